import { canChangeRatings, type TableView } from '@estocade/table'
import { useState } from 'react'
import { FaultBoundary } from '../components/fault-boundary.tsx'
import { usePhone } from '../components/use-phone.ts'
import { useClockText } from '../new-table/clock-text.ts'
import type { GameRules } from '../new-table/game-rules.ts'
import { dictionaryName } from '../texts/index.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { gameOf } from './index.ts'
import type { PageGame } from './page-game.ts'
import { useForm } from './parts.ts'

interface AboutProps {
  readonly view: Pick<TableView, 'game' | 'config' | 'clock' | 'settings' | 'sides'>
  /** Whether matches here can change ratings at all. */
  readonly online: boolean
}

/** Game, language, rule set, clock, and whether it is rated. */
export function TableAbout({ view, online }: AboutProps) {
  const { t } = useTranslation()
  const clockText = useClockText()
  const game = gameOf(view.game)
  return (
    <>
      <b>{game?.name ?? view.game}</b>
      <span className="facts">
        {game && (
          <FaultBoundary instead={null}>
            <RuleSet game={game} config={view.config} />
          </FaultBoundary>
        )}
        <span>{clockText(view.clock)}</span>
        {online && <span>{t(ratingOf(view))}</span>}
      </span>
    </>
  )
}

/** The same in the bar: on a phone two lines, and all of it when it is pressed. */
export function AboutInBar(props: AboutProps) {
  const [open, setOpen] = useState(false)
  if (!usePhone()) return <TableAbout {...props} />
  return (
    <button type="button" className="folded" aria-expanded={open} onClick={() => setOpen(!open)}>
      <TableAbout {...props} />
    </button>
  )
}

/** Whether it is rated, and if it is not because of a guest, that reason. */
function ratingOf(view: AboutProps['view']): 'rated' | 'unrated' | 'unratedGuest' {
  if (canChangeRatings(view)) return 'rated'
  const people = view.sides.flatMap(({ members }) => members)
  return view.settings.rated && people.some(({ guest }) => guest) ? 'unratedGuest' : 'unrated'
}

function RuleSet({ game, config }: { readonly game: PageGame; readonly config: object }) {
  const { t, i18n } = useTranslation()
  const { language = '' } = config as { readonly language?: string }
  const rules = useForm(game)
  if (rules === undefined) return null
  const preset = presetOf(rules, config, Object.keys(game.quickOptions ?? {}))
  // The name of a preset made for one language contains the language.
  const bound = rules.presets.some(({ id, language }) => id === preset && language)
  return (
    <>
      {!bound && <span>{dictionaryName(language, i18n.language)}</span>}
      <span>{preset === undefined ? t('ownRules') : t(`preset_${preset}`)}</span>
    </>
  )
}

/** The preset of these rules, ignoring the clock and some other options; `undefined` if the rules match no preset. */
export function presetOf(rules: GameRules, config: object, aside: readonly string[]): string | undefined {
  const { language } = config as { readonly language: string }
  const plain = (rules: object) =>
    JSON.stringify(Object.entries(rules).filter(([key]) => key !== 'clock' && !aside.includes(key)))
  const usual = rules.presetFor(language)
  return [usual, ...rules.presets.map(({ id }) => id)].find((preset) => {
    const base = rules.configure({ preset, language }, language)
    return base.ok && plain(base.value) === plain(config)
  })
}

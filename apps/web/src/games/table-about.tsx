import type { TableView } from '@estocade/table'
import { Suspense } from 'react'
import { useClockText } from '../new-table/clock-text.ts'
import type { GameRules } from '../new-table/game-rules.ts'
import { isRated } from '../table/judging.ts'
import { type InterfaceLanguage, languageNames } from '../texts/index.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { gameOf } from './index.ts'
import type { PageGame } from './page-game.ts'
import { useForm } from './parts.ts'

interface AboutProps {
  readonly view: Pick<TableView, 'game' | 'config' | 'clock' | 'settings' | 'sides'>
  /** Whether ratings can change here at all. */
  readonly online: boolean
}

/** Game, language, rule set, clock, and whether it is rated: in the bar of every table and on invitations. */
export function TableAbout({ view, online }: AboutProps) {
  const { t } = useTranslation()
  const clockText = useClockText()
  const game = gameOf(view.game)
  const { language } = view.config as { readonly language?: InterfaceLanguage }
  return (
    <>
      <b>{game?.name ?? view.game}</b>
      {language && <span>{languageNames[language] ?? language}</span>}
      {game && (
        <Suspense fallback={null}>
          <RuleSet game={game} config={view.config} />
        </Suspense>
      )}
      <span>{clockText(view.clock)}</span>
      {online && <span>{t(ratingOf(view))}</span>}
    </>
  )
}

/** Whether it is rated, and if a guest is why it is not. */
function ratingOf(view: AboutProps['view']): 'rated' | 'unrated' | 'unratedGuest' {
  if (isRated(view)) return 'rated'
  const people = view.sides.flatMap(({ members }) => members)
  return view.settings.rated && people.some(({ guest }) => guest) ? 'unratedGuest' : 'unrated'
}

function RuleSet({ game, config }: { readonly game: PageGame; readonly config: object }) {
  const { t } = useTranslation()
  const preset = presetOf(useForm(game), config, Object.keys(game.quickOptions ?? {}))
  return <span>{preset === undefined ? t('ownRules') : t(`preset_${preset}`)}</span>
}

/** The preset that these rules are, but for the clock and some other options; `undefined` for rules of one's own. */
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

import { typDom } from '@estocade/games'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { TickIcon } from '../../../components/icons.tsx'
import { useCoach } from '../../../table/coach.ts'
import { LetterPanel } from '../../../table/letter-panel.tsx'
import { useOrder } from '../../../table/use-order.ts'
import { WordField } from '../../../table/word-field.tsx'
import { WordTools } from '../../../table/word-tools.tsx'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Dock } from '../dock.tsx'
import { Saying } from '../saying.tsx'
import { Actions } from './actions.tsx'
import { prospectOf, type Way } from './namings.ts'
import { isMine, type Scene } from './scene.ts'
import type { NamingDraft } from './use-naming.ts'
import type { Recht } from './use-recht.ts'

interface DockProps {
  readonly game: Recht
}

/** The dock of Wer behält recht? */
export function RechtDock({ game }: DockProps) {
  const { scene, rack, model, draft, open, act } = game
  const [spelling, setSpelling] = useState(false)
  const order = useOrder(rack)
  const used = open ? meantStones(rack, draft) : new Set<number>()
  const onStone = (place: number) => {
    const stone = rack[place]!
    if (typDom.isJollyStone(stone)) setSpelling(true)
    else if (used.has(place)) draft.remove(stone)
    else draft.type(stone)
  }
  const consent =
    scene.type === 'consent'
      ? {
          word: scene.word,
          name: model.names[scene.by]!,
          onAnswer: (consent: boolean) => void act({ type: 'answer', word: scene.word, consent }),
        }
      : undefined
  return (
    <Dock rack={rack} used={used} order={order.places} open={open} onStone={onStone} consent={consent}>
      <Named game={game} />
      <WordTools
        onLetters={open ? () => setSpelling(!spelling) : undefined}
        onNext={open ? draft.turn : undefined}
        nextOff={draft.ways.length < 2}
        onShuffle={order.shuffle}
        onBack={!open || draft.typed === '' ? undefined : draft.back}
      />
      {isMine(scene) && <Actions game={game} />}
      {open && spelling && (
        <LetterPanel
          letters={game.alphabet.letters}
          onLetter={draft.type}
          onBack={draft.back}
          onClose={() => setSpelling(false)}
        />
      )}
    </Dock>
  )
}

/** Places of the stones for the entered word; a jolly only if it is the stone to be laid. */
function meantStones(rack: readonly typDom.Stone[], { typed, way }: NamingDraft): ReadonlySet<number> {
  const used = new Set<number>()
  for (const letter of typed) {
    const place = rack.findIndex((stone, i) => stone === letter && !used.has(i))
    if (place >= 0) used.add(place)
  }
  if (way && typDom.isJolly(way.laid.stone)) used.add(rack.indexOf(typDom.stoneShown(way.laid.stone)))
  return used
}

function Named({ game }: DockProps) {
  const { t } = useTranslation()
  const { scene, view, rack, draft, way, counts, refusal, swaps, open, act } = game
  const mayPropose = 'proposed' in scene && !scene.proposed
  const good = counts.known === true || way?.type === 'add'
  const coach = useCoach(game.model)
  return (
    <Saying
      word={draft.typed}
      field={open && <WordField alphabet={game.alphabet} letters={draft.typed} onLetters={draft.retype} />}
      refusal={refusal}
      wrong={counts.known === false ? draft.typed : undefined}
      why={counts.why}
      language={view.config.language}
      onPropose={mayPropose ? (word) => void act({ type: 'propose', word }) : undefined}
      grid={view.grid}
      swap={draft.typed === '' ? swaps[0] : undefined}
      onSwap={(cell) => void act({ type: 'swap', ...cell })}
      verdict={
        way ? (
          <p className={good ? 'good' : 'quiet'}>
            {good && <TickIcon />}
            <span>
              {counts.display && `${counts.display}. `}
              {wayText(t, view, rack, way)}
              {draft.ways.length > 1 && (
                <span className="quiet">
                  {' '}
                  {t('abrWay', { way: draft.ways.indexOf(way) + 1, ways: draft.ways.length })}
                </span>
              )}
            </span>
          </p>
        ) : (
          <p className="quiet">
            {draft.typed === '' && isMine(scene) && coach ? coach : idleText(t, scene, draft.typed)}
          </p>
        )
      }
    />
  )
}

function idleText(t: TFunction, scene: Scene, typed: string): string {
  if (scene.type !== 'begin' && scene.type !== 'grow') return ''
  return typed.length > 1 ? t('reNowhere', { word: typed }) : t(`reIdle_${scene.type}`)
}

function wayText(t: TFunction, view: typDom.RechtView, rack: readonly typDom.Stone[], way: Way): string {
  const letter = way.laid.stone.toUpperCase()
  const stone = typDom.isJolly(way.laid.stone) ? `${letter} (${t('tdWithJolly')})` : letter
  if (way.type === 'add') return t('reAddSays', { stone, word: way.run.word })
  const { missing, lacking } = prospectOf(view.grid, rack, way)
  if (missing === 0) return t('reDone', { stone })
  if (lacking === '') return t('reSafe', { stone })
  const left = typDom.takeStones(rack, [typDom.stoneShown(way.laid.stone)]) ?? rack
  const count = typDom.rackPrice(left) * view.factor
  return t('reRisk', { stone, letters: [...lacking].join(' '), count })
}

import { typDom } from '@estocade/games'
import type { TFunction } from 'i18next'
import { TickIcon } from '../../../components/icons.tsx'
import { Action } from '../../../table/action.tsx'
import { useCoach } from '../../../table/coach.ts'
import { RuleLink } from '../../../table/rule-link.tsx'
import { useOrder } from '../../../table/use-order.ts'
import { WordField } from '../../../table/word-field.tsx'
import { WordTools } from '../../../table/word-tools.tsx'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Buying } from '../buying.tsx'
import { Dock } from '../dock.tsx'
import { Saying } from '../saying.tsx'
import { lettersOut } from '../use-laying-out.ts'
import type { Ways } from './scene.ts'
import type { Crossword } from './use-crossword.ts'
import type { Verdict } from './verdict.ts'

interface DockProps {
  readonly game: Crossword
}

/** The dock of Kreuzwort and Point. */
export function CrosswordDock({ game }: DockProps) {
  const { scene, rack, draft, model, ways, alphabet, mayLay, act } = game
  const order = useOrder(rack)
  const used = new Set(mayLay ? draft.out.flatMap(({ place }) => place ?? []) : [])
  const consent =
    scene.type === 'consent'
      ? {
          word: scene.word,
          name: model.names[scene.by]!,
          onAnswer: (consent: boolean) => void act({ type: 'answer', word: scene.word, consent }),
        }
      : undefined
  return (
    <Dock
      rack={rack}
      used={used}
      order={order.places}
      points={ways.points ? typDom.stoneSet(alphabet).points : undefined}
      open={mayLay}
      onStone={draft.tapStone}
      consent={consent}
    >
      <LaidOut game={game} />
      <WordTools
        onTurn={mayLay ? draft.turn : undefined}
        onShuffle={order.shuffle}
        onBack={mayLay && draft.out.length > 0 ? draft.back : undefined}
      />
      {scene.type === 'playing' && <Actions game={game} />}
    </Dock>
  )
}

function LaidOut({ game }: DockProps) {
  const { t } = useTranslation()
  const { scene, ways, verdict, counts, refusal, draft, swaps, view, act, mayLay, display } = game
  const word = 'word' in verdict ? verdict.word : lettersOut(draft.out)
  const playing = scene.type === 'playing'
  const good = verdict.type === 'ready' && counts.all === true
  const coach = useCoach(game.model)
  return (
    <Saying
      word={playing ? word : ''}
      field={
        mayLay && (
          <WordField alphabet={game.alphabet} letters={lettersOut(draft.out)} onLetters={draft.retype} />
        )
      }
      refusal={refusal}
      wrong={playing ? counts.wrong : undefined}
      why={counts.why}
      language={view.config.language}
      onPropose={playing && !scene.proposed ? (word) => void act({ type: 'propose', word }) : undefined}
      grid={view.grid}
      swap={verdict.type === 'nothing' ? swaps[0] : undefined}
      onSwap={(cell) => void act({ type: 'swap', ...cell })}
      verdict={
        <p className={good ? 'good' : 'quiet'}>
          {good && <TickIcon />}
          {mayLay &&
            `${good && display ? `${display}. ` : ''}${verdict.type === 'nothing' && coach ? coach : sayingOf(t, verdict, ways)}`}
        </p>
      }
    >
      {verdict.type === 'ready' && verdict.link && (
        <RuleLink rule={ways.points ? 'point#T22' : 'kreuzwort#T6'} about={t('tdLink')} />
      )}
    </Saying>
  )
}

function sayingOf(t: TFunction, verdict: Verdict, ways: Ways): string {
  switch (verdict.type) {
    case 'nothing':
      return t('tdIdle')
    case 'lacking':
      return t('tdLacking', { letters: [...verdict.letters].join(' ') })
    case 'faulty':
      return t(`refusal_${verdict.code}`, { word: verdict.word, shortest: 2 })
    case 'ready': {
      const { parts, link, across, placement } = verdict
      const total = parts.reduce((sum, n) => sum + n, 0)
      const laid = [...placement.stones].filter((stone) => stone !== typDom.LYING).length
      const first = ways.points
        ? t('tdReadyPoints', { sum: parts.join(' + '), count: total })
        : t('tdReadyStones', { count: laid })
      const jollies = [...placement.stones].filter((stone) => typDom.isJolly(stone))
      const spends =
        jollies.length > 0 ? ` ${t('tdSpendsJolly', { letters: jollies.join(', ').toUpperCase() })}` : ''
      const also = across.length > 0 ? ` ${t('tdAlso', { words: across.join(', ') })}` : ''
      return `${first}${spends}${also}${link ? ` ${t('tdLink')}` : ''}`
    }
  }
}

function Actions({ game }: DockProps) {
  const { scene, ways, view, verdict, counts, buying, mayPass, setBuying, enter, act } = game
  const { t } = useTranslation()
  if (scene.type !== 'playing') return null
  const { red, black } = view.stocks
  const empty = red + black === 0
  const mayBuy = !(scene.laid > 0 && ways.points)
  if (buying)
    return (
      <Buying
        stocks={view.stocks}
        most={ways.mostBought}
        onBuy={(colours) => void act({ type: 'buy', colours })}
        onClose={() => setBuying(false)}
      />
    )
  const ready = verdict.type === 'ready' && counts.all !== false
  return (
    <div className="acts">
      {mayBuy && (
        <>
          <RuleLink rule={ways.points ? 'point#T23' : 'kreuzwort#T8'} about={t('tdBuy')} />
          <Action
            text={t('tdBuy')}
            small={empty ? t('tdStockEmpty') : t('tdBuyThen')}
            off={empty}
            onClick={() => setBuying(true)}
          />
        </>
      )}
      {mayPass && (
        <Action
          text={scene.laid > 0 ? t('tdEndTurn') : t('pass')}
          small={scene.laid > 0 ? t('tdEndThen') : t('tdPassThen')}
          onClick={() => void act({ type: 'pass' })}
        />
      )}
      <Action
        main
        text={ready ? t('layWord', { word: verdict.word }) : t('lay')}
        keyName="Enter"
        off={!ready}
        onClick={enter}
      />
    </div>
  )
}

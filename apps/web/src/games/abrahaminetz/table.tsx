import './abrahaminetz.css'
import { abrahaminetz as rules } from '@estocade/games'
import { alphabets } from '@estocade/words'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameAction } from '../../table/extras.tsx'
import { TableFrame } from '../../table/frame.tsx'
import type { KeyList } from '../../table/keys-panel.tsx'
import { LaidWord } from '../../table/laid-word.tsx'
import { LetterChoice } from '../../table/letter-choice.tsx'
import { useTableModel } from '../../table/model.ts'
import { useStory } from '../../table/story.ts'
import { useAct } from '../../table/use-act.ts'
import { useDrag } from '../../table/use-drag.ts'
import { useKeys } from '../../table/use-keys.ts'
import { type Running, runningTime, useSeconds } from '../../table/use-time.ts'
import type { GameTableProps } from '../page-game.ts'
import { actionText } from './action-text.ts'
import { Actions } from './actions.tsx'
import { Hand } from './hand.tsx'
import { type Ground, putsOf } from './making.ts'
import { RackBoard } from './rack-board.tsx'
import { SandGlass } from './sand-glass.tsx'
import { liveSeat, type Scene, sceneOf } from './scene.ts'
import { titleOf, whatOf } from './sentences.ts'
import { Sheet } from './sheet.tsx'
import { showEvent } from './show-event.ts'
import { spoken } from './spoken.ts'
import { Starting } from './starting.tsx'
import { type Story, storyOf } from './story.ts'
import { Summary } from './summary.tsx'
import { type Edge, Trail } from './trail.tsx'
import { useDraft } from './use-draft.ts'

const keys: KeyList = [
  ['A … Z', 'keyType'],
  ['Enter', 'keyLay'],
  ['Backspace', 'keyBack'],
  ['Esc', 'keyEsc'],
  ['↑ ↓', 'keyWays'],
  ['Ctrl Enter', 'keyPassPlain'],
  ['Alt ↑', 'keyTake'],
  ['?', 'keyHelp'],
]

/** A running game of Abrahaminetz as one seat sees it. */
export function AbrahaminetzTable({ session, onAgain }: GameTableProps) {
  const { t } = useTranslation()
  const model = useTableModel(session)
  const { table, seat: me, names } = model
  const view = table.match!.view as unknown as rules.View
  const scene = sceneOf(view, me)
  const events = useStory<rules.SeenEvent>(session)
  const story = useTelling(events, view)
  const values = rules.valuesOf(view.config.language)
  const { act, refusal, forget } = useAct<rules.Action>(session)
  const hand = (me === undefined ? null : view.hands[me]) ?? ''
  const ground = useGround(scene, view, hand)
  const draft = useDraft(session, scene.type, ground)
  const [exchanging, setExchanging] = useState(false)
  const [down, setDown] = useState(false)
  const { making, clear } = draft

  const enter = () => {
    if (scene.type === 'judging') return void act({ type: 'accept', window: scene.window })
    if (making.type !== 'ready') return
    const { cards } = making.laying
    void act(scene.type === 'choosing' ? { type: 'choose', cards } : { type: 'lay', ...making.laying })
  }
  const pass = () => {
    if (scene.type === 'playing') void act({ type: 'pass' })
    if (scene.type === 'choosing') void act({ type: 'decline' })
  }
  const show = (action: GameAction): boolean => {
    const advice = action as rules.Action
    if (advice.type === 'lay') draft.show(advice)
    else if (advice.type === 'choose') draft.show({ grow: 'none', cards: advice.cards })
    return advice.type === 'lay' || advice.type === 'choose'
  }
  const onCard = (place: number) => {
    if (!exchanging) return draft.tapCard(place, down)
    setExchanging(false)
    void act({ type: 'exchange', card: hand[place]! })
  }
  useKeys(alphabets[view.config.language], ground !== undefined || scene.type === 'judging', {
    onLetters: (letters) => ground && draft.type(letters),
    onKey(key) {
      if (key === 'Enter') enter()
      else if (key === 'Ctrl+Enter') pass()
      else if (key === 'Backspace') draft.back()
      else if (key === 'Escape') {
        setExchanging(false)
        clear()
      } else if (key === 'ArrowDown' && draft.ways > 1) draft.turn(1)
      else if (key === 'ArrowUp' && draft.ways > 1) draft.turn(-1)
      else return false
      return true
    },
  })
  const drag = useDrag((id, { target }) => {
    const place = Number(id.split(' ')[1])
    const [where, cell] = target.split(' ')
    if (where === 'cell') return draft.put(place, Number(cell), down)
    if (where === 'hand') draft.takeBack(place)
    return false
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another hand, another choice
  useEffect(() => {
    setExchanging(false)
    setDown(false)
  }, [view.rack, hand, scene.type])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another card answers the refusal
  useEffect(forget, [making])

  const puts = putsOf(making)
  const secret = view.phase.type === 'starting'
  const own = view.phase.type === 'starting' ? view.phase.own : null
  const live = liveSeat(scene, me)
  const time = runningTime(table, live)
  const open = scene.type === 'playing' || scene.type === 'choosing'
  const edgeOf = (cell: number): Edge => {
    if (!open || view.rack.length === rules.LONGEST) return 'none'
    return puts.some((put) => put.cell === cell) ? 'card' : 'slot'
  }
  const front = story.words.at(-1)?.left ?? 0
  const earlier = view.phase.type === 'window' ? story.words : story.words.slice(0, -1)
  return (
    <TableFrame<rules.SeenEvent>
      model={model}
      kind="abrahaminetz"
      scene={scene.type}
      title={titleOf(t, scene, names)}
      what={whatOf(t, scene, view, names)}
      time={time}
      bladeless
      keys={keys}
      describe={(action) => actionText(t, view.rack, action as rules.Action)}
      show={show}
      spoken={(event) => spoken(t, event, names)}
      onEvent={(event) => showEvent(event, me)}
      drag={drag}
      onAgain={onAgain}
    >
      <div className="ground">
        <div className="middle">
          {secret || (story.words.length === 0 && view.rack === '') ? (
            <Starting view={view} story={story} names={names} me={me} />
          ) : (
            <Trail
              words={earlier}
              left={front}
              size={view.rack.length}
              before={edgeOf(-1)}
              behind={edgeOf(view.rack.length)}
              names={names}
              language={view.config.language}
            />
          )}
          <RackBoard
            rack={secret ? '' : view.rack}
            puts={own && secret ? revealed(own) : puts}
            values={values}
            live={open}
            open={open}
            onCell={(cell) => draft.tapCell(cell, down)}
          />
          {scene.type !== 'over' && me !== undefined && (
            <Summary
              making={making}
              typed={draft.typed}
              ways={draft.ways}
              way={draft.way}
              refusal={refusal}
              idle={open ? t(draft.held === undefined ? 'abrIdle' : 'abrHeld') : ''}
              secret={secret}
              lying={
                !secret &&
                view.rack !== '' && (
                  <LaidWord word={rules.wordOn(view.rack)} language={view.config.language} />
                )
              }
            />
          )}
          {me !== undefined && (
            <section className="sheet holding" data-drop="hand 0" aria-label={t('abrHand')}>
              <p>
                <span className="caption">{t('abrHand')}</span>{' '}
                <span className="quiet">{t('tableHidden')}</span>
              </p>
              <div className="cards">
                <Hand
                  hand={hand}
                  values={values}
                  used={new Set(puts.map(({ place }) => place))}
                  held={draft.held}
                  fresh={story.drawn[me] ?? ''}
                  open={open}
                  onCard={onCard}
                />
                <Stock count={view.stock} />
              </div>
            </section>
          )}
          {me !== undefined && (
            <Actions
              scene={scene}
              draft={draft}
              stock={view.stock}
              beginners={view.config.beginners}
              exchanging={exchanging}
              down={down}
              onExchange={() => setExchanging(!exchanging)}
              onDown={() => setDown(!down)}
              onEnter={enter}
              onPass={pass}
              act={act}
            />
          )}
        </div>
        <aside className="scores">
          <Sheet
            story={story}
            scores={view.scores}
            handSizes={view.handSizes}
            names={names}
            me={me}
            promise={making.type === 'ready' && scene.type === 'playing' ? making.points : undefined}
          />
          <Glass time={time} skew={session.skew} />
        </aside>
      </div>
      {draft.question && (
        <LetterChoice
          title={t('abrJokerAs')}
          letters={alphabets[view.config.language].letters}
          onLetter={draft.answer}
        />
      )}
    </TableFrame>
  )
}

/** One's own starting word, chosen already, lies open for oneself. */
const revealed = (cards: string) => [...cards].map((as, cell) => ({ cell, place: -1, as }))

function useGround(scene: Scene, view: rules.View, hand: string): Ground | undefined {
  const exchanges = scene.type === 'playing' ? scene.exchanges : 0
  const { rack, config } = view
  const { type } = scene
  return useMemo(() => {
    if (type === 'choosing') return { rack: '', hand, config, exchanges: 0 }
    return type === 'playing' ? { rack, hand, config, exchanges } : undefined
  }, [type, rack, hand, exchanges, config])
}

/** Events seen, told from the rack that lay there when one came. */
function useTelling(events: readonly rules.SeenEvent[], view: rules.View): Story {
  const whole = events[0]?.type === 'dealt'
  const base = useRef(view.rack)
  const seats = view.scores.length
  return useMemo(() => storyOf(events, seats, whole ? '' : base.current), [events, seats, whole])
}

const Stock = ({ count }: { readonly count: number }) => {
  const { t } = useTranslation()
  return (
    <div className="stock">
      <span className={count === 0 ? 'pile empty' : 'pile'} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span>
        <b className="figure">{count}</b> <span className="quiet">{t('abrInStock')}</span>
      </span>
    </div>
  )
}

interface GlassProps {
  readonly time: Running | undefined
  readonly skew: number | undefined
}

/** ms that a sand-glass may run: one of days would stand still. */
const LONGEST_GLASS = 3_600_000

function Glass({ time, skew }: GlassProps) {
  const seconds = useSeconds(time, skew)
  if (time === undefined || seconds === undefined || time.of > LONGEST_GLASS) return null
  return <SandGlass seconds={seconds} whole={time.of / 1000} />
}

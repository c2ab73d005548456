import { type abrahaminetz as rules, viewIn } from '@estocade/games'
import { alphabets } from '@estocade/words'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { TableSession } from '../../session/session.ts'
import { judgingOf } from '../../table/judging.ts'
import { useTableModel } from '../../table/model.ts'
import { useStory } from '../../table/story.ts'
import { useAct } from '../../table/use-act.ts'
import { useDrag } from '../../table/use-drag.ts'
import { useKeys } from '../../table/use-keys.ts'
import { useOrder } from '../../table/use-order.ts'
import { useChecked } from '../../words/checked.ts'
import { type Ground, type Making, putsOf } from './making.ts'
import { type Scene, sceneOf } from './scene.ts'
import { type Story, storyOf } from './story.ts'
import { useDraft } from './use-draft.ts'

/** A table of Abrahaminetz as one seat sees it, with the word that the player is making. */
export function useAbrahaminetz(session: TableSession) {
  const model = useTableModel(session)
  const { seat: me } = model
  const view = viewIn(model.table, 'abrahaminetz')
  const scene = sceneOf(view, me)
  const story = useTelling(useStory<rules.SeenEvent>(session).events, view)
  const { act, refusal, forget } = useAct<rules.Action>(session)
  const hand = (me === undefined ? null : view.hands[me]) ?? ''
  const order = useOrder(useMemo(() => [...hand], [hand]))
  const ground = useGround(scene, view, hand)
  const draft = useDraft(session, scene.type, ground)
  const { making, clear } = draft
  const { counts, why } = useCounts(session, view, making)
  const [exchanging, setExchanging] = useState(false)
  const [down, setDown] = useState(false)

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
  const open = scene.type === 'playing' || scene.type === 'choosing'
  return {
    ...{ model, view, scene, story, me, hand, order, ground, draft, making, counts, why, open },
    puts: putsOf(making),
    ...{ act, refusal, enter, pass, onCard, drag, exchanging, setExchanging, down, setDown },
  }
}

export type Abrahaminetz = ReturnType<typeof useAbrahaminetz>

/** Whether the word laid out counts; `undefined` if the table says so only when it is laid, or never. */
function useCounts(session: TableSession, { config }: rules.View, making: Making) {
  const told = judgingOf(session, config.judging === 'challenge') === 'typing'
  const word = making.type === 'ready' ? making.word : ''
  const rules = told ? { language: config.language, words: config.words } : undefined
  const checked = useChecked(session, rules, [word])
  return { counts: word === '' ? undefined : checked(word), why: checked.why(word) }
}

function useGround(scene: Scene, view: rules.View, hand: string): Ground | undefined {
  const exchanges = scene.type === 'playing' ? scene.exchanges : 0
  const { rack, config } = view
  const { type } = scene
  return useMemo(() => {
    if (type === 'choosing') return { rack: '', hand, config, exchanges: 0 }
    return type === 'playing' ? { rack, hand, config, exchanges } : undefined
  }, [type, rack, hand, exchanges, config])
}

/** The events seen so far, starting from the rack before the first of them. */
function useTelling(events: readonly rules.SeenEvent[], view: rules.View): Story {
  const whole = events[0]?.type === 'dealt'
  const base = useRef(view.rack)
  const seats = view.scores.length
  return useMemo(() => storyOf(events, seats, whole ? '' : base.current), [events, seats, whole])
}

import type { JarnacTexts } from '@estocade/texts/page/jarnac/en'
import { useTranslation } from 'react-i18next'
import { RuleLink } from '../../table/rule-link.tsx'
import { Time } from '../../table/turn-strip.tsx'
import { runningTime, useSeconds } from '../../table/use-time.ts'
import type { JarnacTableModel } from './use-table.ts'

/** Whose turn it is and what may be done, in one sentence each; and the time. */
export function TurnStrip({ model }: { readonly model: JarnacTableModel }) {
  const { t } = useTranslation()
  const { table, live, scene, session } = model
  const time = runningTime(table, live)
  const seconds = useSeconds(time, session.skew)
  const [title, what] = sentences(model)
  const rule = ruleOf(scene)
  const hot = seconds !== undefined && seconds <= 10
  return (
    <section className={`turn ${scene.type === 'window' ? 'theft' : ''} ${hot ? 'hot' : ''}`}>
      <h1 tabIndex={-1}>{t(title.key, title.values ?? {})}</h1>
      {what && <p>{t(what.key, what.values ?? {})}</p>}
      {rule && what && <RuleLink rule={rule} about={t(what.key, what.values ?? {})} />}
      <Time time={time} skew={session.skew} />
    </section>
  )
}

/** The rule that the moment turns on. */
function ruleOf(scene: JarnacTableModel['scene']): string | undefined {
  switch (scene.type) {
    case 'window':
      return 'jarnac#J20'
    case 'challenge':
      return 'jarnac#J41'
    case 'opening':
      return scene.maySwap ? 'jarnac#J9' : undefined
    default:
      return undefined
  }
}

interface Sentence {
  readonly key: keyof JarnacTexts
  readonly values?: Readonly<Record<string, string | number>>
}

/** The two sentences of the strip; they are also what is read out. */
export function sentences({
  scene,
  names,
  view,
  me,
  seat,
  captain,
}: JarnacTableModel): readonly [Sentence, Sentence | undefined] {
  const yours: Sentence = captain ? { key: 'yourTurn' } : { key: 'sidesTurn' }
  switch (scene.type) {
    case 'window':
      return scene.last
        ? [{ key: 'lastWord', values: { name: names[scene.victim]! } }, { key: 'lastJarnac' }]
        : [{ key: 'passes', values: { name: names[scene.victim]! } }, { key: 'missed' }]
    case 'opening':
      return [yours, { key: view.sides[me]!.opened ? takeOr(scene.maySwap) : 'takeFirst' }]
    case 'playing':
      return [yours, { key: captain ? 'layOrPass' : 'proposeOne' }]
    case 'challenge':
      return [{ key: 'lays', values: { name: names[scene.by]!, word: scene.word } }, { key: 'isItAWord' }]
    case 'adjourned':
      return [{ key: 'adjourned' }, { key: 'adjournedThen' }]
    case 'over':
      return [{ key: 'over' }, undefined]
    case 'waiting':
      return waitingSentences(scene, names, view, seat)
  }
}

const takeOr = (maySwap: boolean): 'takeOrSwap' | 'takeOne' => (maySwap ? 'takeOrSwap' : 'takeOne')

function waitingSentences(
  { for: whom, why }: Extract<JarnacTableModel['scene'], { type: 'waiting' }>,
  names: readonly string[],
  { phase }: JarnacTableModel['view'],
  seat: number | undefined,
): readonly [Sentence, Sentence | undefined] {
  const name = names[whom]!
  if (why === 'doubts' && phase.type === 'challenge') {
    const { word } = phase.pending
    return whom === seat
      ? [{ key: 'youLay', values: { word } }, { key: 'othersDoubt' }]
      : [{ key: 'lays', values: { name, word } }, { key: 'othersDoubt' }]
  }
  if (why === 'calls')
    return [whom === seat ? { key: 'youPass' } : { key: 'passes', values: { name } }, { key: 'othersCall' }]
  return [{ key: 'theirTurn', values: { name } }, seat === undefined ? { key: 'youWatch' } : undefined]
}

import { jarnac } from '@estocade/games'
import type { Texts } from '@estocade/texts/page/en'
import type { TFunction } from 'i18next'
import type { JarnacTableModel } from './use-table.ts'

interface Sentence {
  readonly key: keyof Texts
  readonly values?: Readonly<Record<string, string | number>>
}

/** The strip: whose turn it is, and what the viewer may do. */
export function stripOf(model: JarnacTableModel, t: TFunction) {
  const [title, what] = sentences(model)
  return {
    title: t(title.key, title.values ?? {}),
    what: what && t(what.key, what.values ?? {}) + aimOf(model, t),
    rule: ruleOf(model.scene),
    theft: model.scene.type === 'window',
  }
}

/** Before the first letters are drawn the strip explains the goal of the game. */
const aimOf = ({ scene, view, me }: JarnacTableModel, t: TFunction): string =>
  scene.type === 'opening' && !view.sides[me]!.opened && !view.config.solo ? ` ${t('jarnacAim')}` : ''

/** The rule that applies at this moment. */
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

function sentences({
  scene,
  names,
  view,
  me,
  seat,
  you,
  captain,
}: JarnacTableModel): readonly [Sentence, Sentence | undefined] {
  const own: Sentence = captain ? { key: 'yourTurn' } : { key: 'sidesTurn' }
  const yours: Sentence = you === undefined ? { key: 'turnOf', values: { name: names[me]! } } : own
  switch (scene.type) {
    case 'window':
      return windowSentences(scene, names[scene.victim]!, scoresOf({ view, names }))
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

/** A window that would end the game says so, with the final score. */
function windowSentences(
  { last, ends }: Extract<JarnacTableModel['scene'], { type: 'window' }>,
  name: string,
  scores: string,
): readonly [Sentence, Sentence] {
  if (last)
    return [
      { key: 'lastWord', values: { name } },
      { key: 'lastJarnac', values: { scores } },
    ]
  const what: Sentence = ends ? { key: 'missedEnds', values: { scores } } : { key: 'missed' }
  return [{ key: 'tellPass', values: { name } }, what]
}

/** Each side with the points it would have if the game ended now. */
export const scoresOf = ({ view, names }: Pick<JarnacTableModel, 'view' | 'names'>): string =>
  view.sides.map(({ rows }, seat) => `${names[seat]} ${jarnac.scoreOf(rows)}`).join(', ')

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
    return [
      whom === seat ? { key: 'tellPass_you' } : { key: 'tellPass', values: { name } },
      { key: 'othersCall' },
    ]
  return [{ key: 'theirTurn', values: { name } }, seat === undefined ? { key: 'youWatch' } : undefined]
}

import type { JarnacTexts } from '@estocade/texts/page/jarnac/en'
import type { TFunction } from 'i18next'
import type { JarnacTableModel } from './use-table.ts'

interface Sentence {
  readonly key: keyof JarnacTexts
  readonly values?: Readonly<Record<string, string | number>>
}

/** The strip: whose turn it is, and what may be done. */
export function stripOf(model: JarnacTableModel, t: TFunction) {
  const [title, what] = sentences(model)
  return {
    title: t(title.key, title.values ?? {}),
    what: what && t(what.key, what.values ?? {}),
    rule: ruleOf(model.scene),
    theft: model.scene.type === 'window',
  }
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

function sentences({
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

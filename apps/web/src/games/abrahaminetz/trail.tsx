import { abrahaminetz as rules } from '@estocade/games'
import { figure } from '@estocade/texts/numbers'
import { LaidWord } from '../../table/laid-word.tsx'
import { Mark } from '../../table/mark.tsx'
import { useTranslation } from '../../texts/use-translation.ts'
import type { EarlierWord } from './story.ts'

interface TrailProps {
  readonly words: readonly EarlierWord[]
  /** The position of the rack's first cell, and the number of cells. */
  readonly left: number
  readonly size: number
  /** What is before and after the lying cells: nothing, a cell that could be added, or such a cell with a card. */
  readonly before: Edge
  readonly behind: Edge
  readonly names: readonly string[]
  readonly language: string
}

export type Edge = 'none' | 'slot' | 'card'

/** How many words are shown above the rack. */
const SHOWN = 3

/** Earlier words above the rack, letter over letter, the newest at the bottom. */
export function Trail({ words, left, size, before, behind, names, language }: TrailProps) {
  const { t } = useTranslation()
  return (
    <ol className="trail" aria-label={t('abrTrail')}>
      {words.slice(-SHOWN).map((word) => (
        <li key={words.indexOf(word)}>
          <span className="by">
            <Mark seat={word.seat} />
            <span className="unseen">{names[word.seat]}</span>
            <b className="figure">{figure(word.points)}</b>
          </span>
          <LaidWord word={rules.wordOn(word.rack)} language={language}>
            <span className="letters" aria-hidden="true">
              <i className={`edge-${before}`} />
              {[...Array(size).keys()].map((k) => {
                const cell = word.rack[k + left - word.left]
                return (
                  <i key={k} className={cell !== undefined && rules.isErased(cell) ? 'erased' : ''}>
                    {cell === undefined || rules.isErased(cell) ? '' : cell.toUpperCase()}
                  </i>
                )
              })}
              <i className={`edge-${behind}`} />
            </span>
          </LaidWord>
        </li>
      ))}
    </ol>
  )
}

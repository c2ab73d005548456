import { describe, expect, it } from 'vitest'
import { numberIn } from '../results-chart.mjs'
import { isResultsPageCurrent, resultsIn, resultsPage } from '../results-page.mjs'

const text = `## The server

| goal | wanted | measured |  |
| --- | --- | --- | --- |
| CPU an action | 1.6 or less | 1.84 | **not met** |
| actions/s | 3 or more | 6.00 | met |

| server | kind | CPU |
| --- | --- | --- |
| ours & theirs | stored | **1.2 ms** |
| bare | <none> | 600 µs |

| game | ms | at most 300 ms |
| --- | --- | --- |
| Point | 382 | **not met** |

Slower than a peer: CPU an action, 2.00 times bare ws
`

const { page, charts } = resultsPage([{ name: 'server', text }])

describe('the page of results', () => {
  it('lists what is slower than a peer, and the goals that are not met', () => {
    expect(page).toContain('## What is slower than a peer\n\n- CPU an action, 2.00 times bare ws')
    expect(page).toContain('- server: CPU an action: 1.84, wanted 1.6 or less')
    expect(page).not.toContain('- server: actions/s')
    // Where a column says whether the row meets a goal.
    expect(page).toContain('- server: Point: at most 300 ms')
  })

  it('shows every table with its chart', () => {
    expect([...charts.keys()]).toEqual(['server-1.svg', 'server-2.svg', 'server-3.svg'])
    for (const file of charts.keys()) expect(page).toContain(`](charts/${file})`)
    expect(page).toContain('| bare | <none> | 600 µs |')
  })

  it('draws bars in proportion, whatever the unit, and goals as part of their limit', () => {
    const bars = (file: string) =>
      [...charts.get(file)!.matchAll(/width="([\d.]+)" height="14"/g)].map(([, width]) => Number(width))
    const [goal, other] = bars('server-1.svg')
    expect(goal! / other!).toBeCloseTo(1.84 / 1.6 / 0.5, 1)
    const [long, short] = bars('server-2.svg')
    expect(long! / short!).toBeCloseTo(2, 5)
    expect(charts.get('server-2.svg')).toContain('ours &amp; theirs, stored')
  })

  it('reads numbers with their units, and no text', () => {
    expect(numberIn('3,990×')).toBe(3990)
    expect(numberIn('77.8 % of 200')).toBe(77.8)
    expect(numberIn('−21 %')).toBe(-21)
    expect(numberIn('153 – 119')).toBe(153)
    for (const cell of ['', 'met', 'pupil – novice']) expect(numberIn(cell)).toBeUndefined()
  })

  it('is read back as the results that it was written from', () => {
    const results = [
      { name: 'nodes', text: text.trim() },
      { name: 'typ-dom', text: '## Typ-Dom\n\n| a | b |\n| --- | --- |\n| x | 1 |\n\nMade on two cores.' },
    ]
    expect(resultsIn(resultsPage(results).page)).toEqual(results)
  })

  it('has the lists and charts of its tables; `node scripts/results-page.mjs` writes them again', () => {
    expect(isResultsPageCurrent()).toBe(true)
  })
})

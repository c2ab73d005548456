// bench/RESULTS.md: the results of every benchmark with charts, and what is slower than a peer or misses its goal. The
// page is also the only place where the results are kept: a new one replaces its section.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chartOf } from './results-chart.mjs'

const bench = fileURLToPath(new URL('../bench', import.meta.url))
const charts = `${bench}/charts`

const INTRODUCTION = `# Results

\`npm run bench\` writes this page; \`npm run bench NAME\` replaces one section of it.

- Compare ratios; times are those of one machine, which each part names with its date.
- The compared programs alternate within the same run (A B B A), after a warm-up. A figure is the median over the rounds.
- A/A is a program compared with itself in the same run: its distance from 1 shows how much of a ratio is noise.
- The charts show one column of the table above them, or, for goals, how much of the limit is used.`

/** The lines that a benchmark begins with these words are listed at the top of the page. */
const SLOWER = 'Slower than a peer: '

/** The page and its charts, from each benchmark's name and text. */
export function resultsPage(results) {
  const charts = new Map()
  const parts = results.map(({ name, text }) => `${marker(name)}\n\n${withCharts(name, text, charts)}`)
  const page = [
    INTRODUCTION,
    '## What is slower than a peer',
    slowerThanPeers(results).join('\n') || 'Nothing.',
    '## Goals that are not met',
    missedGoals(results).join('\n') || 'None.',
    ...parts,
  ]
  return { page: `${page.join('\n\n')}\n`, charts }
}

const slowerThanPeers = (results) =>
  results.flatMap(({ text }) =>
    text
      .split('\n')
      .filter((line) => line.startsWith(SLOWER))
      .map((line) => `- ${line.slice(SLOWER.length)}`),
  )

const missedGoals = (results) =>
  results.flatMap(({ name, text }) =>
    tablesOf(text).flatMap(({ head, rows }) =>
      rows.filter((cells) => cells.includes(MISSED)).map((cells) => `- ${name}: ${missed(head, cells)}`),
    ),
  )

const MISSED = '**not met**'

/** A row of a table of goals, or of another table with a column that says whether the row meets a goal. */
const missed = (head, cells) =>
  head[1] === 'wanted'
    ? `${cells[0]}: ${cells[2]}, wanted ${cells[1]}`
    : `${cells[0]}: ${head[cells.indexOf(MISSED)]}`

/** The line before the section of a benchmark. */
const marker = (name) => `<!-- bench ${name} -->`

/** The name and text of each benchmark on a page, without the charts. */
export function resultsIn(page) {
  const [, ...parts] = page.split(/^<!-- bench ([\w-]+) -->$/m)
  const results = []
  for (let i = 0; i < parts.length; i += 2) {
    const text = parts[i + 1].replace(/\n\n!\[[^\]]*\]\(charts\/[^)]*\)/g, '').trim()
    results.push({ name: parts[i], text })
  }
  return results
}

/** Draws each table's chart into `charts` and names it below the table. */
function withCharts(name, text, charts) {
  let rest = text.trim().replace(/^# /, '## ')
  for (const [i, table] of tablesOf(rest).entries()) {
    const svg = chartOf(table)
    if (svg === undefined) continue
    const file = `${name}-${i + 1}.svg`
    charts.set(file, svg)
    rest = rest.replace(table.text, () => `${table.text}\n\n![${table.head.join(', ')}](charts/${file})`)
  }
  return rest
}

/** The tables of a Markdown text, each as it stands there and in cells. */
export function tablesOf(text) {
  return [...text.matchAll(/^\|.*\|[ \t]*(?:\n\|.*\|[ \t]*)+/gm)].map(([table]) => {
    const [head, , ...rows] = table.split('\n').map((line) =>
      line
        .trim()
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    )
    return { text: table, head, rows }
  })
}

const storedPage = () => readFileSync(`${bench}/RESULTS.md`, 'utf8')

/** Writes the page and its charts again, with a new result of one benchmark if there is one. */
export function writeResultsPage(fresh) {
  const kept = resultsIn(storedPage()).filter(({ name }) => name !== fresh?.name)
  const results = fresh === undefined ? kept : [...kept, fresh]
  const sorted = results.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  const drawn = resultsPage(sorted)
  writeFileSync(`${bench}/RESULTS.md`, drawn.page)
  rmSync(charts, { recursive: true, force: true })
  mkdirSync(charts)
  for (const [file, svg] of drawn.charts) writeFileSync(`${charts}/${file}`, svg)
}

/** Whether the lists at the top and the charts are those of the page's tables. */
export function isResultsPageCurrent() {
  const drawn = resultsPage(resultsIn(storedPage()))
  const files = [...drawn.charts].map(([file, svg]) => [`${charts}/${file}`, svg])
  return [[`${bench}/RESULTS.md`, drawn.page], ...files].every(
    ([file, text]) => readFileSync(file, 'utf8') === text,
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeResultsPage()

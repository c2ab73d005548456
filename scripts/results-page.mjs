// bench/RESULTS.md: every table of bench/results with a chart, and what is slower than a peer or misses its goal.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chartOf } from './results-chart.mjs'

const bench = fileURLToPath(new URL('../bench', import.meta.url))
const folder = `${bench}/results`

const INTRODUCTION = `# Results

\`npm run bench\` writes this page from the files in [results](results), one for each benchmark.

- Compare ratios; times are those of one machine, which each part names with its date.
- The compared programs alternate within the same run (A B B A), after a warm-up. A figure is the median over the rounds.
- A/A is a program compared with itself in the same run: its distance from 1 shows how much of a ratio is noise.
- The charts show one column of the table above them, or, for goals, how much of the limit is used.`

/** The lines that a benchmark begins with these words are listed at the top of the page. */
const SLOWER = 'Slower than a peer: '

/** The page and its charts, from each result file's name and text. */
export function resultsPage(results) {
  const charts = new Map()
  const parts = results.map(({ name, text }) => withCharts(name, text, charts))
  const slower = results.flatMap(({ text }) =>
    text
      .split('\n')
      .filter((line) => line.startsWith(SLOWER))
      .map((line) => `- ${line.slice(SLOWER.length)}`),
  )
  const missed = results.flatMap(({ name, text }) =>
    tablesOf(text)
      .flatMap(({ rows }) => rows)
      .filter((cells) => cells.includes('**not met**'))
      .map(([goal, wanted, measured]) => `- ${name}: ${goal}: ${measured}, wanted ${wanted}`),
  )
  const page = [
    INTRODUCTION,
    '## What is slower than a peer',
    slower.join('\n') || 'Nothing.',
    '## Goals that are not met',
    missed.join('\n') || 'None.',
    ...parts,
  ]
  return { page: `${page.join('\n\n')}\n`, charts }
}

/** Draws each table's chart into `charts` and names it below the table. */
function withCharts(name, text, charts) {
  let rest = text.trim().replace(/^# /, '## ')
  for (const [i, table] of tablesOf(rest).entries()) {
    const svg = chartOf(table)
    if (svg === undefined) continue
    const file = `${name}-${i + 1}.svg`
    charts.set(file, svg)
    rest = rest.replace(
      table.text,
      () => `${table.text}\n\n![${table.head.join(', ')}](results/charts/${file})`,
    )
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

function currentPage() {
  const names = readdirSync(folder).filter((file) => file.endsWith('.md'))
  return resultsPage(
    names
      .sort()
      .map((file) => ({ name: file.slice(0, -3), text: readFileSync(`${folder}/${file}`, 'utf8') })),
  )
}

export function writeResultsPage() {
  const { page, charts } = currentPage()
  writeFileSync(`${bench}/RESULTS.md`, page)
  rmSync(`${folder}/charts`, { recursive: true, force: true })
  mkdirSync(`${folder}/charts`)
  for (const [file, svg] of charts) writeFileSync(`${folder}/charts/${file}`, svg)
}

export function isResultsPageCurrent() {
  const { page, charts } = currentPage()
  const files = [...charts].map(([file, svg]) => [`${folder}/charts/${file}`, svg])
  return [[`${bench}/RESULTS.md`, page], ...files].every(
    ([file, text]) => readFileSync(file, 'utf8') === text,
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeResultsPage()

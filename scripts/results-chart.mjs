// A table of measurements as horizontal bars, in SVG.

const ROW = 22
const LABELS = 420
const BARS = 360
const VALUES = 160
const LONGEST_LABEL = 64

/** What a number with this unit is multiplied by, so that one column may mix them. */
const units = { ns: 1e-9, µs: 1e-6, ms: 1e-3, s: 1, B: 1, kB: 1e3, MB: 1e6, GB: 1e9 }

/** The number in a cell such as `**3,990×**`, `28.6 µs` or `51.5 ± 6.9`; `undefined` for text. */
export function numberIn(cell) {
  const found = /^[*~<≤]*\s*([−-]?[\d,]+(?:\.\d+)?)\s*(ns|µs|ms|s|kB|MB|GB|B|%|×)?(?![\w])/.exec(cell)
  if (found === null) return undefined
  return Number(found[1].replaceAll(',', '').replace('−', '-')) * (units[found[2]] ?? 1)
}

/** The chart of a table, or `undefined` where no column is a number in every row. */
export function chartOf({ head, rows }) {
  const goals = head[1] === 'wanted'
  const bars = (goals ? goalBars(rows) : columnBars(head, rows)).filter(({ value }) => value >= 0)
  if (bars.length === 0) return undefined
  const title = goals ? 'part of the limit that is used; the goal is met up to the line' : titleOf(head, rows)
  const most = Math.max(...bars.map(({ value }) => value), goals ? 1 : 0)
  return draw(title, bars, most, goals ? 1 : undefined)
}

const columnOf = (head, rows) =>
  head.findIndex((_, i) => i > 0 && rows.every((row) => numberIn(row[i] ?? '') !== undefined))

const titleOf = (head, rows) => head[columnOf(head, rows)]

function columnBars(head, rows) {
  const column = columnOf(head, rows)
  if (column === -1) return []
  return rows.map((row) => ({
    label: row.slice(0, column).join(', '),
    shown: row[column],
    value: numberIn(row[column]),
  }))
}

function goalBars(rows) {
  return rows.flatMap(([label, wanted, measured]) => {
    const [limit, figure] = [numberIn(wanted), numberIn(measured)]
    if (limit === undefined || figure === undefined) return []
    const value = wanted.endsWith('or more') ? limit / figure : figure / limit
    return [{ label, shown: `${measured} (${wanted})`, value }]
  })
}

function draw(title, bars, most, line) {
  const height = (bars.length + 1) * ROW + 8
  const length = (value) => (most === 0 ? 0 : (value / most) * BARS)
  const rows = bars.map(({ label, shown, value }, i) => {
    const y = (i + 1) * ROW
    return [
      `<text x="${LABELS - 8}" y="${y + 15}" text-anchor="end">${escaped(cut(label))}</text>`,
      `<rect x="${LABELS}" y="${y + 4}" width="${length(value).toFixed(1)}" height="14" fill="#7a5c2e"/>`,
      `<text x="${(LABELS + length(value) + 6).toFixed(1)}" y="${y + 15}">${escaped(shown)}</text>`,
    ].join('')
  })
  const x = (LABELS + length(line ?? 0)).toFixed(1)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${LABELS + BARS + VALUES}" height="${height}" font-family="sans-serif" font-size="12">`,
    '<rect width="100%" height="100%" fill="#fff"/>',
    `<text x="${LABELS}" y="15" font-weight="bold">${escaped(title)}</text>`,
    ...rows,
    ...(line === undefined
      ? []
      : [
          `<line x1="${x}" x2="${x}" y1="${ROW}" y2="${height - 4}" stroke="#b00020" stroke-dasharray="4 3"/>`,
        ]),
    '</svg>\n',
  ].join('\n')
}

const cut = (text) => {
  const plain = text.replaceAll(/[*`]/g, '')
  return plain.length > LONGEST_LABEL ? `${plain.slice(0, LONGEST_LABEL - 1)}…` : plain
}

const escaped = (text) =>
  text.replaceAll(/[*`]/g, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

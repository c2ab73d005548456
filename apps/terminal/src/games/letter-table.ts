/** Letters as `A ×7 (1)`, a few per line: the count, and the value in games with values. */
export function letterTable(
  counts: Readonly<Record<string, number>>,
  values: Readonly<Record<string, number>> = {},
): readonly string[] {
  const cells = Object.entries(counts).map(([letter, count]) => {
    const value = values[letter]
    return `${letter} ×${count}${value === undefined ? '' : ` (${value})`}`.padEnd(12)
  })
  const lines: string[] = []
  for (let i = 0; i < cells.length; i += 6)
    lines.push(
      cells
        .slice(i, i + 6)
        .join('')
        .trimEnd(),
    )
  return lines
}

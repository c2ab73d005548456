import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { lexiconIds, openLexicon } from '@estocade/words'
import { buildLexicons } from '@estocade/words/build'
import { cacheFolder, lexiconFile } from '@estocade/words/node'
import { markdownTable } from '../measure.ts'

/** The built files: their size in memory and over the network, and the time to open them from memory. */
export async function files(): Promise<string> {
  const folder = cacheFolder()
  await buildLexicons({ folder, ids: lexiconIds })
  const rows = lexiconIds.map((id) => {
    const bytes = readFileSync(lexiconFile(folder, id))
    const opened = openLexicon(bytes)
    if (!opened.ok) throw new Error(opened.error.text)
    const { size, automaton } = opened.value
    const { tags, lows, highs } = automaton.arcs
    const arcs = tags.byteLength + lows.byteLength + highs.byteLength
    const wire = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length
    return [
      id,
      size.toLocaleString('en'),
      (arcs / size).toFixed(3),
      (bytes.length / size).toFixed(2),
      `${(wire / 1024).toFixed(0)} kB`,
      (wire / size).toFixed(2),
      `${openingTime(bytes).toFixed(2)} ms`,
    ]
  })
  const heads = ['file', 'words', 'automaton, B a word', 'all, B a word', 'brotli 9', 'B a word', 'opens in']
  return `### Dictionary files\n\nA browser needs the whole file. Median of 15 openings after 5.\n\n${markdownTable(heads, rows)}`
}

function openingTime(bytes: Uint8Array): number {
  const times = Array.from({ length: 20 }, () => {
    const start = performance.now()
    openLexicon(bytes)
    return performance.now() - start
  }).slice(5)
  return times.sort((a, b) => a - b)[7]!
}

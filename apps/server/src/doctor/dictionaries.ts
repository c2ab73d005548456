import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { checkHash, type LexiconId } from '@estocade/words'
import { lexiconFile } from '@estocade/words/node'
import { type Finding, findingsOf } from './finding.ts'

/** Reports which dictionaries are built and intact. Unlike loading them, this changes nothing. */
export function checkDictionaries(folder: string, ids: readonly LexiconId[]): readonly Finding[] {
  const { ok, warning, error } = findingsOf('dictionaries')
  const states = ids.map((id) => [id, stateOf(lexiconFile(folder, id))] as const)
  const those = (state: State) => states.filter(([, one]) => one === state).map(([id]) => id)
  const [damaged, missing, whole] = [those('damaged'), those('missing'), those('whole')]
  return [
    ...(damaged.length > 0
      ? [error(`damaged: ${damaged.join(', ')}; the next start builds them again`)]
      : []),
    ...(missing.length > 0 ? [warning(`not built yet: ${missing.join(', ')}`)] : []),
    ...(whole.length > 0 ? [ok(whole.join(', '))] : []),
  ]
}

type State = 'missing' | 'damaged' | 'whole'

function stateOf(file: string): State {
  if (!existsSync(file)) return 'missing'
  const hash = (content: Uint8Array) => createHash('sha256').update(content).digest()
  return checkHash(readFileSync(file), hash).ok ? 'whole' : 'damaged'
}

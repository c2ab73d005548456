import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { glossFolder, lexiconFile } from '../node/files.ts'
import { makeFolder } from '../node/make-folder.ts'
import type { LexiconId } from '../src/index.ts'
import { dropOlder, writeWhole } from './cache.ts'
import { rateCommonness } from './commonness.ts'
import { glossShards } from './glosses.ts'
import { addNames } from './names/index.ts'
import { markOffensive } from './offensive/index.ts'
import { pack } from './pack.ts'
import { sourceOf } from './sources.ts'

/** Builds one lexicon and its glosses into `folder`. The lexicon is written last: if it exists, the glosses do too. */
export function buildOne(id: LexiconId, folder: string, progress: (share: number) => void): void {
  const source = sourceOf(id)
  const harvest = source.harvest((share) => progress(share * 0.7))
  addNames(id, harvest)
  rateCommonness(id, harvest)
  markOffensive(id, harvest)
  progress(0.75)
  const bytes = pack(id, harvest)
  progress(0.95)
  writeGlosses(glossFolder(folder, id), glossShards(id))
  writeWhole(lexiconFile(folder, id), bytes)
  dropOlder(folder, id)
  progress(1)
}

function writeGlosses(target: string, shards: ReadonlyMap<string, Uint8Array>): void {
  if (shards.size === 0 || statSync(target, { throwIfNoEntry: false })) return
  const part = `${target}.${process.pid}.part`
  makeFolder(part)
  for (const [name, bytes] of shards) writeFileSync(join(part, name), bytes)
  try {
    renameSync(part, target)
  } catch (error) {
    // Another process was faster; its shards are the same.
    rmSync(part, { recursive: true })
    if (!statSync(target, { throwIfNoEntry: false })) throw error
  }
}

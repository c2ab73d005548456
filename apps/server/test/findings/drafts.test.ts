import { expect, it } from 'vitest'
import { type Draft, sqliteStore } from '../../src/index.ts'
import { Drafts } from '../../src/sockets/drafts.ts'

it('a draft that cannot be saved does not prevent the others from being saved', async () => {
  const store = sqliteStore(':memory:')
  let down = false
  const saveDrafts = async (drafts: readonly Draft[]) => {
    if (down || drafts.some(({ body }) => body === 'bad')) throw new Error('invalid byte sequence')
    await store.saveDrafts(drafts)
  }
  const drafts = new Drafts({ ...store, saveDrafts })
  drafts.put({ table: 't', player: 'eve', body: 'bad' })
  drafts.put({ table: 'u', player: 'ann', body: 'GOOD' })
  await expect(drafts.save()).rejects.toThrow(/invalid byte/)
  expect(await store.draft('u', 'ann')).toBe('GOOD')
  // A failed save is retried, and a newer draft is not overwritten by an older one.
  down = true
  drafts.put({ table: 'u', player: 'ann', body: 'OLDER' })
  const saving = drafts.save()
  drafts.put({ table: 'u', player: 'ann', body: 'NEWER' })
  await expect(saving).rejects.toThrow()
  down = false
  await drafts.save().catch(() => {})
  expect(await store.draft('u', 'ann')).toBe('NEWER')
  // The bad one is given up in the end.
  for (let n = 0; n < 10; n++) await drafts.save().catch(() => {})
  await drafts.save()
  await store.close()
})

it('a draft is saved after the disk was full, however long that was', async () => {
  const store = sqliteStore(':memory:')
  let isFull = true
  const saveDrafts = async (drafts: readonly Draft[]) => {
    if (isFull) throw Object.assign(new Error('database or disk is full'), { errcode: 13 })
    await store.saveDrafts(drafts)
  }
  const drafts = new Drafts({ ...store, saveDrafts })
  drafts.put({ table: 't', player: 'ann', body: 'MINE' })
  for (let n = 0; n < 60; n++) await expect(drafts.save()).rejects.toThrow(/full/)
  expect(await drafts.get('t', 'ann')).toBe('MINE')
  isFull = false
  await drafts.save()
  expect(await store.draft('t', 'ann')).toBe('MINE')
  await store.close()
})

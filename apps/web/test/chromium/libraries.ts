import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

/** Whether the machine lacks a library that the program is linked with. The system's loader lists them without running it. */
export function lacksLibraries(program: string): boolean {
  const { stdout } = spawnSync(program, { env: { LD_TRACE_LOADED_OBJECTS: '1' }, encoding: 'utf8' })
  return / => not found/.test(stdout)
}

/**
 * The folder of the libraries that the npm package has for machines without a desktop's. They are unpacked beside the
 * browser, into a temporary folder that is then renamed.
 */
export function ownLibraries(folder: string, archive: string): string {
  const target = join(folder, 'lib')
  if (existsSync(target)) return target
  const part = mkdtempSync(`${target}-`)
  for (const { name, content } of filesIn(brotliDecompressSync(readFileSync(archive))))
    writeFileSync(join(part, name), content)
  try {
    renameSync(part, target)
  } catch {
    // Another test was faster.
    rmSync(part, { recursive: true })
  }
  return target
}

const BLOCK = 512
/** Where a file's header in an archive of tar has its name, its size in octal digits, and its kind. */
const NAME = [0, 100] as const
const SIZE = [124, 136] as const
const KIND = 156
const PLAIN_FILE = '0'

/** The plain files of an uncompressed archive of tar: each is a header and the content, in whole blocks. */
function* filesIn(tar: Buffer): Generator<{ readonly name: string; readonly content: Buffer }> {
  const text = (at: number, [from, to]: readonly [number, number]) =>
    tar.toString('latin1', at + from, at + to).replace(/\0.*/s, '')
  for (let at = 0; at < tar.length && tar[at] !== 0; ) {
    const size = Number.parseInt(text(at, SIZE), 8)
    const content = tar.subarray(at + BLOCK, at + BLOCK + size)
    if (String.fromCharCode(tar[at + KIND]!) === PLAIN_FILE) yield { name: basename(text(at, NAME)), content }
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK
  }
}

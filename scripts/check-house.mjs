import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ambient, arrows, pure } from './house.mjs'

const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g

/** Faults of the tree under `root`: imports against the arrows, ambient things in pure packages. */
export function houseFaults(root) {
  const faults = []
  for (const folder of ['packages', 'apps'])
    for (const name of list(join(root, folder))) {
      if (!(name in arrows)) faults.push(`${folder}/${name}: not on the plan of scripts/house.mjs`)
      else for (const file of sources(join(root, folder, name))) faults.push(...fileFaults(root, name, file))
    }
  return faults
}

function fileFaults(root, name, file) {
  const text = readFileSync(file, 'utf8')
  const place = relative(root, file)
  const inSource = place.split(/[\\/]/)[2] === 'src'
  const faults = []
  if (inSource)
    for (const [, target] of text.matchAll(IMPORT)) {
      const room = roomOf(target)
      if (room !== undefined && room !== name && !arrows[name].includes(room))
        faults.push(`${place}: ${name} may not import ${target}`)
      if (target.startsWith('.') && leaves(root, name, file, target))
        faults.push(`${place}: ${target} reaches into another package`)
    }
  if (inSource && pure.has(name))
    for (const [index, line] of text.split('\n').entries()) {
      if (/^\s*(\*|\/\/|\/\*)/.test(line)) continue
      for (const [pattern, what] of ambient)
        if (pattern.test(line)) faults.push(`${place}:${index + 1}: ${what} in a pure package`)
    }
  return faults
}

const roomOf = (target) =>
  /^@estocade\/([^/]+)/.exec(target)?.[1] ?? (target === 'estocade' ? 'terminal' : undefined)

function leaves(root, name, file, target) {
  const parts = relative(root, join(file, '..', target)).split(/[\\/]/)
  return parts[1] !== name
}

const list = (folder) =>
  statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder) : []

function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && !['node_modules', 'dist', 'data'].includes(entry.name)) yield* sources(path)
    else if (/\.tsx?$/.test(entry.name)) yield path
  }
}

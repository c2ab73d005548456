// Finds broken links in Markdown files: missing files, and missing headings of existing files.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** A heading's anchor as forges make it: lower case, punctuation removed, spaces as hyphens. */
const anchorOf = (heading) =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*_]/g, '')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replace(/\s/g, '-')

const withoutCode = (text) => text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '')

const anchorsIn = (text) =>
  new Set([...text.matchAll(/^#{1,6}\s+(.+)$/gm)].map(([, heading]) => anchorOf(heading)))

/** Tracked and new Markdown files, without ignored ones. */
const markdownFiles = (root) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], { cwd: root })
    .toString()
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)))

function problemIn(root, file, link) {
  const [path, anchor] = link.split('#')
  const target = path === '' ? join(root, file) : join(root, dirname(file), decodeURIComponent(path))
  if (!existsSync(target)) return `${file}: ${link} does not exist`
  if (anchor === undefined || statSync(target).isDirectory() || !target.endsWith('.md')) return undefined
  return anchorsIn(readFileSync(target, 'utf8')).has(anchor)
    ? undefined
    : `${file}: ${relative(root, target)} has no heading #${anchor}`
}

/** One line for each broken link of the repository at `root`. */
export function brokenLinks(root, files = markdownFiles(root)) {
  return files.flatMap((file) => {
    const text = withoutCode(readFileSync(join(root, file), 'utf8'))
    const links = [...text.matchAll(/\]\(([^()\s]+)(?:\s+"[^"]*")?\)/g)].map(([, link]) => link)
    return links
      .filter((link) => !/^[a-z][a-z+.-]*:/i.test(link))
      .map((link) => problemIn(root, file, link))
      .filter((problem) => problem !== undefined)
  })
}

import { spawn, spawnSync } from 'node:child_process'

/**
 * Whether this user may mount a file system of its own: root on Linux, in a mount namespace that nobody else sees and
 * that ends with its last process.
 */
export const canMount: boolean =
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0

/** Runs a program in a namespace where `folder` is a disk of `kb` KB; `first` is a shell command that runs before it. */
export function onSmallDisk(
  folder: string,
  kb: number,
  program: readonly string[],
  first = '',
): ReturnType<typeof spawn> {
  const quoted = [folder, ...program].map((part) => `'${part.replaceAll("'", "'\\''")}'`)
  const [where, ...command] = quoted
  const script = `mount -t tmpfs -o size=${kb}k,mode=0700 tmpfs ${where} && ${first || ':'}; exec ${command.join(' ')}`
  return spawn('unshare', ['-m', 'sh', '-c', script], { stdio: ['ignore', 'pipe', 'pipe'] })
}

/** The path of a file as a process in another namespace sees it. */
export const seenBy = (pid: number, path: string): string => `/proc/${pid}/root${path}`

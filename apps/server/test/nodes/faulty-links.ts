import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dyingWithUs } from '../real/postgres.ts'

/**
 * - `slow`: 200 kbit/s with a long queue, so that a busy link delays packets by a second and more
 * - `twice`: every packet arrives twice
 * - `deaf`: the node can send but receives nothing: connections are half open
 * - `mute`: the node can receive but sends nothing: connections are half open the other way
 * - `cut`: packets are dropped in both directions, without an error
 */
export const FAULTS = ['slow', 'twice', 'deaf', 'mute', 'cut'] as const
export type Fault = (typeof FAULTS)[number]

/** The addresses of all links, for Postgres' list of allowed clients. */
export const NETWORK = '10.86.0.0/16'

/** Why faulty links cannot be made on this machine; `undefined` when they can. */
export function whyNoLinks(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'needs Linux and root'
  const missing = ['ip', 'tc', 'nsenter', 'unshare'].filter(
    (name) => !['/usr/sbin', '/usr/bin', '/sbin', '/bin'].some((folder) => existsSync(`${folder}/${name}`)),
  )
  return missing.length === 0 ? undefined : `needs ${missing.join(', ')}`
}

const run = (...[program, ...args]: readonly string[]): void =>
  void execFileSync(program!, args, { stdio: ['ignore', 'ignore', 'pipe'] })

/** Drops every packet without an error. */
const NOTHING = ['tbf', 'rate', '8bit', 'burst', '10', 'limit', '1']
const LITTLE = ['tbf', 'rate', '200kbit', 'burst', '2000', 'limit', '60000']

/**
 * A network namespace with a wire to the one that this process is in. A second wire with the same addresses carries
 * the copies of packets that arrive twice. Without the kernel's netem a slow wire is one of small bandwidth.
 */
export class FaultyLink {
  readonly address: string
  readonly hub: string
  readonly within: readonly string[]
  readonly #n: number
  readonly #holder: ChildProcess

  private constructor(n: number, holder: ChildProcess) {
    this.#n = n
    this.#holder = holder
    this.hub = `10.86.${n}.1`
    this.address = `10.86.${n}.2`
    this.within = [...dyingWithUs('nsenter'), '-t', String(holder.pid), '-n']
  }

  static async create(n: number): Promise<FaultyLink> {
    const [program, ...args] = dyingWithUs('unshare')
    const holder = spawn(program!, [...args, '--net', 'sh', '-c', 'echo there; exec sleep infinity'])
    await new Promise((resolve) => holder.stdout.once('data', resolve))
    const link = new FaultyLink(n, holder)
    for (const wire of ['wire', 'copy']) {
      run(
        'ip',
        'link',
        'add',
        `${wire}${n}`,
        'type',
        'veth',
        'peer',
        'name',
        wire,
        'netns',
        String(holder.pid),
      )
      run('ip', 'link', 'set', `${wire}${n}`, 'address', `02:00:00:00:0${n}:01`)
      link.#inside('ip', 'link', 'set', wire, 'address', `02:00:00:00:0${n}:02`)
    }
    run('ip', 'address', 'add', `${link.hub}/24`, 'dev', `wire${n}`)
    link.#inside('ip', 'address', 'add', `${link.address}/24`, 'dev', 'wire')
    for (const name of ['wire', 'copy']) {
      run('ip', 'link', 'set', `${name}${n}`, 'up')
      link.#inside('ip', 'link', 'set', name, 'up')
    }
    link.#inside('ip', 'link', 'set', 'lo', 'up')
    return link
  }

  /** Sets the one fault of the link; `undefined` repairs it. */
  become(fault: Fault | undefined): void {
    for (const end of this.#ends()) {
      end.tc('qdisc', 'del', 'root')
      end.tc('qdisc', 'del', 'clsact')
    }
    const [hub, node] = this.#ends()
    const ends = { slow: [hub, node], twice: [hub, node], deaf: [hub], mute: [node], cut: [hub, node] }
    for (const end of fault === undefined ? [] : ends[fault])
      if (fault === 'twice') {
        end.tc('qdisc', 'add', 'clsact')
        const all = ['protocol', 'all', 'u32', 'match', 'u32', '0', '0']
        end.tc('filter', 'add', 'egress', ...all, 'action', 'mirred', 'egress', 'mirror', 'dev', end.copy)
      } else end.tc('qdisc', 'add', 'root', ...(fault === 'slow' ? LITTLE : NOTHING))
  }

  remove(): void {
    this.#holder.kill('SIGKILL')
  }

  /** What leaves the hub for the node, and what leaves the node. */
  #ends() {
    const end = (device: string, copy: string, call: (...command: readonly string[]) => void) => ({
      copy,
      tc: (what: string, how: string, ...more: readonly string[]) => {
        try {
          call('tc', what, how, 'dev', device, ...more)
        } catch (cause) {
          // There was nothing to delete.
          if (how !== 'del') throw cause
        }
      },
    })
    return [
      end(`wire${this.#n}`, `copy${this.#n}`, run),
      end('wire', 'copy', (...command) => this.#inside(...command)),
    ] as const
  }

  #inside(...command: readonly string[]): void {
    run('nsenter', '-t', String(this.#holder.pid), '-n', ...command)
  }
}

import { CHILD_SHIFT, END, LAST, LETTER } from './automaton-arc.ts'

/** Finished nodes: node n has the arcs `starts[n]` … `starts[n + 1]`, whose children are node numbers. */
export interface SettledNodes {
  readonly root: number
  readonly nodes: number
  readonly arcs: Uint32Array
  readonly starts: Uint32Array
  /** The node that has exactly these arcs, or 0. */
  find(from: number, to: number): number
}

/**
 * Places the nodes in one array. If the arcs of a node are the last arcs of another node, it is stored inside that one
 * (its host); only the other nodes take space. Place 0 is free and the root is at 1. Hosts follow in the order of a walk
 * from the root, so that nodes which are read together are near each other.
 */
export function layOut(settled: SettledNodes): Uint32Array {
  const hosts = findHosts(settled)
  const places = new Uint32Array(settled.nodes)
  const end = place(settled, hosts, places)
  const out = new Uint32Array(end)
  for (let node = 1; node < settled.nodes; node++)
    if (hosts[node] === 0) writeNode(settled, node, places, out)
  return out
}

/** For each node, the node whose last arcs it shares, or 0. */
function findHosts({ nodes, starts, find }: SettledNodes): Uint32Array {
  const hosts = new Uint32Array(nodes)
  for (let node = 1; node < nodes; node++)
    for (let from = starts[node]! + 1; from < starts[node + 1]!; from++) {
      const tail = find(from, starts[node + 1]!)
      if (tail !== 0) hosts[tail] = node
    }
  return hosts
}

function place({ root, arcs, starts }: SettledNodes, hosts: Uint32Array, places: Uint32Array): number {
  let end = 1
  const waiting = root === 0 ? [] : [root]
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (places[node] !== 0) continue
    let host = node
    while (hosts[host] !== 0) host = hosts[host]!
    if (places[host] === 0) {
      places[host] = end
      end += lengthOf(starts, host)
      for (let i = starts[host + 1]! - 1; i >= starts[host]!; i--)
        if (arcs[i]! >= 1 << CHILD_SHIFT) waiting.push(arcs[i]! >>> CHILD_SHIFT)
    }
    places[node] = places[host]! + lengthOf(starts, host) - lengthOf(starts, node)
  }
  return end
}

const lengthOf = (starts: Uint32Array, node: number) => starts[node + 1]! - starts[node]!

function writeNode({ arcs, starts }: SettledNodes, node: number, places: Uint32Array, out: Uint32Array) {
  const end = starts[node + 1]!
  for (let i = starts[node]!; i < end; i++) {
    const arc = arcs[i]!
    const last = i === end - 1 ? LAST : 0
    const child = places[arc >>> CHILD_SHIFT]!
    out[places[node]! + i - starts[node]!] = (arc & (LETTER | END)) | last | (child << CHILD_SHIFT)
  }
}

/** What a browser's WebSocket and that of `ws` have in common. */
export interface SocketLike {
  send(data: string): void
  close(code?: number): void
  onopen: ((event: never) => void) | null
  onmessage: ((event: never) => void) | null
  onclose: ((event: never) => void) | null
  onerror: ((event: never) => void) | null
}

export type SocketFactory = () => SocketLike

/** Time and luck of the one who uses this. */
export interface Surroundings {
  now(): number
  /** Calls `then` after `ms`; the answer calls it off. */
  after(ms: number, then: () => void): () => void
  /** In [0, 1). */
  random(): number
  /** At least 8 of A–Z a–z 0–9 _ -, never twice the same. */
  newId(): string
}

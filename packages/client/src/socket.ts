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

/** Clock, timer and randomness, passed in by the caller. */
export interface Runtime {
  now(): number
  /** Calls `then` after `ms`. Returns a function that cancels it. */
  after(ms: number, then: () => void): () => void
  /** In [0, 1). */
  random(): number
  /** 8 to 64 of A–Z a–z 0–9 _ -, never the same twice. */
  newId(): string
}

/** Increased when an old client could misread a new server, or the reverse. Such a client is told to reload. */
export const PROTOCOL = 1

/** The most bytes of a client's frame. */
export const MAX_FRAME = 8192

/** Close codes, in the range that is free for applications. */
export const closing = {
  reload: 4001,
  refused: 4003,
  gone: 4004,
  tooMuch: 4008,
  shutdown: 4012,
} as const

import * as z from 'zod/mini'

/**
 * The rule for all text that people write: no control characters except tab and line feed, no lone surrogates, no
 * characters that change the direction of the text, and at most eight combining marks on one letter.
 */
const UNCLEAN = /[^\P{Cc}\t\n]|\p{Cs}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|\p{M}{9,}/u

export const isCleanText = (text: string): boolean => !UNCLEAN.test(text)

/** Text of this length by the rule above. */
export const text = (max: number, min = 0) =>
  z.string().check(z.minLength(min), z.maxLength(max), z.refine(isCleanText))

/** Text without spaces around it. */
export const trimmedText = (max: number, min = 0) =>
  z.string().check(z.trim(), z.minLength(min), z.maxLength(max), z.refine(isCleanText))

/** An id that this server has made. */
export const idText = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w-]+$/))

/** Invisible characters; the joiner and the variation selectors of emoji are left out. */
const INVISIBLE = /(?!\u200d)\p{Cf}|[\t\n\p{Zl}\p{Zp}\p{Co}\p{Cn}]/u
const VISIBLE = /[\p{L}\p{N}\p{Extended_Pictographic}]/u

/** A name has one line and at least one letter, digit or pictograph. A dash is the name of a deleted player. */
export const nameSchema = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(40),
  z.refine((name) => isCleanText(name) && !INVISIBLE.test(name) && VISIBLE.test(name.replace(/[‼⁉]/gu, ''))),
)

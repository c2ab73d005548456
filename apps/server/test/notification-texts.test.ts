import { describe, expect, it } from 'vitest'
import { type NotificationLine, notificationText } from '../src/notifications/texts.ts'

const lines: readonly NotificationLine[] = [
  'turn',
  'turnIs',
  'over',
  'overIs',
  'alone',
  'table',
  'off',
  'confirm',
  'confirmIs',
  'ignore',
]
const languages = ['fr', 'de', 'en', 'es', 'it', 'vi'] as const

describe('the texts of notifications', () => {
  it.each(languages)('%s has every line, whole and of its own', (language) => {
    const holes = { game: 'Jarnac', others: 'Zoe' }
    for (const line of lines) {
      const text = notificationText(language, line, holes)
      expect([line, text]).toEqual([line, expect.not.stringMatching(/^$|[{}"']|\.\.\.| {2}/)])
      if (language !== 'en') expect(text).not.toBe(notificationText('en', line, holes))
    }
  })

  it('French has no-break spaces before its high punctuation', () => {
    for (const line of lines) expect(notificationText('fr', line)).not.toMatch(/ [:;!?»]|\p{L}[:;!?]/u)
  })
})

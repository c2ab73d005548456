import { readFileSync } from 'node:fs'
import { abrahaminetz, jarnac, typDom } from '@estocade/games'
import { alphabets } from '@estocade/words'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alsoLong } from '../../../scripts/test-scale.ts'
import { lessons as pointLessons } from '../src/games/typ-dom/crossword/point-lessons.ts'
import type { Lesson } from '../src/rules/lesson.ts'
import { axeFaults, widthOf } from './axe.ts'
import { borrow, type Chromium } from './browser.ts'
import { openServer } from './server.ts'
import { phone, Visitor } from './visitor.ts'

type LessonByHand = readonly [
  game: string,
  locale: string,
  wrong: readonly string[],
  right: readonly string[],
  says: string,
]

const bookIds = ['jarnac', 'kreuzwort', 'point', 'presto', 'recht', 'abrahaminetz']

/** The rules of the rule pages; a page may mention a rule again further down. */
function writtenRules(): readonly string[] {
  const page = (name: string) =>
    readFileSync(new URL(`../../../docs/rules/${name}.md`, import.meta.url), 'utf8')
  const found = [
    ...page('jarnac').matchAll(/^- \*\*(J\d+) /gm),
    ...page('abrahaminetz').matchAll(/^- \*\*(A\d+) /gm),
    ...page('typ-dom').matchAll(/^\| (T\d+) \|/gm),
  ]
  return [...new Set(found.map(([, rule]) => rule!))].sort()
}

/** The examples in the books: those that the games' own tests play, and a word for the reader to lay. */
const examples: Readonly<Record<string, number>> = {
  // Each comes in every language; the reader sees one of them.
  jarnac: new Set(jarnac.examples.map(({ id }) => id.replace(/-(de|fr)$/, ''))).size + 1,
  // And the settlement.
  kreuzwort: typDom.sampleLays.length + 2,
  point: 2,
  presto: typDom.benchExamples.length + 1,
  recht: typDom.rechtExamples.length + 1,
  abrahaminetz: abrahaminetz.examples.length + 1,
}

/** What the sample game of a language ends with. */
function scoresAtEnd(lessons: readonly Lesson[], language: string): readonly string[] {
  const lesson = lessons.find((one) => one.about === 'point-sample' && one.language === language)!
  const { scene } = lesson.steps.at(-1)!
  return scene.type === 'grid' ? scene.scores!.map(String) : []
}

describe('the rule books', () => {
  let chromium: Chromium
  let server: Awaited<ReturnType<typeof openServer>>
  let visitor: Visitor
  const rules: string[] = []

  beforeAll(async () => {
    server = await openServer()
    chromium = await borrow()
    visitor = new Visitor(chromium.browser, server.address)
  })
  afterAll(async () => {
    await chromium?.close()
    await server?.close()
  })

  it('T1, T20, A1, J2 lists how many there are of each letter and what it counts', async () => {
    const page = await visitor.visit('/rules/point')
    await page.locator('.letter-table summary').click()
    const row = (letter: string) =>
      page.locator('.letter-table tbody tr', { hasText: new RegExp(`^${letter}`) })
    await row('Q').waitFor()
    const language = await page.locator('html').getAttribute('lang')
    const { counts, points } = typDom.stoneSet(alphabets[language as 'en'])
    for (const letter of ['E', 'Q', 'Z'])
      await expect
        .poll(() => row(letter).innerText())
        .toMatch(new RegExp(`${counts[letter]}\\s+${points[letter]}`))
    for (const [book, rows] of [
      ['jarnac', 26],
      ['abrahaminetz', 28],
    ] as const) {
      await page.goto(new URL(`/rules/${book}`, page.url()).href)
      await page.locator('.letter-table tbody tr').first().waitFor({ state: 'attached' })
      await expect.poll(() => page.locator('.letter-table tbody tr').count()).toBe(rows)
    }
  })

  it('lets the reader try a move, answers by the rules, and goes on', async () => {
    const page = await visitor.visit('/rules')
    await page
      .locator('.shelf')
      .getByRole('link', { name: /^Jarnac/ })
      .click()
    const lesson = page.locator('[data-lesson=jarnac-en]')
    for (const button of ['Show me', 'Show me', 'Next'])
      await lesson.getByRole('button', { name: button }).click()
    await lesson.getByText('step 4 of 6').waitFor()
    const attempt = async (word: string) => {
      await lesson.getByLabel('Your move: which word?').fill(word)
      await lesson.getByRole('button', { name: 'Try it' }).click()
    }
    await attempt('house')
    await lesson.locator('.answer').getByText(/\w/).waitFor()
    await lesson.getByText('step 4 of 6').waitFor()
    await attempt('card')
    await lesson.getByText('step 5 of 6').waitFor()
    await lesson.getByText('Jarnac! CAR + D = CARD').waitFor()
  })

  it.each(
    alsoLong<LessonByHand>(
      [
        ['presto', 'es-ES', ['O', 'S'], ['S', 'O'], 'Todas las fichas'],
        ['recht', 'it-IT', ['E', 'L', 'O'], ['O', 'L', 'E'], 'Nomini SOLE'],
        [
          'jarnac',
          'en-US',
          ['R', 'A', 'I', 'N', 'T'],
          ['T', 'R', 'A', 'I', 'N'],
          'TRAIN: 5 letters count 25',
        ],
        ['abrahaminetz', 'vi-VN', ['E'], ['T'], 'T phủ H: TOA'],
      ],
      // Their lessons are made as that of Presto.
      [
        ['kreuzwort', 'en-US', ['A', 'E'], ['E', 'A'], 'TEA shares the T'],
        ['kreuzwort', 'de-DE', ['R', 'H'], ['H', 'R'], 'UHR teilt das U'],
        ['point', 'fr-FR', ['I', 'M'], ['M', 'I'], 'AMI compte'],
      ],
    ),
  )('%s lets the reader lay a word by hand, in %s, and play on from there', async (...row) => {
    const [game, locale, wrong, right, says] = row
    const page = await visitor.visit(`/rules/${game}`, { locale, hasTouch: true })
    const lesson = page.locator(`[data-lesson^=${game}-by-hand]`)
    const tap = async (stones: readonly string[]) => {
      for (const stone of stones) await lesson.getByRole('button', { name: stone, exact: true }).first().tap()
    }
    await tap(wrong)
    // A wrong word is explained: the text shows how the right one begins and ends.
    const answer = lesson.locator('.answer')
    await answer.getByText(wrong.at(-1)!).first().waitFor()
    await tap(wrong)
    // By keyboard, from any of the pieces.
    await lesson.getByRole('button', { name: right[0]!, exact: true }).first().focus()
    for (const letter of right) await page.keyboard.press(letter.toLowerCase())
    await lesson.getByText(says).waitFor()
    const play = lesson.locator('.play-now')
    // Vietnamese is played with 29 letters by default.
    const dictionary = locale === 'vi-VN' ? 'vi29' : locale.slice(0, 2)
    await expect.poll(() => play.getAttribute('href')).toBe(`/${game}/${dictionary}/novice`)
    if (dictionary === 'vi29') {
      await play.tap()
      await page.locator('header span').getByText('Tiếng Việt', { exact: true }).waitFor()
    }
    await page.context().close()
  })

  it.each(bookIds)('steps through %s, and nothing is wrong with it', async (id) => {
    const page = await visitor.visit(`/rules/${id}`, phone)
    const told = await stepThrough(page)
    expect(told.lessons).toBe(examples[id])
    rules.push(...told.rules)
    expect(told.text).not.toMatch(/rulebook:|undefined|\{\{/)
    expect(await widthOf(page)).toBeLessThanOrEqual(360)
    // Each kind of picture once: rows, grid and cards.
    if (['jarnac', 'point', 'abrahaminetz'].includes(id)) expect(await axeFaults(page)).toEqual([])
    if (id === 'point')
      await expect
        .poll(() => page.locator('.scene-scores .figure').allInnerTexts())
        .toEqual(scoresAtEnd(pointLessons(), 'en'))
  })

  it('explains every rule of the rule pages, each once', () => {
    expect([...rules].sort()).toEqual(writtenRules())
  })

  it.each(alsoLong(['de'], ['fr', 'es', 'it', 'vi']))('is complete in %s', async (locale) => {
    const page = await visitor.visit('/rules', { locale })
    for (const id of bookIds) {
      await page.locator(`.shelf a[href="/rules/${id}"]`).click()
      const { text } = await stepThrough(page)
      expect(text).not.toMatch(/rulebook:|undefined|\{\{/)
      // Jarnac D13: the story of the name was told nowhere.
      if (id === 'jarnac') expect(text).toContain('1547')
    }
  })

  it('keeps the buttons of a lesson inside it on a phone, in the longer words of Spanish', async () => {
    const page = await visitor.visit('/rules/kreuzwort', { ...phone, locale: 'es-ES' })
    const lesson = page.locator('[data-lesson=kreuzwort-link-es]')
    await lesson.locator('.steps .main').click()
    const [play, sheet] = [await lesson.locator('.play-now').boundingBox(), await lesson.boundingBox()]
    expect(play!.x + play!.width).toBeLessThanOrEqual(sheet!.x + sheet!.width)
    // A wrong number is explained by its sum, not by the text of the next step.
    const settlement = page.locator('[data-lesson=kreuzwort-settlement-es]')
    await settlement.getByRole('textbox').fill('1')
    await settlement.getByRole('button', { name: 'Probar' }).click()
    await settlement.getByText('Una negra vale 1, una roja 3, un comodín 10: 1 + 10 = 11.').waitFor()
    await page.context().close()
  })

  it('opens at the rule that the address names', async () => {
    const page = await visitor.visit('/rules/kreuzwort#T6')
    await page.locator('.lesson').first().waitFor()
    await page.getByRole('heading', { name: 'What is a link?' }).waitFor()
    await page.waitForFunction('document.getElementById("T6").getBoundingClientRect().top < innerHeight')
  })

  it('throws nothing', () => expect(visitor.faults).toEqual([]))

  /** Steps through every example to its end and returns all texts on the way. */
  async function stepThrough(
    page: Page,
  ): Promise<{ text: string; lessons: number; rules: readonly string[] }> {
    await page.locator('article .lesson').first().waitFor()
    return page.evaluate(`(async () => {
      const text = [document.querySelector('main').innerText]
      const lessons = [...document.querySelectorAll('.lesson')]
      for (const lesson of lessons) {
        const on = lesson.querySelector('.steps .main')
        while (on.getAttribute('aria-disabled') !== 'true') {
          on.click()
          // Does not wait for pictures, because only the text is read.
          await new Promise((next) => setTimeout(next))
          text.push(lesson.textContent)
        }
      }
      const rules = [...document.querySelectorAll('.rule-ids a')].map(({ id }) => id)
      return { text: text.join(' '), lessons: lessons.length, rules }
    })()`)
  }
})

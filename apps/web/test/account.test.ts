import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, type TestSite } from './test-site.ts'

const PASSWORD = 'correct horse'

describe('an account', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site?.close())

  it('is made from a guest, can log in from another browser, and ends sessions there', async () => {
    const page = await site.visit('/account')
    await page.getByLabel('Your name').fill('Hélène')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('You are a guest').waitFor()
    const create = page.getByRole('form', { name: 'Create an account' })
    await create.getByLabel('Login').fill('helene')
    await create.getByLabel('Password').fill(PASSWORD)
    await create.getByRole('button', { name: 'Create an account' }).click()
    await page.getByText('Logged in as helene.').waitFor()

    const elsewhere = await site.visit('/account')
    const enter = elsewhere.getByRole('form', { name: 'Log in' })
    await enter.getByLabel('Login').fill('helene')
    await enter.getByLabel('Password').fill('a wrong guess')
    await enter.getByRole('button', { name: 'Log in' }).click()
    await enter.getByText('Name or password is wrong.').waitFor()
    await enter.getByLabel('Password').fill(PASSWORD)
    await enter.getByRole('button', { name: 'Log in' }).click()
    await elsewhere.getByText('Logged in as helene.').waitFor()
    await expect.poll(() => elsewhere.getByLabel('Your name').inputValue()).toBe('Hélène')

    await page.reload()
    await page.getByText('this browser').waitFor()
    await page.getByRole('button', { name: 'End' }).click()
    await page.getByRole('button', { name: 'End' }).waitFor({ state: 'detached' })
    await elsewhere.reload()
    await elsewhere.getByText('A name is enough').waitFor()

    await page.getByRole('link', { name: 'Profile and statistics' }).click()
    await page.getByRole('heading', { name: 'Hélène' }).waitFor()
    await page.getByText('No finished game yet.').waitFor()
    await page.goBack()
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.getByText('A name is enough').waitFor()
    for (const one of [page, elsewhere]) await one.context().close()
  })

  it('contacts no other host and throws nothing', () => {
    expect(site.foreign).toEqual([])
    // The browser itself logs errors for the wrong password and the ended session.
    expect(site.faults.filter((text) => !text.includes('401'))).toEqual([])
  })
})

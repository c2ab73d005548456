// Prints what the test browser computes. It is run where the libraries of a desktop are missing.
import { launch } from '../browser.ts'

const { browser, close } = await launch()
const page = await browser.newPage()
console.log(await page.evaluate('6 * 7'))
await close()

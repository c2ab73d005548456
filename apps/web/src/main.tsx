import './styles/fonts.css'
import '@fontsource-variable/source-sans-3'
import './styles/tokens.css'
import './styles/base.css'
import './styles/bar.css'
import './styles/controls.css'
import './styles/page.css'
import './styles/tile.css'
import './styles/board.css'
// The first page's styles are in its HTML: a style sheet loaded by the program would delay the first page.
import './home/home.css'
import { catalogues, preferredLanguage } from './texts/catalogues.ts'
import type { InterfaceLanguage } from './texts/index.ts'

/** The page's header is in its HTML, so wait until it is drawn before the program starts. Hidden pages draw no frame. */
const shown = () =>
  new Promise<void>((done) => {
    if (document.hidden) done()
    else requestAnimationFrame(() => setTimeout(done, 0))
  })

const FAILED = 'failed-starts'
/** How often the page is loaded again by itself. */
const MOST = 2

/** Texts and program are loaded in parallel. On a weak network a download may fail: then the page is loaded again. */
async function load(language: InterfaceLanguage) {
  try {
    const loaded = await Promise.all([catalogues[language](), shown().then(() => import('./start.tsx'))])
    sessionStorage.removeItem(FAILED)
    return loaded
  } catch (error) {
    const failed = Number(sessionStorage.getItem(FAILED)) + 1
    sessionStorage.setItem(FAILED, String(failed % (MOST + 1)))
    if (failed > MOST) throw error
    location.reload()
    return new Promise<never>(() => {})
  }
}

const language = preferredLanguage()
const [texts, { start }] = await load(language)
await start(language, texts)

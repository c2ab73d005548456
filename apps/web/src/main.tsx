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
import { loadAgain } from './components/load-again.ts'
import { catalogues, preferredLanguage } from './texts/catalogues.ts'
import type { InterfaceLanguage } from './texts/index.ts'

/** The page's header is in its HTML, so wait until it is drawn before the program starts. Hidden pages draw no frame. */
const shown = () =>
  new Promise<void>((done) => {
    if (document.hidden) done()
    else requestAnimationFrame(() => setTimeout(done, 0))
  })

/** Texts and program are loaded in parallel. */
const load = (language: InterfaceLanguage) =>
  Promise.all([catalogues[language](), shown().then(() => import('./start.tsx'))])

const language = preferredLanguage()
const [texts, { start }] = await load(language).catch(loadAgain)
await start(language, texts)

import '@fontsource-variable/fraunces/standard.css'
import './styles/fonts.css'
import '@fontsource-variable/source-sans-3'
import './styles/tokens.css'
import './styles/base.css'
import './styles/bar.css'
import './styles/controls.css'
import './styles/page.css'
import './styles/tile.css'
import './styles/board.css'
// The first page's own: a sheet that came with the program would hold it up.
import './home/home.css'
import { catalogues, preferredLanguage } from './texts/catalogues.ts'

/** The page's head stands in its HTML: it is shown before the program takes the thread. Hidden pages draw no frame. */
const shown = () =>
  new Promise<void>((done) => {
    if (document.hidden) done()
    else requestAnimationFrame(() => setTimeout(done, 0))
  })

// The texts and the program come side by side: neither waits for the other to be asked for.
const language = preferredLanguage()
const [texts, { start }] = await Promise.all([
  catalogues[language](),
  shown().then(() => import('./start.tsx')),
])
await start(language, texts)

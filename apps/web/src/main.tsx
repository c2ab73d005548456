import '@fontsource-variable/fraunces/full.css'
import './look/fonts.css'
import '@fontsource-variable/source-sans-3'
import './look/tokens.css'
import './look/base.css'
import './look/pieces.css'
import { catalogues, preferredLanguage } from './texts/catalogues.ts'

// The texts and the program come side by side: neither waits for the other to be asked for.
const language = preferredLanguage()
const [texts, { start }] = await Promise.all([catalogues[language](), import('./start.tsx')])
await start(language, texts)

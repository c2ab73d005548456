import '@fontsource-variable/fraunces/full.css'
import './look/fonts.css'
import '@fontsource-variable/source-sans-3'
import './look/tokens.css'
import './look/base.css'
import './look/pieces.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { startServiceWorker } from './pwa/service-worker.ts'
import { startSettings } from './settings/settings.ts'
import { startTexts } from './texts/index.ts'

startSettings()
await startTexts()
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
startServiceWorker()

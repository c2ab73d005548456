import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { startServiceWorker } from './pwa/service-worker.ts'
import { startSettings } from './settings/settings.ts'
import type { Texts } from './texts/en.ts'
import { type InterfaceLanguage, startTexts } from './texts/index.ts'

export async function start(language: InterfaceLanguage, texts: Texts): Promise<void> {
  startSettings()
  await startTexts(language, texts)
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
  startServiceWorker()
}

import type { Texts } from '@estocade/texts/page/en'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { startServiceWorker } from './pwa/service-worker.ts'
import { startSettings } from './settings/settings.ts'
import { type InterfaceLanguage, startTexts } from './texts/index.ts'

export async function start(language: InterfaceLanguage, texts: Texts): Promise<void> {
  startSettings()
  await startTexts(language, texts)
  const root = createRoot(document.getElementById('root')!)
  // In small slices: a slow phone answers a finger while the first page is drawn.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  )
  startServiceWorker()
}

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
  // Rendered in small slices, so that a slow phone reacts to touch meanwhile.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  )
  startServiceWorker()
}

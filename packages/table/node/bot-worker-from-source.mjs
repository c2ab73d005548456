// Worker threads do not inherit the loader that runs TypeScript: register it, then begin.
import { register } from 'tsx/esm/api'

register()
await import('./bot-worker.ts')

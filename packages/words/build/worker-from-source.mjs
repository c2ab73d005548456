// Worker threads do not inherit the loader that runs TypeScript, so this file registers it first.
import { register } from 'tsx/esm/api'

register()
await import('./worker.ts')

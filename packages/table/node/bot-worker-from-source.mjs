// Worker threads do not inherit the loader that runs TypeScript: register it, then begin.
import { register } from 'tsx/esm/api'

register()
void import('./bot-worker.ts')

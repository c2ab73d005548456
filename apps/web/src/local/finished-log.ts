import { newSeed } from '../session/new-id.ts'
import type { GameLog } from '../session/session.ts'
import { folderOf } from './folder-of.ts'
import type { FromWorker, ToWorker } from './messages.ts'
import type { SavedGame } from './saved-games.ts'

/** The log of a saved game's last match, from a worker that can fold it. */
export function finishedLog(game: SavedGame): Promise<GameLog> {
  const worker = new Worker(new URL('./local-worker.ts', import.meta.url), { type: 'module' })
  const ask = (message: ToWorker) => worker.postMessage(message)
  return new Promise<GameLog>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'update') ask({ type: 'logs', id: 0 })
      if (data.type === 'failed') reject(new Error(data.why))
      if (data.type !== 'logs') return
      const last = data.logs.at(-1)
      if (last) resolve(last)
      else reject(new Error('no-log'))
    }
    void folderOf(game.id).then((folder) =>
      ask({ type: 'open', game: game.id, folder, pause: 0, seed: newSeed() }),
    )
  }).finally(() => worker.terminate())
}

import { useState } from 'react'
import { uploadGame } from '../online/api.ts'
import { ensureSomebody } from '../online/me.ts'
import { useFaultText } from '../online/use-fault-text.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { finishedLog } from './finished-log.ts'
import { changeSavedGame, type SavedGame } from './saved-games.ts'

/** Uploads a finished game to the server, which verifies it before accepting it. */
export function UploadGame({ game, onSent }: { readonly game: SavedGame; readonly onSent: () => void }) {
  const { t } = useTranslation()
  const faultText = useFaultText()
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  if (game.sent !== undefined) return <span className="quiet">{t('sentIn')}</span>
  const send = async () => {
    setBusy(true)
    setFault('')
    try {
      const { sides } = game.opening
      await ensureSomebody(sides[0]?.type === 'person' ? sides[0].name : t('guest'))
      const bots = sides.map((side) => (side.type === 'bot' ? side.bot : null))
      const { id } = await uploadGame({ log: await finishedLog(game), seat: 0, bots })
      await changeSavedGame({ ...game, sent: id })
      onSent()
    } catch (error) {
      setFault(faultText(error))
    }
    setBusy(false)
  }
  return (
    <>
      {fault && (
        <span className="bad" role="alert">
          {fault}
        </span>
      )}
      <button type="button" className="link" aria-disabled={busy} onClick={() => void send()}>
        {t('sendIn')}
      </button>
    </>
  )
}

import { useState } from 'react'
import { OwnName } from '../components/own-name.tsx'
import { uploadGame } from '../online/api.ts'
import { ensureSomebody, useMe } from '../online/me.ts'
import { useFaultText } from '../online/use-fault-text.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { finishedLog } from './finished-log.ts'
import { changeSavedGame, type SavedGame } from './saved-games.ts'

/** Uploads a finished game to the server, which verifies it before accepting it. A player without a name chooses one. */
export function UploadGame({ game, onSent }: { readonly game: SavedGame; readonly onSent: () => void }) {
  const { t } = useTranslation()
  const faultText = useFaultText()
  const who = useMe()
  const [asking, setAsking] = useState(false)
  const [name, setName] = useState('')
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  if (game.sent !== undefined) return <span className="quiet">{t('sentIn')}</span>
  const send = async () => {
    setBusy(true)
    setFault('')
    try {
      await ensureSomebody(name)
      const bots = game.opening.sides.map((side) => (side.type === 'bot' ? side.bot : null))
      const { id } = await uploadGame({ log: await finishedLog(game), seat: 0, bots })
      await changeSavedGame({ ...game, sent: id })
      onSent()
    } catch (error) {
      setFault(faultText(error))
    }
    setBusy(false)
  }
  const press = () => {
    if (busy) return
    if (who.type !== 'nobody' || name.trim() !== '') return void send()
    if (asking) setFault(t('nameFirst'))
    setAsking(true)
  }
  return (
    <>
      {asking && who.type === 'nobody' && <OwnName name={name} onChange={setName} />}
      {fault && (
        <span className="bad" role="alert">
          {fault}
        </span>
      )}
      <button type="button" className="link" aria-disabled={busy} onClick={press}>
        {t('sendIn')}
      </button>
    </>
  )
}

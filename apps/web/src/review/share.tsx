import { useEffect, useState } from 'react'
import { useTranslation } from '../texts/use-translation.ts'
import type { ReadGame } from './messages.ts'
import { pack, type SharedLog } from './packed-log.ts'

/** The address under which a game opens anywhere. */
export const addressOf = async (log: SharedLog): Promise<string> => `/review#${await pack(log)}`

/** The link that contains the whole game, and the game as files. */
export function SharePanel({ game }: { readonly game: ReadGame }) {
  const { t } = useTranslation()
  const [link, setLink] = useState('')
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    addressOf(JSON.parse(game.json) as SharedLog).then((path) => setLink(location.origin + path))
  }, [game])
  const copy = () => {
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <section className="sheet share" aria-label={t('reviewShare')}>
      <p className="quiet">{t('reviewLink')}</p>
      <div>
        <input
          readOnly
          aria-label={t('reviewLinkLabel')}
          value={link}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className="button main" onClick={copy}>
          {t(copied ? 'copied' : 'copy')}
        </button>
        {game.record !== undefined && (
          <button
            type="button"
            className="button"
            onClick={() => save(`${game.replay.game}.record`, game.record!)}
          >
            {t('reviewAsText')}
          </button>
        )}
        <button type="button" className="button" onClick={() => save(`${game.replay.game}.json`, game.json)}>
          {t('reviewAsJson')}
        </button>
      </div>
    </section>
  )
}

function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

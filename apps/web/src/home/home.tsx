import './home.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { becomeGuest, openTable, whoAmI } from '../online/api.ts'
import { Bar } from '../pieces/bar.tsx'
import { Choice } from '../pieces/choice.tsx'
import { Tile } from '../pieces/tile.tsx'
import { interfaceLanguages } from '../texts/index.ts'

const levels = ['novice', 'pupil', 'fencer', 'provost', 'master'] as const

export function Home() {
  const { t, i18n } = useTranslation()
  const [, go] = useLocation()
  const [language, setLanguage] = useState(i18n.language)
  const [opponent, setOpponent] = useState('computer')
  const [level, setLevel] = useState<string>('pupil')
  const [fault, setFault] = useState('')
  const start = () => {
    if (opponent !== 'friend') return go(`/jarnac/${language}/${opponent === 'solo' ? 'solo' : level}`)
    invite(language, t('guest')).then(
      (id) => go(`/table/${id}`),
      (error: Error) => setFault(error.message),
    )
  }
  return (
    <>
      <Bar />
      <main className="home">
        <h1>{t('motto')}</h1>
        <p className="quiet">{t('choose')}</p>
        <section className="box">
          <div className="art" aria-hidden="true">
            {[...'DUEL'].map((letter) => (
              <Tile key={letter} letter={letter} />
            ))}
          </div>
          <h2>Jarnac</h2>
          <p>{t('jarnacIs')}</p>
        </section>
        <section className="sheet choices">
          <Choice
            name="words"
            label={t('wordsIn')}
            value={language}
            onChange={setLanguage}
            options={interfaceLanguages.map((id) => ({ id, text: id.toUpperCase() }))}
          />
          <Choice
            name="against"
            label={t('against')}
            value={opponent}
            onChange={setOpponent}
            options={[
              { id: 'computer', text: t('computer') },
              { id: 'friend', text: t('friend') },
              { id: 'solo', text: t('solo') },
            ]}
          />
          {opponent === 'computer' && (
            <Choice
              name="level"
              label={t('strength')}
              value={level}
              onChange={setLevel}
              options={levels.map((id) => ({ id, text: t(`level_${id}`) }))}
            />
          )}
          {fault && (
            <p className="bad" role="alert">
              {fault}
            </p>
          )}
          <button type="button" className="button main begin" onClick={start}>
            {t('begin')}
          </button>
        </section>
      </main>
    </>
  )
}

/** A table that only those with the link find. */
async function invite(language: string, name: string): Promise<string> {
  if ((await whoAmI()) === undefined) await becomeGuest(name)
  const { id } = await openTable({
    game: 'jarnac',
    options: { language },
    sides: 2,
    settings: { visibility: 'link' },
  })
  return id
}

import { useState } from 'react'
import { Link } from 'wouter'
import { Bar, LanguageChoice } from '../components/bar.tsx'
import { BookIcon } from '../components/icons.tsx'
import { laterDetail } from '../components/later.tsx'
import { gameOf, games } from '../games/index.ts'
import { useMe } from '../online/me.ts'
import { lastWish } from '../session/wish.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { Boxes } from './boxes.tsx'
import { OpenTables } from './open-tables.tsx'
import { PlayNow } from './play-now.tsx'
import { useYourGames } from './use-your-games.ts'
import { YourGames, YourTurn } from './your-games.tsx'

/** Few players ever get a message of the moderators, so its code and texts are loaded only if there is one. */
const Notices = laterDetail(() => import('../account/notices.tsx'))

export function Home() {
  const { t } = useTranslation()
  const [game, setGame] = useState(() => gameOf(lastWish().game ?? '') ?? games[0]!)
  const yours = useYourGames()
  const who = useMe()
  return (
    <>
      <Bar />
      <main className="home">
        <div className="column">
          {who.type === 'known' && who.me.notices !== undefined && <Notices me={who.me} />}
          <YourTurn yours={yours} />
          <div className="greeting">
            <h1>{t('motto')}</h1>
            <p className="quiet">{t('choose')}</p>
          </div>
          <Boxes chosen={game} onChoose={setGame} />
          <PlayNow key={game.box} game={game} onGame={setGame} />
          <p className="learn">
            <BookIcon />
            <span>
              <b>{t('newHere')}</b> <span className="quiet">{t('readRules')}</span>
            </span>
            <Link href={`/rules/${game.id}`} className="link">
              {game.name}
            </Link>
            <Link href="/words" className="link">
              {t('wordLookUp')}
            </Link>
          </p>
        </div>
        <div className="column aside">
          <YourGames yours={yours} />
          <OpenTables />
        </div>
        <footer>
          <LanguageChoice className="pick" />
          <Link href="/about" className="link">
            {t('aboutEstocade')}
          </Link>
        </footer>
      </main>
    </>
  )
}

import { suggestedLevel } from '@estocade/table'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Choice, ChoiceOrPick } from '../components/choice.tsx'
import { BotIcon, DeviceIcon, LinkIcon, OneIcon, PeopleIcon } from '../components/icons.tsx'
import { LevelChoice } from '../components/level-choice.tsx'
import { OwnName } from '../components/own-name.tsx'
import { boxOf, gameOf, type PageGame, usualRules } from '../games/index.ts'
import { quickOpening, togetherOpening } from '../local/quick-opening.ts'
import { beginGame } from '../local/saved-games.ts'
import { openTable } from '../online/api.ts'
import { ensureSomebody, useMe } from '../online/me.ts'
import { useFaultText } from '../online/use-fault-text.ts'
import { ratingHere } from '../session/own-ratings.ts'
import { keepWish, lastWish, type Wish } from '../session/wish.ts'
import { dictionaryCode, dictionaryIds, dictionaryName, usualDictionary } from '../texts/index.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { Names } from './names.tsx'

type Opponent = 'computer' | 'anyone' | 'friend' | 'here' | 'solo'

const all: readonly Opponent[] = ['computer', 'anyone', 'friend', 'here', 'solo']

const allowed = (game: PageGame, opponent: Opponent): boolean =>
  opponent === 'here' ? game.aroundOne : opponent === 'solo' ? game.alone : true

const opponentsOf = (game: PageGame): readonly Opponent[] => all.filter((id) => allowed(game, id))

const opponentOf = (id: string | undefined): Opponent => all.find((one) => one === id) ?? 'computer'

/** A choice that another box and the page for a new table begin with. */
const kept =
  <T,>(key: keyof Wish, set: (value: T) => void) =>
  (value: T) => {
    set(value)
    keepWish({ [key]: value })
  }

interface PlayNowProps {
  readonly game: PageGame
  /** Another game of the same box. */
  readonly onGame: (game: PageGame) => void
}

/** Starts a game: one click, or a few for another opponent. */
export function PlayNow({ game, onGame }: PlayNowProps) {
  const { t, i18n } = useTranslation()
  const [, go] = useLocation()
  const who = useMe()
  const faultText = useFaultText()
  const [last] = useState(lastWish)
  const [language, setLanguage] = useState(last.language ?? usualDictionary(i18n.language))
  const [wished, setOpponent] = useState<Opponent>(opponentOf(last.against))
  const opponent = allowed(game, wished) ? wished : 'computer'
  const [chosen, setLevel] = useState<string>()
  const rating = ratingHere(game.id, language)
  const level = chosen ?? (rating === undefined ? last.level : undefined) ?? suggestedLevel(rating)
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  const [names, setNames] = useState<readonly string[]>(['', ''])
  const [fault, setFault] = useState('')
  const inBox = boxOf(game)
  const myName = who.type === 'known' ? who.me.name : t('you')
  const called = names.map((name, i) => name.trim() || t('playerNumber', { number: i + 1 }))

  // Only players with an account can be rated, because they can be recognised later.
  const named = who.type === 'known' && who.me.login !== null
  const asksName = (opponent === 'friend' || opponent === 'anyone') && who.type === 'nobody'

  const keep = () => keepWish({ game: game.id, language, against: opponent, level })
  const begin = async (): Promise<string> => {
    if (opponent === 'friend') return `/table/${await invite(game.id, language, name, named)}`
    if (opponent === 'anyone') {
      await ensureSomebody(name)
      return `/pairing/${game.id}/${language}`
    }
    const opening =
      opponent === 'here'
        ? togetherOpening(game.id, language, called)
        : quickOpening(game.id, language, opponent === 'solo' ? 'solo' : level, myName)
    return `/play/${await beginGame(opening)}`
  }
  const start = () => {
    if (busy) return
    if (asksName && name.trim() === '') return setFault(t('nameFirst'))
    setFault('')
    setBusy(true)
    keep()
    begin().then(go, (error) => {
      setFault(faultText(error))
      setBusy(false)
    })
  }
  return (
    <section className="sheet choices" aria-label={t('playNow')}>
      {inBox.length > 1 && (
        <ChoiceOrPick
          name="in-box"
          label={t('whichGame')}
          value={game.id}
          onChange={(id) => onGame(gameOf(id)!)}
          options={inBox.map(({ id, name }) => ({ id, text: name }))}
        />
      )}
      <div className="pair">
        <ChoiceOrPick
          name="words"
          label={t('wordsIn')}
          value={language}
          onChange={kept('language', setLanguage)}
          options={dictionaryIds.map((id) => ({ id, text: dictionaryCode(id) }))}
        />
        <Choice
          name="against"
          label={t('against')}
          value={opponent}
          onChange={kept<Opponent>('against', setOpponent)}
          options={opponentsOf(game).map((id) => ({ id, text: t(id), icon: icons[id] }))}
        />
      </div>
      {opponent === 'computer' && (
        <LevelChoice
          game={game}
          language={language}
          level={level}
          rating={rating}
          onLevel={kept('level', setLevel)}
        />
      )}
      {!game.aroundOne && <p className="quiet">{t('notAroundOne', { game: game.name })}</p>}
      {opponent === 'here' && <Names names={names} onChange={setNames} />}
      {opponent === 'friend' && (
        <p className="quiet">
          {t('friendHow')} {t(named ? 'friendRated' : 'friendUnrated')}
        </p>
      )}
      {opponent === 'anyone' && (
        <p className="quiet">
          {t('anyoneHow')} {t(named ? 'friendRated' : 'friendUnrated')}
        </p>
      )}
      {asksName && <OwnName name={name} onChange={setName} />}
      {fault && (
        <p className="bad" role="alert">
          {fault}
        </p>
      )}
      <div className="go">
        <button type="button" className="button main begin" aria-disabled={busy} onClick={start}>
          {t('begin')}
        </button>
        <span className="quiet">
          {t('usualRules', {
            game: game.name,
            language: dictionaryName(language, i18n.language),
            rules: t(`rules_${opponent === 'solo' ? 'solo' : usualRules(game, language)}`),
          })}
        </span>
        <Link href={`/new/${game.id}?words=${language}`} className="link" onClick={keep}>
          {t('changeRules')}
        </Link>
      </div>
    </section>
  )
}

const icons = {
  computer: <BotIcon />,
  anyone: <PeopleIcon />,
  friend: <LinkIcon />,
  here: <DeviceIcon />,
  solo: <OneIcon />,
}

/** A table that can only be found by its link. */
async function invite(game: string, language: string, name: string, rated: boolean): Promise<string> {
  await ensureSomebody(name)
  const settings = { visibility: 'link', rated } as const
  const { id } = await openTable({ game, options: { language }, sides: 2, settings })
  return id
}

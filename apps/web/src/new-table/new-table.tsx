import './new-table.css'
import type { OpenBody } from '@estocade/protocol'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useParams, useSearchParams } from 'wouter'
import { Bar } from '../components/bar.tsx'
import { Choice, ChoiceOrPick } from '../components/choice.tsx'
import { BotIcon, CrossIcon, DeviceIcon, LinkIcon, PeopleIcon } from '../components/icons.tsx'
import { OwnName } from '../components/own-name.tsx'
import { gameOf, games, type PageGame } from '../games/index.ts'
import { useForm } from '../games/parts.ts'
import { useMe } from '../online/me.ts'
import { useFaultText } from '../online/use-fault-text.ts'
import { keepWish, lastWish } from '../session/wish.ts'
import { interfaceLanguages } from '../texts/index.ts'
import { draftFor, judged as judge, optionsOf, unhurried } from './draft.ts'
import { openIt } from './open-it.ts'
import { RulesForm, useRefusal } from './rules-form.tsx'
import { type Opposite, resized, type SeatWish, usualSeat } from './seats.ts'
import { SeatsAndManners } from './seats-and-manners.tsx'
import { Sentence } from './sentence.tsx'

type Settings = NonNullable<OpenBody['settings']>

const opposites: readonly Opposite[] = ['friend', 'anyone', 'computer', 'here']
const icons = { friend: <LinkIcon />, anyone: <PeopleIcon />, computer: <BotIcon />, here: <DeviceIcon /> }

export default function NewTable() {
  const { game: id = games[0]!.id } = useParams()
  const [, go] = useLocation()
  const { t } = useTranslation()
  const game = gameOf(id) ?? games[0]!
  return (
    <>
      <Bar title={t('newTable')} />
      <main className="new-table">
        <header>
          <h1>{t('newTable')}</h1>
          <Link href="/" className="tool" aria-label={t('cancel')}>
            <CrossIcon />
          </Link>
        </header>
        {games.length > 1 && (
          <ChoiceOrPick
            name="game"
            label={t('gameName')}
            value={game.id}
            onChange={(next) => go(`/new/${next}`, { replace: true })}
            options={games.map(({ id, name }) => ({ id, text: name }))}
          />
        )}
        <Suspense fallback={null}>
          <TableForm key={game.id} game={game} />
        </Suspense>
      </main>
    </>
  )
}

function TableForm({ game }: { readonly game: PageGame }) {
  const { t, i18n } = useTranslation()
  const [, go] = useLocation()
  const [search] = useSearchParams()
  const who = useMe()
  const faultText = useFaultText()
  const rules = useForm(game)
  const [last] = useState(lastWish)
  const [opposite, setOpposite] = useState<Opposite>(() => oppositeOf(game, last.against))
  const [draft, setDraft] = useState(() => {
    const usual = draftFor(rules, wanted(search.get('words') ?? last.language ?? null) ?? i18n.language)
    return unhurried(rules, usual, opposite === 'computer')
  })
  const [level, setLevel] = useState(last.level ?? 'novice')
  const [seats, setSeats] = useState<readonly SeatWish[]>([usualSeat(opposite, level)])
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  const [settings, setSettings] = useState<Settings>({})
  const [onServer, setOnServer] = useState(false)
  const [fault, setFault] = useState('')
  const judged = judge(rules, draft)
  const refusal = useRefusal(rules, judged)
  const { min, max } = rules.sides(judged.result.ok ? judged.result.value : judged.base)
  const sides = Math.max(min, Math.min(max, seats.length + 1))
  const shown = resized(seats, sides, opposite, level)
  const alone = sides === 1
  const local = alone || ((opposite === 'computer' || opposite === 'here') && !onServer)

  const choose = (next: Opposite) => {
    setOpposite(next)
    setDraft(unhurried(rules, draft, next === 'computer'))
    setOnServer(false)
    setSeats(shown.map(() => usualSeat(next, level)))
    keepWish({ against: next })
  }
  const strengthen = (next: string) => {
    setLevel(next)
    setSeats(shown.map((seat) => (seat.type === 'bot' ? { type: 'bot', bot: next } : seat)))
    keepWish({ level: next })
  }
  const asksName = !local && who.type === 'nobody'
  const open = () => {
    if (!judged.result.ok || busy) return
    if (asksName && name.trim() === '') return setFault(t('nameFirst'))
    setFault('')
    setBusy(true)
    keepWish({ game: game.id, language: draft.language })
    const hints = (judged.value('hints') as number | undefined) ?? 0
    const visibility = opposite === 'anyone' ? 'public' : (settings.visibility ?? 'link')
    openIt({
      game: game.id,
      language: draft.language,
      options: optionsOf(draft),
      // Those who play by themselves sit next to the host; the others may still come.
      seats: local ? shown : [...shown].sort((a, b) => Number(b.type === 'bot') - Number(a.type === 'bot')),
      settings: { ...settings, visibility, hints },
      local,
      myName:
        who.type === 'known'
          ? who.me.name
          : asksName
            ? name
            : t(opposite === 'here' ? 'playerNumber' : 'you', { number: 1 }),
      nameOf: (number) => t('playerNumber', { number }),
    }).then(go, (error) => {
      setFault(faultText(error))
      setBusy(false)
    })
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        open()
      }}
    >
      <div className="scroll">
        {!alone && (
          <Choice
            name="opposite"
            label={t('whoOpposite')}
            value={opposite}
            onChange={choose}
            options={opposites
              .filter((id) => id !== 'here' || game.aroundOne)
              .map((id) => ({ id, text: t(id), icon: icons[id] }))}
          />
        )}
        {!alone && opposite === 'computer' && (
          <ChoiceOrPick
            name="level"
            label={t('strength')}
            value={level}
            onChange={strengthen}
            options={game.levels.map((id) => ({ id, text: t(`level_${id}`) }))}
          />
        )}
        {asksName && <OwnName name={name} onChange={setName} />}
        {!game.aroundOne && <p className="quiet">{t('notAroundOne', { game: game.name })}</p>}
        <RulesForm rules={rules} draft={draft} judged={judged} sides={sides} onChange={setDraft}>
          <SeatsAndManners
            game={game}
            opposite={opposite}
            seats={shown}
            range={{ min, max }}
            onSeats={(next) => setSeats(resized(next, next.length + 1, opposite, level))}
            onSides={(next) => setSeats(resized(shown, next, opposite, level))}
            settings={settings}
            onSettings={setSettings}
            onServer={onServer}
            onOnServer={setOnServer}
          />
        </RulesForm>
      </div>
      <footer>
        <div>
          <Sentence
            game={game}
            draft={draft}
            judged={judged}
            sides={sides}
            opposite={alone ? 'solo' : opposite}
            local={local}
          />
          {judged.changed.length > 0 && (
            <p>
              <span className="changed">{t('changedCount', { count: judged.changed.length })}</span>{' '}
              <button type="button" className="link" onClick={() => setDraft({ ...draft, changes: {} })}>
                {t('setBack')}
              </button>
            </p>
          )}
          {refusal && <p className="reason">{refusal.text}</p>}
          {fault && (
            <p className="bad" role="alert">
              {fault}
            </p>
          )}
        </div>
        <Link href="/" className="button plain">
          {t('cancel')}
        </Link>
        <button type="submit" className="button main" aria-disabled={!judged.result.ok}>
          {t('openTable')}
        </button>
      </footer>
    </form>
  )
}

const oppositeOf = (game: PageGame, against: string | undefined): Opposite =>
  opposites.find((id) => id === against && (id !== 'here' || game.aroundOne)) ?? 'friend'

const wanted = (language: string | null): string | undefined =>
  interfaceLanguages.find((id) => id === language)

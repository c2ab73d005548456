import type { OpenBody } from '@estocade/protocol'
import { suggestedLevel } from '@estocade/table'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import type { PageGame } from '../games/index.ts'
import { useMe } from '../online/me.ts'
import { useFaultText } from '../online/use-fault-text.ts'
import { ratingHere } from '../session/own-ratings.ts'
import { keepWish, lastWish } from '../session/wish.ts'
import { dictionaryIds, usualDictionary } from '../texts/index.ts'
import { useTranslation } from '../texts/use-translation.ts'
import type { OwnListFacts } from '../words/messages.ts'
import { type Draft, draftFor, judged as judge, optionsOf, unhurried } from './draft.ts'
import type { GameRules } from './game-rules.ts'
import { openIt } from './open-it.ts'
import { type Opposite, resized, type SeatWish, usualSeat } from './seats.ts'

type Settings = NonNullable<OpenBody['settings']>

export const opposites: readonly Opposite[] = ['friend', 'anyone', 'computer', 'here']

/** The new table as far as it is filled in, and the function that opens it. */
export function useTableWish(game: PageGame, rules: GameRules) {
  const { t, i18n } = useTranslation()
  const [, go] = useLocation()
  const [search] = useSearchParams()
  const who = useMe()
  const faultText = useFaultText()
  const [last] = useState(lastWish)
  const [opposite, setOpposite] = useState<Opposite>(() => oppositeOf(game, last.against))
  const [draft, setDraft] = useState(() => {
    const language = wanted(search.get('words') ?? last.language ?? null) ?? usualDictionary(i18n.language)
    return unhurried(rules, wishedDraft(rules, language, last.against), opposite === 'computer')
  })
  const [chosen, setLevel] = useState<string>()
  const rating = ratingHere(game.id, draft.language)
  const level = chosen ?? (rating === undefined ? last.level : undefined) ?? suggestedLevel(rating)
  const [placed, setSeats] = useState<readonly SeatWish[]>()
  const seats = placed ?? [usualSeat(opposite, level)]
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  const [settings, setSettings] = useState<Settings>({})
  const [onServer, setOnServer] = useState(false)
  const [fault, setFault] = useState('')
  const [list, setOwnList] = useState<OwnListFacts>()
  const ownList = list?.language === draft.language ? list : undefined
  const redraft = (next: Draft) => {
    setDraft(next)
    if (next.language !== draft.language) keepWish({ language: next.language })
  }
  const judged = judge(rules, draft)
  const { min, max } = rules.sides(judged.result.ok ? judged.result.value : judged.base)
  const sides = Math.max(min, Math.min(max, seats.length + 1))
  const shown = resized(seats, sides, opposite, level)
  const alone = sides === 1
  const against = alone ? ALONE : opposite
  const local = alone || ((opposite === 'computer' || opposite === 'here') && !onServer)

  // From then on the level stays, also in another language, because the seats name it.
  const place = (next: readonly SeatWish[]) => {
    setLevel(level)
    setSeats(next)
  }
  const choose = (next: Opposite | typeof ALONE) => {
    keepWish({ against: next })
    if (next === ALONE) return setDraft({ ...draftFor(rules, draft.language), preset: ALONE })
    setOpposite(next)
    const shared = draft.preset === ALONE ? draftFor(rules, draft.language) : draft
    setDraft(unhurried(rules, shared, next === 'computer'))
    setOnServer(false)
    if (shown.length === 1) setSeats(undefined)
    else place(shown.map(() => usualSeat(next, level)))
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
    keepWish({ game: game.id, language: draft.language, against })
    const hints = (judged.value('hints') as number | undefined) ?? 0
    const visibility = opposite === 'anyone' ? 'public' : (settings.visibility ?? 'link')
    openIt({
      game: game.id,
      language: draft.language,
      options: optionsOf(draft),
      // Bots sit next to the host, so that the other seats stay free for people.
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
      ownList: ownList?.hash,
    }).then(go, (error) => {
      setFault(faultText(error))
      setBusy(false)
    })
  }
  return {
    ...{ rules, draft, setDraft: redraft, judged, opposite, choose, level, rating, strengthen },
    ...{ asksName, name, setName },
    ...{ min, max, sides, alone, local, shown, settings, setSettings, onServer, setOnServer, fault, open },
    ...{ ownList, setOwnList },
    setSeats: (next: readonly SeatWish[], sides: number) => place(resized(next, sides, opposite, level)),
  }
}

export type TableWish = ReturnType<typeof useTableWish>

const oppositeOf = (game: PageGame, against: string | undefined): Opposite =>
  opposites.find((id) => id === against && (id !== 'here' || game.aroundOne)) ?? 'friend'

/** The choice to play alone; it is also the rule set for that. */
export const ALONE = 'solo' as const

export const mayBeAlone = (rules: GameRules): boolean => rules.presets.some(({ id }) => id === ALONE)

function wishedDraft(rules: GameRules, language: string, against: string | undefined): Draft {
  const draft = draftFor(rules, language)
  return against === ALONE && mayBeAlone(rules) ? { ...draft, preset: ALONE } : draft
}

const wanted = (language: string | null): string | undefined => dictionaryIds.find((id) => id === language)

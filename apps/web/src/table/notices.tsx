import type { Request } from '@estocade/table'
import type { TFunction } from 'i18next'
import { useEffect } from 'react'
import { CrossIcon, TickIcon } from '../components/icons.tsx'
import { newsInTitle } from '../session/page-title.ts'
import { useTranslation } from '../texts/use-translation.ts'
import type { TableModel } from './model.ts'
import { Notice, NoticeButton } from './notice.tsx'

interface NoticesProps {
  readonly model: TableModel
  /** Offers a rematch, or accepts it. */
  readonly onAgain: () => void
}

/** Requests of others, and what an adjourned or finished table waits for. */
export function Notices({ model, onAgain }: NoticesProps) {
  const { t, i18n } = useTranslation()
  const { table, send, captain, seat } = model
  const { request } = table
  return (
    <>
      {awayUntil(model).map(({ name, until }) => (
        <Notice key={name} text={t('awayUntil', { name, date: dateText(until, i18n.language) })} />
      ))}
      {request && <RequestNotice model={model} request={request} />}
      {seat !== undefined && <RematchNotice model={model} onAgain={onAgain} />}
      {!request && table.phase === 'adjourned' && captain && (
        <Notice text={`${t('adjourned')}. ${t('adjournedThen')}`}>
          <NoticeButton
            main
            text={t('resume')}
            onClick={() => send({ type: 'ask', wish: { type: 'resume' } })}
          />
        </Notice>
      )}
      {!request &&
        captain &&
        seat !== undefined &&
        desertedSeats(model).map((gone) => (
          <Notice key={gone} text={t('deserted', { name: model.names[gone] })}>
            <NoticeButton
              text={t('replace')}
              onClick={() => send({ type: 'ask', wish: { type: 'replace', seat: gone, bot: 'fencer' } })}
            />
          </Notice>
        ))}
    </>
  )
}

/** Sides without a connected player: a bot could take over. */
const desertedSeats = ({ table, seat }: TableModel): readonly number[] =>
  table.phase !== 'playing'
    ? []
    : [...table.sides.keys()].filter((one) => {
        const { bot, members } = table.sides[one]!
        return one !== seat && bot === undefined && members.every(({ away }) => away !== undefined)
      })

function RematchNotice({ model: { session }, onAgain }: NoticesProps) {
  const { t } = useTranslation()
  const { taken = false, offeredBy = [] } = session.rematch ?? {}
  const offer = offeredBy.length === 0 ? '' : t('rematchAsked', { name: offeredBy.join(', ') })
  useEffect(() => {
    if (offer !== '') newsInTitle(offer)
  }, [offer])
  if (taken) return <Notice announced text={t('rematchOffered')} />
  if (offer === '') return null
  return (
    <Notice announced text={offer}>
      <NoticeButton main icon={<TickIcon />} text={t('rematchTake')} onClick={onAgain} />
    </Notice>
  )
}

function RequestNotice({ model, request }: { readonly model: TableModel; readonly request: Request }) {
  const { t } = useTranslation()
  const { send, captain, seat, names } = model
  const answer = (yes: boolean) => send({ type: 'answer', about: request.id, yes })
  const mine = request.by === seat
  const answered = mine || request.agreed.some((one) => one === seat)
  const text = t(mine ? 'youAsk' : 'asks', { name: names[request.by], wish: wishText(request, names, t) })
  return (
    <Notice label={t('request')} text={text}>
      {captain && !answered && (
        <>
          <NoticeButton icon={<CrossIcon />} text={t('sayNo')} onClick={() => answer(false)} />
          <NoticeButton main icon={<TickIcon />} text={t('sayYes')} onClick={() => answer(true)} />
        </>
      )}
      {captain && mine && (
        <NoticeButton icon={<CrossIcon />} text={t('withdraw')} onClick={() => answer(false)} />
      )}
    </Notice>
  )
}

export function wishText({ wish }: Pick<Request, 'wish'>, names: readonly string[], t: TFunction): string {
  switch (wish.type) {
    case 'undo':
      return t('wishUndo')
    case 'adjourn':
      return t('wishAdjourn')
    case 'resume':
      return t('wishResume')
    case 'replace':
      return t('wishReplace', { name: names[wish.seat] })
  }
}

const dateText = (at: number, language: string): string =>
  new Date(at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })

/** Sides whose members all have days off. */
function awayUntil({ table, names }: TableModel) {
  return table.sides.flatMap(({ members }, seat) => {
    const until = Math.min(...members.map(({ vacation }) => vacation ?? 0))
    return members.length > 0 && until > Date.now() ? [{ name: names[seat], until }] : []
  })
}

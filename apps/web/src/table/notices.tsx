import type { Request } from '@estocade/table'
import type { TFunction } from 'i18next'
import { useTranslation } from '../texts/use-translation.ts'
import type { TableModel } from './model.ts'

/** Bars under the strip: requests of others, and what an adjourned table waits for. They never cover the board. */
export function Notices({ model }: { readonly model: TableModel }) {
  const { t, i18n } = useTranslation()
  const { table, send, captain, seat } = model
  const { request } = table
  const deserted = desertedSeats(model)
  return (
    <>
      {awayUntil(model).map(({ name, until }) => (
        <p className="notice" key={name}>
          {t('awayUntil', { name, date: new Date(until).toLocaleString(i18n.language) })}
        </p>
      ))}
      {request && <RequestBar model={model} request={request} />}
      {!request && table.phase === 'adjourned' && captain && (
        <p className="notice">
          <span>{t('adjournedThen')}</span>
          <button
            type="button"
            className="button main"
            onClick={() => void send({ type: 'ask', wish: { type: 'resume' } })}
          >
            {t('resume')}
          </button>
        </p>
      )}
      {!request &&
        captain &&
        seat !== undefined &&
        deserted.map((gone) => (
          <p className="notice" key={gone}>
            <span>{t('deserted', { name: model.names[gone] })}</span>
            <button
              type="button"
              className="button"
              onClick={() => void send({ type: 'ask', wish: { type: 'replace', seat: gone, bot: 'fencer' } })}
            >
              {t('replace')}
            </button>
          </p>
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

function RequestBar({ model, request }: { readonly model: TableModel; readonly request: Request }) {
  const { t } = useTranslation()
  const { send, captain, seat, names } = model
  const answer = (yes: boolean) => void send({ type: 'answer', about: request.id, yes })
  const mine = request.by === seat
  const answered = mine || request.agreed.some((one) => one === seat)
  return (
    <section className="notice" aria-label={t('request')}>
      <span>
        {t(mine ? 'youAsk' : 'asks', { name: names[request.by], wish: wishText(request, names, t) })}
      </span>
      {captain && !answered && (
        <>
          <button type="button" className="button" onClick={() => answer(false)}>
            {t('sayNo')}
          </button>
          <button type="button" className="button main" onClick={() => answer(true)}>
            {t('sayYes')}
          </button>
        </>
      )}
      {captain && mine && (
        <button type="button" className="button" onClick={() => answer(false)}>
          {t('withdraw')}
        </button>
      )}
    </section>
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

/** Sides whose members all have days off. */
function awayUntil({ table, names }: TableModel) {
  return table.sides.flatMap(({ members }, seat) => {
    const until = Math.min(...members.map(({ vacation }) => vacation ?? 0))
    return members.length > 0 && until > Date.now() ? [{ name: names[seat], until }] : []
  })
}

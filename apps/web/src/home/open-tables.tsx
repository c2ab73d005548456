import type { LobbyFilter, TableSummary } from '@estocade/protocol'
import { Link } from 'wouter'
import { gameOf } from '../games/index.ts'
import { useClockText } from '../new-table/clock-text.ts'
import { openTables } from '../online/api.ts'
import { useMe } from '../online/me.ts'
import { useAsk } from '../online/use-ask.ts'
import { useRefresh } from '../online/use-refresh.ts'
import { namesOfSide } from '../session/member-name.ts'
import { isBlocked, useMuted } from '../settings/muted.ts'
import { dictionaryCode } from '../texts/index.ts'
import { useTranslation } from '../texts/use-translation.ts'

const FEW = 4

export function OpenTables() {
  const { t } = useTranslation()
  return (
    <section className="sheet block">
      <h2>
        {t('openTables')}
        <Link href="/new" className="link">
          {t('newTable')}
        </Link>
      </h2>
      <TableRows filter={{}} few={FEW} />
    </section>
  )
}

interface TableRowsProps {
  readonly filter: LobbyFilter
  readonly few?: number
  /** A heading. If it is given and no table is open, neither heading nor list is shown. */
  readonly title?: string
}

/** Tables of games that this page can show, without those of hosts whom the player has blocked. */
export function TableRows({ filter, few, title }: TableRowsProps) {
  const { t } = useTranslation()
  const muted = useMuted()
  const [asked, again] = useAsk(JSON.stringify(filter), () => openTables(filter))
  useRefresh(again)
  if (title !== undefined && asked.type !== 'there') return null
  if (asked.type === 'asking') return <p className="quiet">{t('asking')}</p>
  if (asked.type === 'failed')
    return (
      <p className="quiet">
        {t('serverAway')}{' '}
        <button type="button" className="link" onClick={again}>
          {t('retry')}
        </button>
      </p>
    )
  const tables = asked.value.filter(({ game, host }) => gameOf(game) && !isBlocked(muted, host))
  if (tables.length === 0) return title === undefined && <p className="quiet">{t('noTables')}</p>
  const rows = (
    <ul className="rows">
      {tables.slice(0, few).map((table) => (
        <TableRow key={table.id} table={table} />
      ))}
    </ul>
  )
  if (title === undefined) return rows
  return (
    <section className="sheet block">
      <h2>{title}</h2>
      {rows}
    </section>
  )
}

function TableRow({ table }: { readonly table: TableSummary }) {
  const { t } = useTranslation()
  const clockText = useClockText()
  const who = useMe()
  const isOwn = who.type === 'known' && who.me.id === table.host
  const names = table.sides.flatMap((side) =>
    side.bot ? [t(`level_${side.bot}`, { defaultValue: side.bot })] : namesOfSide(side, t),
  )
  const counts = table.rated && table.sides.every(({ bot }) => bot === null)
  const gathering = table.phase === 'gathering' && table.open > 0
  return (
    <li className="table-row">
      <span className="caption">{dictionaryCode(table.language ?? '')}</span>
      <span>
        <b>{gameOf(table.game)?.name}</b>, {table.time ? clockText(table.time) : t(`clock_${table.clock}`)}
        <small className="quiet">
          {names.join(', ')}
          {gathering && ` · ${t('seatsLeft', { count: table.open })}`}
          {counts && ` · ${t('rated')}`}
        </small>
      </span>
      <span className="doors">
        {isOwn ? (
          <Link href={`/table/${table.id}`} className="link">
            {t('yourTable')}
          </Link>
        ) : (
          <Link href={`/table/${table.id}?watch`} className="link">
            {t('watch')}
          </Link>
        )}
        {gathering && !isOwn && (
          <Link href={`/table/${table.id}`} className="button small">
            {t('sit')}
          </Link>
        )}
      </span>
    </li>
  )
}

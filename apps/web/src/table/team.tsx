import { newestProposals, type Proposal } from '@estocade/table'
import { useState } from 'react'
import { CrossIcon } from '../components/icons.tsx'
import { useTranslation } from '../texts/use-translation.ts'
import type { Extras } from './extras.tsx'

export interface Team {
  readonly proposals: readonly Proposal[]
  /** Lays the newest proposal out as a preview; an action that cannot be laid out is performed. */
  readonly take: (proposal?: Proposal) => boolean
  readonly wave: (proposal?: Proposal) => boolean
}

const keyOf = ({ player, action }: Proposal): string => `${player} ${JSON.stringify(action)}`

/** The proposals of the player's side. Dismissing one hides it for this player only; the next step ends them all. */
export function useTeam({ model, show }: Pick<Extras, 'model' | 'show'>): Team {
  const { side, seat, captain, table, send } = model
  const [waved, setWaved] = useState<readonly string[]>([])
  const moment = `${table.match?.number} ${table.match?.version}`
  const open = (seat === undefined ? [] : (side.proposals ?? [])).filter(
    (one) => !waved.includes(`${moment} ${keyOf(one)}`),
  )
  const proposals = newestProposals(open)
  const about = table.duties.find((duty) => duty.seat === seat)?.about ?? ''
  const wave = (proposal = proposals.at(-1)): boolean => {
    if (proposal === undefined) return false
    setWaved((old) => [...old, `${moment} ${keyOf(proposal)}`])
    return true
  }
  const take = (proposal = proposals.at(-1)): boolean => {
    if (proposal === undefined) return false
    if (!show(proposal.action) && captain) void send({ type: 'act', about, action: proposal.action })
    return wave(proposal)
  }
  return { proposals, take, wave }
}

interface TeamCardProps extends Extras {
  readonly team: Team
  /** The letters in a member's draft, if it belongs to this moment. */
  readonly draftText?: ((body: string) => string | undefined) | undefined
}

/** The proposals of the side, and the drafts of its other members. */
export function TeamCard({ model, team, describe, draftText }: TeamCardProps) {
  const { t } = useTranslation()
  const { side, session, captain } = model
  const nameOf = (player: string) => side.members.find((one) => one.player === player)?.name ?? ''
  if (model.seat === undefined || side.members.length < 2) return null
  const trying = Object.entries(session.drafts ?? {}).flatMap(([player, body]) => {
    const typed = draftText?.(body)
    return typed ? [{ player, typed }] : []
  })
  return (
    <section className="team" aria-label={t('team')}>
      {team.proposals.map((proposal) => (
        <article key={keyOf(proposal)} className="proposal">
          <p>
            <span className="disc" aria-hidden="true">
              {nameOf(proposal.player).slice(0, 1).toUpperCase()}
            </span>
            <span>
              <b>{nameOf(proposal.player)}</b> {t('proposes')}
            </span>
          </p>
          <div className="word">{describe(proposal.action)}</div>
          <div className="answers">
            <button type="button" className="button" onClick={() => team.take(proposal)}>
              {t('tryIt')}
            </button>
            <button
              type="button"
              className="button small"
              aria-label={t('waveOff')}
              title={t('waveOff')}
              onClick={() => team.wave(proposal)}
            >
              <CrossIcon />
            </button>
          </div>
        </article>
      ))}
      {trying.map(({ player, typed }) => (
        <p key={player} className="trying">
          {t('tries', { name: nameOf(player), word: typed })}
        </p>
      ))}
      {captain && <HandOver model={model} />}
    </section>
  )
}

function HandOver({ model: { side, session, send } }: Pick<Extras, 'model'>) {
  const { t } = useTranslation()
  return (
    <details className="hand-over">
      <summary>{t('giveCaptaincy')}</summary>
      {side.members
        .filter(({ player }) => player !== session.you)
        .map(({ player, name }) => (
          <button
            key={player}
            type="button"
            className="button"
            onClick={() => void send({ type: 'hand-over', to: player })}
          >
            {t('handOverTo', { name })}
          </button>
        ))}
    </details>
  )
}

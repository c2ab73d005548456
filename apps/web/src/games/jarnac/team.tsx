import type { JarnacAction } from '@estocade/games'
import { newestProposals, type Proposal } from '@estocade/table'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CrossIcon } from '../../components/icons.tsx'
import { readUnsent } from '../../table/use-unsent.ts'
import { spaced } from './saying.ts'
import type { JarnacTableModel } from './use-table.ts'
import type { Letters } from './use-typing.ts'

export interface Team {
  readonly proposals: readonly Proposal[]
  /** Takes up the newest proposal: a word is laid out to be looked at, anything else is done. */
  readonly take: (proposal?: Proposal) => boolean
  readonly wave: (proposal?: Proposal) => boolean
}

const keyOf = ({ player, action }: Proposal): string => `${player} ${JSON.stringify(action)}`

/** What the own side proposes. Waving off is for one's own eyes: the next step ends them all. */
export function useTeam({ side, seat, typing, act, captain, moment }: JarnacTableModel): Team {
  const [waved, setWaved] = useState<readonly string[]>([])
  const open = (seat === undefined ? [] : (side.proposals ?? [])).filter(
    (one) => !waved.includes(`${moment} ${keyOf(one)}`),
  )
  const proposals = newestProposals(open)
  const wave = (proposal = proposals.at(-1)): boolean => {
    if (proposal === undefined) return false
    setWaved((old) => [...old, `${moment} ${keyOf(proposal)}`])
    return true
  }
  const take = (proposal = proposals.at(-1)): boolean => {
    if (proposal === undefined) return false
    const action = proposal.action as unknown as JarnacAction
    if (action.type === 'lay' || action.type === 'call') typing.put(action.word, action.row)
    else if (captain) void act(action)
    return wave(proposal)
  }
  return { proposals, take, wave }
}

/** The proposals of the side, and what its other members are trying. */
export function TeamCard({ model, team }: { readonly model: JarnacTableModel; readonly team: Team }) {
  const { t } = useTranslation()
  const { side, session, moment, captain, send } = model
  const nameOf = (player: string) => side.members.find((one) => one.player === player)?.name ?? ''
  if (model.seat === undefined || side.members.length < 2) return null
  const trying = Object.entries(session.drafts ?? {}).flatMap(([player, body]) => {
    const draft = readUnsent<Letters>(body)
    return draft?.moment === moment && draft.typed !== '' ? [{ player, typed: draft.typed }] : []
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
          <ProposalText action={proposal.action as unknown as JarnacAction} />
          <div className="answers">
            <button type="button" className="button" onClick={() => team.take(proposal)}>
              {t(isWord(proposal) ? 'tryIt' : 'doIt')}
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
      {captain && (
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
      )}
    </section>
  )
}

const isWord = ({ action }: Proposal): boolean => ['lay', 'call'].includes((action as { type: string }).type)

function ProposalText({ action }: { readonly action: JarnacAction }) {
  const { t } = useTranslation()
  switch (action.type) {
    case 'lay':
    case 'call':
      return (
        <>
          <p className="word">{action.word}</p>
          <p className="quiet">
            {action.type === 'call' && `${t('jarnac')} `}
            {action.row === null ? t('asNew') : t('row', { row: action.row + 1 })}
            {`: ${action.word.length ** 2}`}
          </p>
        </>
      )
    case 'swap':
      return <p className="word">{t('swapThese', { letters: spaced(action.letters) })}</p>
    case 'take':
      return <p className="word">{t('take')}</p>
    case 'pass':
      return <p className="word">{t('pass')}</p>
    case 'decline':
      return <p className="word">{t('letGo')}</p>
    case 'challenge':
      return <p className="word">{t('challenge')}</p>
    case 'accept':
      return <p className="word">{t('accept')}</p>
    default:
      return null
  }
}

import { abrahaminetz as rules } from '@estocade/games'
import { alphabets } from '@estocade/words'
import { useCoach } from '../../table/coach.ts'
import { LaidWord } from '../../table/laid-word.tsx'
import { WordField } from '../../table/word-field.tsx'
import { useTranslation } from '../../texts/use-translation.ts'
import { RackBoard } from './rack-board.tsx'
import { Starting } from './starting.tsx'
import { Summary } from './summary.tsx'
import { type Edge, Trail } from './trail.tsx'
import type { Abrahaminetz } from './use-abrahaminetz.ts'

/** Earlier words, the rack below them, and the message about the word being made. */
export function Middle({ game }: { readonly game: Abrahaminetz }) {
  const { view, story, scene, model, me, draft, puts, open } = game
  const secret = view.phase.type === 'starting'
  const own = view.phase.type === 'starting' ? view.phase.own : null
  const edgeOf = (cell: number): Edge => {
    if (!open || view.rack.length === rules.LONGEST) return 'none'
    return puts.some((put) => put.cell === cell) ? 'card' : 'slot'
  }
  return (
    <div className="middle">
      {secret || (story.words.length === 0 && view.rack === '') ? (
        <Starting view={view} story={story} names={model.names} me={model.you} />
      ) : (
        <Trail
          words={view.phase.type === 'window' ? story.words : story.words.slice(0, -1)}
          left={story.words.at(-1)?.left ?? 0}
          size={view.rack.length}
          before={edgeOf(-1)}
          behind={edgeOf(view.rack.length)}
          names={model.names}
          language={view.config.language}
        />
      )}
      <RackBoard
        rack={secret ? '' : view.rack}
        puts={own && secret ? revealed(own) : puts}
        values={rules.valuesOf(view.config.language)}
        live={open}
        open={open}
        cursor={draft.cursor}
        onCell={draft.tapCell}
      />
      {scene.type !== 'over' && me !== undefined && <Making game={game} secret={secret} />}
    </div>
  )
}

function Making({ game, secret }: { readonly game: Abrahaminetz; readonly secret: boolean }) {
  const { t } = useTranslation()
  const { view, draft, making, refusal, counts, why, open } = game
  const { language } = view.config
  const coach = useCoach(game.model)
  return (
    <Summary
      making={making}
      typed={draft.typed}
      ways={draft.ways}
      way={draft.way}
      refusal={refusal}
      counts={counts}
      why={why}
      language={language}
      idle={open ? (coach ?? t('abrIdle')) : ''}
      secret={secret}
      field={
        open && <WordField alphabet={alphabets[language]} letters={draft.typed} onLetters={draft.retype} />
      }
      lying={
        !secret &&
        view.rack !== '' &&
        !open && <LaidWord word={rules.wordOn(view.rack)} language={language} />
      }
    />
  )
}

/** The starting word that the player has chosen; only the player sees it. */
const revealed = (cards: string) => [...cards].map((as, cell) => ({ cell, place: -1, as }))

import { type RefObject, useState } from 'react'
import { CrossIcon, TickIcon } from '../../components/icons.tsx'
import { Refusal } from '../../table/refusal.tsx'
import { useTranslation } from '../../texts/use-translation.ts'
import { useDisplay } from '../../words/ask.ts'
import { isDeaf, saidTo } from './saying.ts'
import type { TableMoves } from './use-moves.ts'
import type { JarnacTableModel } from './use-table.ts'

interface VerdictProps {
  readonly model: JarnacTableModel
  readonly moves: TableMoves
  readonly field: RefObject<HTMLInputElement | null>
}

/** The typed word and what the letters allow, or why the table refused it. A tick means that the word counts. */
export function Verdict({ model, moves, field }: VerdictProps) {
  const { t } = useTranslation()
  const { refusal, verdict, typing } = model
  const said = saidTo(model, moves)
  const why = refusal ?? (verdict?.counts === false ? verdict.why : undefined)
  // The display form of an entered word shows that it counts.
  const display = useDisplay(model.view.config.language, verdict?.counts ? typing.typed : '')
  const look = verdict?.counts ? 'good' : model.target.type === 'ready' ? 'open' : 'quiet'
  return (
    <div className="verdict" data-drop={moves.mode === 'none' ? undefined : 'word'}>
      <WordField model={model} moves={moves} field={field} />
      {why ? (
        <p className={refusal ? 'bad' : 'bad still'} key={`${why.code}${typing.typed}`}>
          <CrossIcon /> <Refusal refusal={why} language={model.view.config.language} />
        </p>
      ) : (
        <p className={look}>
          {verdict?.counts && <TickIcon />}
          {display && `${display}. `}
          {said && t(said.key, said.values)}
        </p>
      )}
    </div>
  )
}

/**
 * An input field, for phones, input methods and screen readers. It also shows letters that were typed while the focus was
 * elsewhere. While an input method composes, its text is not changed.
 */
function WordField({ model, moves, field }: VerdictProps) {
  const { t } = useTranslation()
  const [composed, setComposed] = useState<string>()
  const { typing } = model
  const off = isDeaf(moves)
  const commit = (value: string) => {
    const { typed } = typing
    if (value.startsWith(typed)) moves.write(value.slice(typed.length))
    else if (typed.startsWith(value)) typing.put(value, typing.chosen)
    else {
      typing.clear()
      moves.write(value)
    }
  }
  return (
    <input
      ref={field}
      className="word-field"
      aria-label={t(off ? 'wordLater' : 'word')}
      value={composed ?? typing.typed}
      readOnly={off}
      tabIndex={off ? -1 : 0}
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="done"
      onCompositionStart={(event) => setComposed(event.currentTarget.value)}
      onCompositionEnd={(event) => {
        setComposed(undefined)
        commit(event.currentTarget.value)
      }}
      onChange={(event) =>
        composed === undefined ? commit(event.target.value) : setComposed(event.target.value)
      }
    />
  )
}

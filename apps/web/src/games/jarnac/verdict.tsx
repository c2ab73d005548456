import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CrossIcon, TickIcon } from '../../components/icons.tsx'
import { refusalText } from '../../table/refusal-text.ts'
import { isDeaf, saidTo } from './saying.ts'
import type { TableMoves } from './use-moves.ts'
import type { JarnacTableModel } from './use-table.ts'

interface VerdictProps {
  readonly model: JarnacTableModel
  readonly moves: TableMoves
  readonly field: RefObject<HTMLInputElement | null>
}

/** What is typed, large, and what the letters allow; or why the table said no. */
export function Verdict({ model, moves, field }: VerdictProps) {
  const { t } = useTranslation()
  const { target, refusal } = model
  const said = saidTo(model, moves)
  return (
    <div className="verdict" data-drop={moves.mode === 'none' ? undefined : 'word'}>
      <WordField model={model} moves={moves} field={field} />
      {refusal ? (
        <p className="bad" key={`${refusal.code}${model.typing.typed}`}>
          <CrossIcon /> {refusalText(t, refusal)}
        </p>
      ) : (
        <p className={target.type === 'ready' ? 'good' : 'quiet'}>
          {target.type === 'ready' && <TickIcon />}
          {said && t(said.key, said.values)}
        </p>
      )}
    </div>
  )
}

/**
 * A real field, for phones, input methods and screen readers. Letters typed anywhere else come here too;
 * while an input method composes, its text is left alone.
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

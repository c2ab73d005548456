import '../new-table/new-table.css'
import type { TableCommand, TableView } from '@estocade/table'
import { useState } from 'react'
import { Stepper } from '../components/stepper.tsx'
import { gameOf } from '../games/index.ts'
import { useForm } from '../games/parts.ts'
import { draftFrom, judged as judge, optionsOf } from '../new-table/draft.ts'
import type { GameRules } from '../new-table/game-rules.ts'
import { Row } from '../new-table/option-row.tsx'
import { RulesForm } from '../new-table/rules-form.tsx'
import { VerdictRow } from '../new-table/verdict-row.tsx'
import { useTranslation } from '../texts/use-translation.ts'

interface HostRulesProps {
  readonly view: TableView
  readonly send: (command: TableCommand) => Promise<unknown>
  readonly onDone: () => void
}

/** The form of a new table, for changing an existing one. */
export default function HostRules(props: HostRulesProps) {
  const rules = useForm(gameOf(props.view.game)!)
  return rules ? <Form {...props} rules={rules} /> : null
}

function Form({ view, send, onDone, rules }: HostRulesProps & { readonly rules: GameRules }) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState(() => draftFrom(rules, view.config))
  const [wanted, setWanted] = useState(view.sides.length)
  const [verdict, setVerdict] = useState(view.settings.verdict ?? 'auto')
  const judged = judge(rules, draft)
  const { min, max } = rules.sides(judged.result.ok ? judged.result.value : judged.base)
  const sides = Math.max(min, Math.min(max, wanted))
  const apply = async () => {
    if (!judged.result.ok) return
    const hints = (judged.value('hints') as number | undefined) ?? 0
    const refused = await send({
      type: 'set',
      options: optionsOf(draft),
      sides,
      settings: { hints, verdict },
    })
    if (refused === undefined) onDone()
  }
  return (
    <div className="rules-change">
      <RulesForm rules={rules} draft={draft} judged={judged} sides={sides} onChange={setDraft}>
        <section>
          <h2>{t('group_seats')}</h2>
          <Row name={t('sidesName')} about={t('sidesIsTeams')}>
            <Stepper label={t('sidesName')} value={sides} min={min} max={max} onChange={setWanted} />
          </Row>
          <VerdictRow value={verdict} onChange={setVerdict} />
        </section>
      </RulesForm>
      <button
        type="button"
        className="button main"
        aria-disabled={!judged.result.ok}
        onClick={() => void apply()}
      >
        {t('applyRules')}
      </button>
    </div>
  )
}

import './rule-link.css'
import { useTranslation } from '../texts/use-translation.ts'

interface RuleLinkProps {
  /** `kreuzwort#T8`: a rule book and a rule in it. */
  readonly rule: string
  /** What it stands beside, in words. */
  readonly about: string
}

/** To the rule, at the thing it is about; the table stays open behind it. */
export function RuleLink({ rule, about }: RuleLinkProps) {
  const { t } = useTranslation()
  const label = t('ruleLink', { about })
  return (
    <a
      className="rule-link"
      href={`/rules/${rule}`}
      target="_blank"
      rel="noopener"
      aria-label={label}
      title={label}
      // Back at the table Enter is for the word again.
      onClick={(event) => event.currentTarget.blur()}
    >
      ?
    </a>
  )
}

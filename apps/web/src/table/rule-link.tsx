import './rule-link.css'
import { useTranslation } from '../texts/use-translation.ts'

interface RuleLinkProps {
  /** `kreuzwort#T8`: a rule book and a rule in it. */
  readonly rule: string
  /** What the link is about, in words. */
  readonly about: string
}

/** A link to the rule about the thing beside it; the table stays open. */
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
      // The focus leaves the link, so that Enter at the table submits the word.
      onClick={(event) => event.currentTarget.blur()}
    >
      ?
    </a>
  )
}

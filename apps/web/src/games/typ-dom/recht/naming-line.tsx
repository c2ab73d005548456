import { typDom } from '@estocade/games'
import { Mark } from '../../../table/mark.tsx'
import { RuleLink } from '../../../table/rule-link.tsx'
import { useTranslation } from '../../../texts/use-translation.ts'
import { about } from '../spoken.ts'

interface NamingLineProps {
  readonly view: typDom.RechtView
  readonly names: readonly string[]
  readonly me: number | undefined
  readonly rack: readonly typDom.Stone[]
}

/** The named word, its author, the missing letters, and what the author risks. Its place is kept free on small screens. */
export function NamingLine({ view, names, me, rack }: NamingLineProps) {
  const { t } = useTranslation()
  const { naming, grid, factor } = view
  if (!naming) return <p className="no-naming">{t('reNoneNamed')}</p>
  const lacking = typDom.missing(grid, naming).length
  const mine = naming.author === me
  return (
    <section className="naming" aria-label={t('reNamed')} aria-live="polite">
      <p className="caption">{t('reNamed')}</p>
      <p className="named">
        {naming.word} <Mark seat={naming.author} />{' '}
        <small>{t('reNamedBy', about(naming.author, { names, me }))}</small>
      </p>
      <p>
        <b>{t('reLacks', { count: lacking })}</b>{' '}
        <span className="quiet">
          {mine
            ? t('reStakeMine', { count: typDom.rackPrice(rack) * factor })
            : t('reStakeTheirs', { name: names[naming.author] })}
        </span>{' '}
        <RuleLink rule="recht#T45" about={t('reTitle_duty')} />
      </p>
    </section>
  )
}

import { type JarnacView, jarnac } from '@estocade/games'
import { alphabets } from '@estocade/words'
import { BagIcon } from '../../table/table-icons.tsx'
import { useTranslation } from '../../texts/use-translation.ts'

/** How many letters the bag has, and on demand which ones: every player could count them. */
export function Bag({ view }: { readonly view: JarnacView }) {
  const { t } = useTranslation()
  return (
    <details className="bag">
      <summary>
        <BagIcon />
        <b className="figure">{view.bag}</b> {t('inBag')}
      </summary>
      <Letters view={view} />
    </details>
  )
}

function Letters({ view }: { readonly view: JarnacView }) {
  const { t } = useTranslation()
  const left = jarnac.unseen(view)
  const letters = [...alphabets[view.config.language].letters].filter(
    (letter) => letter in jarnac.lettersOf(view.config.language),
  )
  return (
    <ul className="left-over" aria-label={t('whatLeft')}>
      {letters.map((letter) => (
        <li key={letter} className={left[letter] ? '' : 'none'}>
          <b>{letter}</b>
          <span className="figure">{left[letter] ?? 0}</span>
        </li>
      ))}
    </ul>
  )
}

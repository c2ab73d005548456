import { abrahaminetz as rules } from '@estocade/games'
import { Mark } from '../../table/mark.tsx'
import { WordTools } from '../../table/word-tools.tsx'
import { useTranslation } from '../../texts/use-translation.ts'
import { Hand } from './hand.tsx'
import type { Abrahaminetz } from './use-abrahaminetz.ts'

/** The player's cards, the stock, and buttons for touch screens. */
export function OwnHand({ game }: { readonly game: Abrahaminetz }) {
  const { t } = useTranslation()
  const { view, story, me, hand, order, draft, puts, open } = game
  return (
    <section className="sheet holding" data-drop="hand 0" aria-label={t('abrHand')}>
      <p>
        <span className="caption">{t('abrHand')}</span> <span className="quiet">{t('tableHidden')}</span>
      </p>
      <div className="cards">
        <Hand
          hand={hand}
          values={rules.valuesOf(view.config.language)}
          used={new Set(puts.map(({ place }) => place))}
          order={order.places}
          fresh={story.drawn[me!] ?? ''}
          open={open}
          onCard={game.onCard}
        />
        <div className="beside">
          <Stock count={view.stock} />
          <WordTools
            onNext={draft.ways > 1 ? () => draft.turn(1) : undefined}
            onShuffle={order.shuffle}
            onBack={open && (puts.length > 0 || draft.typed !== '') ? draft.back : undefined}
          />
        </div>
      </div>
    </section>
  )
}

const Stock = ({ count }: { readonly count: number }) => {
  const { t } = useTranslation()
  return (
    <div className="stock">
      <span className={count === 0 ? 'pile empty' : 'pile'} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span>
        <b className="figure">{count}</b> <span className="quiet">{t('abrInStock')}</span>
      </span>
    </div>
  )
}

interface HandsProps {
  readonly view: rules.View
  readonly names: readonly string[]
}

/** The cards that each player had left at the end. */
export function Hands({ view, names }: HandsProps) {
  const { t } = useTranslation()
  const values = rules.valuesOf(view.config.language)
  return (
    <section className="all-hands" aria-label={t('abrLeft')}>
      <p className="caption">{t('abrLeft')}</p>
      <ul>
        {names.map((name, seat) => {
          const hand = view.hands[seat]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
            <li key={seat}>
              <span>
                <Mark seat={seat} /> {name}
              </span>{' '}
              {hand ? (
                <Hand
                  hand={hand}
                  values={values}
                  used={none}
                  order={[...hand].map((_, place) => place)}
                  fresh=""
                  open={false}
                  onCard={() => {}}
                />
              ) : (
                <span className="quiet">{t('abrCards', { count: view.handSizes[seat] })}</span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const none: ReadonlySet<number> = new Set()

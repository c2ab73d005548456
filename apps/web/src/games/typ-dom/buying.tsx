import type { typDom } from '@estocade/games'
import { useState } from 'react'
import { Action } from '../../table/action.tsx'
import { useTranslation } from '../../texts/use-translation.ts'

interface BuyingProps {
  readonly stocks: typDom.ColourCounts
  readonly most: number
  readonly onBuy: (colours: readonly typDom.Colour[]) => void
  readonly onClose: () => void
}

/** Which colours to buy. A single stone is bought at once. */
export function Buying({ stocks, most, onBuy, onClose }: BuyingProps) {
  const { t } = useTranslation()
  const [wanted, setWanted] = useState<typDom.ColourCounts>({ red: 0, black: 0 })
  const count = wanted.red + wanted.black
  const add = (colour: typDom.Colour, by: number) =>
    most === 1 ? onBuy([colour]) : setWanted({ ...wanted, [colour]: wanted[colour] + by })
  const colours = (['red', 'black'] as const).flatMap((colour) =>
    Array<typDom.Colour>(wanted[colour]).fill(colour),
  )
  return (
    <section className="buying" aria-label={t('tdBuy')}>
      {(['red', 'black'] as const).map((colour) => (
        <div key={colour} className="colour">
          <span className={`stone ${colour}`} aria-hidden="true" />
          {most > 1 && (
            <Action
              text="−"
              off={wanted[colour] === 0}
              label={t('tdFewer', { colour: t(`tdColour_${colour}`) })}
              onClick={() => add(colour, -1)}
            />
          )}
          {most > 1 && <b className="figure">{wanted[colour]}</b>}
          <Action
            text={most > 1 ? '+' : t(`tdBuy_${colour}`)}
            label={most > 1 ? t('tdMore', { colour: t(`tdColour_${colour}`) }) : undefined}
            small={most > 1 ? undefined : t('tdLeft', { count: stocks[colour] })}
            off={count >= most || wanted[colour] >= stocks[colour]}
            onClick={() => add(colour, 1)}
          />
        </div>
      ))}
      <span className="space" />
      <Action text={t('cancel')} onClick={onClose} />
      {most > 1 && (
        <Action main text={t('tdBuyThese', { count })} off={count === 0} onClick={() => onBuy(colours)} />
      )}
    </section>
  )
}

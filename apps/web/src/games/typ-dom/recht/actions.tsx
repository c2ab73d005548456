import { typDom } from '@estocade/games'
import { useState } from 'react'
import { Action } from '../../../table/action.tsx'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Buying } from '../buying.tsx'
import { actionFor, additionsOf } from './namings.ts'
import { mayType } from './scene.ts'
import type { Recht } from './use-recht.ts'

/** The possible actions in a turn of Wer behält recht? */
export function Actions({ game }: { readonly game: Recht }) {
  const { scene, view, rack, draft, way: drawn, counts, enter, act } = game
  const { t } = useTranslation()
  const [buying, setBuying] = useState(false)
  if (scene.type === 'duty') return <Duty view={view} rack={rack} act={act} />
  const { red, black } = view.stocks
  const empty = red + black === 0
  const bought = (scene.type === 'begin' || scene.type === 'grow') && scene.bought
  const mayPass = scene.type === 'bonus' || bought || empty
  if (buying && !bought)
    return (
      <Buying
        stocks={view.stocks}
        most={1}
        onBuy={([colour]) => {
          setBuying(false)
          if (colour) void act({ type: 'buy', colour })
        }}
        onClose={() => setBuying(false)}
      />
    )
  return (
    <div className="acts">
      {mayType(scene) && (
        <Action
          text={t('tdBuy')}
          small={bought ? t('reBought') : empty ? t('tdStockEmpty') : t('reBuyThen')}
          off={bought || empty}
          onClick={() => setBuying(true)}
        />
      )}
      <Action
        text={scene.type === 'bonus' ? t('reLeave') : t('pass')}
        small={mayPass ? undefined : t('rePassBuy')}
        off={!mayPass}
        onClick={() => void act({ type: 'pass' })}
      />
      {(scene.type === 'grow' || scene.type === 'bonus') &&
        additionsOf(view, rack).map((way) => (
          <Action
            key={`${way.laid.row},${way.laid.col}`}
            text={t('reAdd', { stone: way.laid.stone.toUpperCase() })}
            small={typDom.isJolly(way.laid.stone) ? t('tdWithJolly') : undefined}
            onClick={() => void act(actionFor(way))}
          />
        ))}
      {mayType(scene) && (
        <Action
          main
          text={drawn ? t('reName', { word: draft.typed }) : t('reNameIdle')}
          keyName="Enter"
          off={!drawn || counts.known === false}
          onClick={enter}
        />
      )}
    </div>
  )
}

function Duty({ view, rack, act }: Pick<Recht, 'view' | 'rack' | 'act'>) {
  const { t } = useTranslation()
  const [stones] = typDom.fulfilments(view.grid, view.naming!, rack)
  const price = typDom.rackPrice(rack) * view.factor
  return (
    <div className="acts">
      <Action
        text={t('reFail')}
        small={t('reFailThen', { count: price })}
        off={stones !== undefined}
        onClick={() => void act({ type: 'fail' })}
      />
      <Action
        main
        text={t('reFulfil')}
        keyName="Enter"
        off={stones === undefined}
        onClick={() => stones !== undefined && void act({ type: 'fulfil', stones })}
      />
    </div>
  )
}

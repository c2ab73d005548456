import { typDom } from '@estocade/games'
import type { ReactNode } from 'react'
import { FitIcon, MinusIcon, PlusIcon } from '../../table/table-icons.tsx'
import { useTranslation } from '../../texts/use-translation.ts'
import { PITCH } from './sight.ts'
import type { Camera } from './use-camera.ts'

interface MapProps {
  readonly camera: Camera
  readonly grid: typDom.Grid
}

const WIDTH = 132
const HEIGHT = 84

/** The whole table in small, with a frame around the visible part. */
export function SmallMap({ camera, grid }: MapProps) {
  const { view, size } = camera
  const pitch = PITCH * view.scale
  const sight = {
    left: -view.x / pitch,
    top: -view.y / pitch,
    right: (size.width - view.x) / pitch,
    bottom: (size.height - view.y) / pitch,
  }
  const bounds = typDom.boundsOf(grid)
  if (!bounds) return null
  const left = Math.min(bounds.left - 2, sight.left)
  const top = Math.min(bounds.top - 2, sight.top)
  const right = Math.max(bounds.right + 3, sight.right)
  const bottom = Math.max(bounds.bottom + 3, sight.bottom)
  const unit = Math.min((WIDTH - 12) / (right - left), (HEIGHT - 12) / (bottom - top))
  const x = (col: number) => (col - (left + right) / 2) * unit + WIDTH / 2
  const y = (row: number) => (row - (top + bottom) / 2) * unit + HEIGHT / 2
  return (
    <svg
      className="map pop"
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
    >
      {Object.entries(grid).map(([key, stone]) => {
        const { row, col } = typDom.cellOf(key)
        const red = typDom.colourOf(stone.toUpperCase()) === 'red'
        const side = unit * 0.84
        return (
          <rect
            key={key}
            className={red ? 'red' : 'black'}
            x={x(col)}
            y={y(row)}
            width={side}
            height={side}
            rx={red ? side / 2 : side * 0.15}
          />
        )
      })}
      <rect
        className="sight"
        x={x(sight.left)}
        y={y(sight.top)}
        width={(sight.right - sight.left) * unit}
        height={(sight.bottom - sight.top) * unit}
        rx="4"
      />
    </svg>
  )
}

export function ZoomButtons({ camera, grid, children }: MapProps & { readonly children?: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className="zoom pop">
      {children}
      <button
        type="button"
        className="tool zoom-out"
        aria-label={t('tdZoomOut')}
        onClick={() => camera.zoom(1 / 1.25)}
      >
        <MinusIcon />
      </button>
      <button
        type="button"
        className="tool zoom-in"
        aria-label={t('tdZoomIn')}
        onClick={() => camera.zoom(1.25)}
      >
        <PlusIcon />
      </button>
      <button
        type="button"
        className="tool"
        aria-label={t('tdFit')}
        onClick={() => camera.fit(typDom.boundsOf(grid))}
      >
        <FitIcon />
      </button>
    </div>
  )
}

import { useTranslation } from '../texts/use-translation.ts'
import type { Scene } from './lesson.ts'
import { CardsPicture } from './pictures/cards.tsx'
import { GridPicture, RackPicture } from './pictures/grid.tsx'
import { RowsPicture } from './pictures/rows.tsx'
import { wordsOn } from './pictures/words-on.ts'

interface ScenePictureProps {
  readonly scene: Scene
  readonly names: readonly string[]
  readonly language: string
}

export function ScenePicture({ scene, names, language }: ScenePictureProps) {
  const { t } = useTranslation()
  switch (scene.type) {
    case 'rows':
      return <RowsScene scene={scene} names={names} language={language} />
    case 'cards':
      return (
        <div className="scene">
          <CardsPicture
            label={t('rulebook:rack')}
            cards={scene.rack}
            fresh={scene.fresh}
            values={scene.values}
          />
          <p className="caption">{t('rulebook:hand')}</p>
          <CardsPicture label={t('rulebook:hand')} cards={scene.hand} values={scene.values} />
        </div>
      )
    case 'grid': {
      const { grid, fresh, faulty = [], values, rack, scores } = scene
      return (
        <div className="scene">
          <GridPicture label={wordsOn(grid)} {...{ grid, fresh, faulty, values }} />
          {scores && (
            <p className="scene-scores">
              {scores.map((score, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
                <span key={seat}>
                  {names[seat]} <b className="figure">{score}</b>
                </span>
              ))}
            </p>
          )}
          {rack && rack.length > 0 && (
            <>
              <p className="caption">{t('rulebook:stones')}</p>
              <RackPicture label={t('rulebook:stones')} stones={rack} values={values} />
            </>
          )}
        </div>
      )
    }
  }
}

interface RowsSceneProps extends Omit<ScenePictureProps, 'scene'> {
  readonly scene: Extract<Scene, { type: 'rows' }>
}

function RowsScene({ scene, names, language }: RowsSceneProps) {
  const { t } = useTranslation()
  const { sides, live, framed, longest, shortest } = scene
  return (
    <div className="scene two">
      {sides.map(({ rows, reserve }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
        <div key={seat}>
          <p className="side-name">
            <i className={`mark s${seat}`} aria-hidden="true" /> <b>{names[seat]}</b>
          </p>
          <RowsPicture
            name={names[seat]!}
            {...{ rows, longest, shortest, language }}
            live={seat === live}
            framed={framed?.seat === seat ? framed : undefined}
          />
          <p className="held-letters">
            <span className="caption">{t('reviewReserve')}</span> <b>{[...reserve].join(' ') || '–'}</b>
          </p>
        </div>
      ))}
    </div>
  )
}

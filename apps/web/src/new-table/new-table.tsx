import './new-table.css'
import { Link, useLocation, useParams } from 'wouter'
import { Bar } from '../components/bar.tsx'
import { Choice, ChoiceOrPick } from '../components/choice.tsx'
import { BotIcon, CrossIcon, DeviceIcon, LinkIcon, OneIcon, PeopleIcon } from '../components/icons.tsx'
import { LevelChoice } from '../components/level-choice.tsx'
import { OwnName } from '../components/own-name.tsx'
import { gameOf, games, type PageGame } from '../games/index.ts'
import { useForm } from '../games/parts.ts'
import { useTranslation } from '../texts/use-translation.ts'
import type { GameRules } from './game-rules.ts'
import { OwnListRow } from './own-list-row.tsx'
import { RulesForm, useRefusal } from './rules-form.tsx'
import { SeatsAndManners } from './seats-and-manners.tsx'
import { Sentence } from './sentence.tsx'
import { ALONE, mayBeAlone, opposites, type TableWish, useTableWish } from './use-table-wish.ts'

const icons = {
  friend: <LinkIcon />,
  anyone: <PeopleIcon />,
  computer: <BotIcon />,
  here: <DeviceIcon />,
  solo: <OneIcon />,
}

export default function NewTable() {
  const { game: id = games[0]!.id } = useParams()
  const [, go] = useLocation()
  const { t } = useTranslation()
  const game = gameOf(id) ?? games[0]!
  const rules = useForm(game)
  return (
    <>
      <Bar title={t('newTable')} />
      <main className="new-table">
        <header>
          <h1>{t('newTable')}</h1>
          <Link href="/" className="tool" aria-label={t('cancel')}>
            <CrossIcon />
          </Link>
        </header>
        {games.length > 1 && (
          <ChoiceOrPick
            name="game"
            label={t('gameName')}
            value={game.id}
            onChange={(next) => go(`/new/${next}`, { replace: true })}
            options={games.map(({ id, name }) => ({ id, text: name }))}
          />
        )}
        {rules && <TableForm key={game.id} game={game} rules={rules} />}
      </main>
    </>
  )
}

interface FormProps {
  readonly game: PageGame
}

function TableForm({ game, rules }: FormProps & { readonly rules: GameRules }) {
  const { t } = useTranslation()
  const wish = useTableWish(game, rules)
  const { draft, setDraft, judged, asksName, name, setName, settings, setSettings, onServer, shown } = wish
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        wish.open()
      }}
    >
      <div className="scroll">
        <Opponents game={game} wish={wish} />
        {asksName && <OwnName name={name} onChange={setName} />}
        {!game.aroundOne && <p className="quiet">{t('notAroundOne', { game: game.name })}</p>}
        <RulesForm rules={rules} draft={draft} judged={judged} sides={wish.sides} onChange={setDraft}>
          {wish.local && (
            <OwnListRow
              key={draft.language}
              language={draft.language}
              list={wish.ownList}
              onChange={wish.setOwnList}
            />
          )}
          <SeatsAndManners
            game={game}
            opposite={wish.opposite}
            seats={shown}
            range={{ min: wish.min, max: wish.max }}
            onSeats={(next) => wish.setSeats(next, next.length + 1)}
            onSides={(next) => wish.setSeats(shown, next)}
            settings={settings}
            onSettings={setSettings}
            onServer={onServer}
            onOnServer={wish.setOnServer}
          />
        </RulesForm>
      </div>
      <Ending game={game} wish={wish} />
    </form>
  )
}

interface PartProps extends FormProps {
  readonly wish: TableWish
}

/** The opponents, and the strength of bots. */
function Opponents({ game, wish }: PartProps) {
  const { t } = useTranslation()
  const { rules, draft, alone, opposite, choose, level, rating, strengthen } = wish
  const offered = [...opposites, ALONE].filter(
    (id) => (id !== 'here' || game.aroundOne) && (id !== ALONE || mayBeAlone(rules)),
  )
  return (
    <>
      <Choice
        name="opposite"
        label={t('whoOpposite')}
        value={alone ? ALONE : opposite}
        onChange={choose}
        options={offered.map((id) => ({ id, text: t(id), icon: icons[id] }))}
      />
      {!alone && opposite === 'computer' && (
        <LevelChoice
          game={game}
          language={draft.language}
          level={level}
          rating={rating}
          onLevel={strengthen}
        />
      )}
    </>
  )
}

/** The table in a sentence, the reason if it is not allowed, and the buttons. */
function Ending({ game, wish }: PartProps) {
  const { t } = useTranslation()
  const { rules, draft, setDraft, judged, sides, opposite, alone, local, fault } = wish
  const refusal = useRefusal(rules, judged)
  return (
    <footer>
      <div>
        <Sentence
          game={game}
          rules={rules}
          draft={draft}
          judged={judged}
          sides={sides}
          opposite={alone ? 'solo' : opposite}
          local={local}
        />
        {judged.changed.length > 0 && (
          <p>
            <span className="changed">{t('changedCount', { count: judged.changed.length })}</span>{' '}
            <button type="button" className="link" onClick={() => setDraft({ ...draft, changes: {} })}>
              {t('setBack')}
            </button>
          </p>
        )}
        {refusal && <p className="reason">{refusal.text}</p>}
        {fault && (
          <p className="bad" role="alert">
            {fault}
          </p>
        )}
      </div>
      <Link href="/" className="button plain">
        {t('cancel')}
      </Link>
      <button type="submit" className="button main" aria-disabled={!judged.result.ok}>
        {t('openTable')}
      </button>
    </footer>
  )
}

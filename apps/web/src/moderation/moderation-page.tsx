import './moderation.css'
import { Bar } from '../components/bar.tsx'
import { Waiting } from '../components/waiting.tsx'
import { useMe } from '../online/me.ts'
import { useAsk } from '../online/use-ask.ts'
import { useTranslation } from '../texts/use-translation.ts'
import * as api from './api.ts'
import { Appeals } from './appeals.tsx'
import { Bans } from './bans.tsx'
import { Log } from './log.tsx'
import { MeasureForm } from './measure-form.tsx'
import { Outliers } from './outliers.tsx'
import { Reports } from './reports.tsx'
import { useModerationTexts, useSay } from './use-moderation-texts.ts'
import { WordChanges } from './word-changes.tsx'

/** Where moderators work: the same operations as `estocade admin`. */
export default function ModerationPage() {
  const { t } = useTranslation()
  const { say } = useSay()
  const who = useMe()
  const ready = useModerationTexts()
  const isModerator = who.type === 'known' && who.me.role === 'moderator'
  return (
    <>
      <Bar title={ready ? say('title') : ''} />
      {!ready || who.type === 'unknown' ? (
        <Waiting text={t('asking')} />
      ) : isModerator ? (
        <Work />
      ) : (
        <Waiting text={say('onlyModerators')} />
      )}
    </>
  )
}

function Work() {
  const { say } = useSay()
  const [reports, reportsAgain] = useAsk('reports', api.openReports)
  const [appeals, appealsAgain] = useAsk('appeals', api.appeals)
  const [words, wordsAgain] = useAsk('words', api.wordChanges)
  const [bans, bansAgain] = useAsk('bans', api.bans)
  const [outliers] = useAsk('outliers', api.outliers)
  const [log, logAgain] = useAsk('log', api.log)
  const done = () => {
    for (const again of [reportsAgain, appealsAgain, wordsAgain, bansAgain, logAgain]) again()
  }
  return (
    <main className="page moderation">
      <h1>{say('title')}</h1>
      <Reports reports={reports} done={done} />
      <Appeals appeals={appeals} done={done} />
      <WordChanges changes={words} done={done} />
      <section className="sheet block" aria-label={say('anyPlayer')}>
        <h2>{say('anyPlayer')}</h2>
        <MeasureForm done={done} />
      </section>
      <Bans bans={bans} done={done} />
      <Outliers outliers={outliers} />
      <Log log={log} />
    </main>
  )
}

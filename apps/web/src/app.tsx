import { useSyncExternalStore } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { FaultBoundary } from './components/fault-boundary.tsx'
import { later, laterDetail } from './components/later.tsx'
import { NotShown } from './components/not-shown.tsx'
import { games } from './games/index.ts'
import { Home } from './home/home.tsx'
import { NotFound } from './home/not-found.tsx'
import { NewVersion } from './pwa/new-version.tsx'
import { type Later, needTexts } from './texts/later-catalogues.ts'
import { shownWord } from './words/shown-word.ts'

/** The page is shown when its texts are there, too. */
const withTexts =
  <Module,>(name: Later, load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    const [module] = await Promise.all([load(), needTexts(name)])
    return module
  }

const AboutPage = later(() => import('./about/about-page.tsx'))
const Tables = later(() => import('./home/tables-page.tsx'))
const YourGames = later(() => import('./home/your-games-page.tsx'))
const NewTable = later(() => import('./new-table/new-table.tsx'))
const QuickStart = later(() => import('./local/quick-start.tsx'))
const LocalPage = later(() => import('./local/local-page.tsx'))
const TablePage = later(() => import('./online/table-page.tsx'))
const PairingPage = later(() => import('./online/pairing-page.tsx'))
const SettingsPage = later(() => import('./settings/settings-page.tsx'))
const AccountPage = later(() => import('./account/account-page.tsx'))
const ProfilePage = later(() => import('./account/profile-page.tsx'))
const ModerationPage = later(() => import('./moderation/moderation-page.tsx'))
const LeadersPage = later(() => import('./ratings/leaders-page.tsx'))
const ReviewPage = later(withTexts('review', () => import('./review/page.tsx')))
const WordPage = later(withTexts('words', () => import('./words/page.tsx')))
const RulesPage = later(withTexts('review', () => import('./rules/page.tsx')))
const WordInfo = laterDetail(withTexts('words', () => import('./words/word-info.tsx')))

/** The explanation of a word, which can be opened on any page. */
const WordInfoHost = () => {
  const shown = useSyncExternalStore(shownWord.listen, shownWord.now)
  return shown && <WordInfo shown={shown} key={shown.word} />
}

export function App() {
  const [address] = useLocation()
  return (
    <FaultBoundary address={address} instead={<NotShown />}>
      <Switch>
        <Route path="/" component={Home} />
        <Route path="/about" component={AboutPage} />
        <Route path="/tables" component={Tables} />
        <Route path="/games" component={YourGames} />
        <Route path="/new/:game?" component={NewTable} />
        <Route path="/play/:id" component={LocalPage} />
        <Route path="/table/:id" component={TablePage} />
        <Route path="/pairing/:game/:language" component={PairingPage} />
        <Route path="/settings" component={SettingsPage} />
        <Route path="/account" component={AccountPage} />
        <Route path="/players/:id" component={ProfilePage} />
        <Route path="/moderation" component={ModerationPage} />
        <Route path="/leaders" component={LeadersPage} />
        <Route path="/review/table/:id" component={ReviewPage} />
        <Route path="/review" component={ReviewPage} />
        <Route path="/words/:language/:word" component={WordPage} />
        <Route path="/words" component={WordPage} />
        <Route path="/rules/:game?" component={RulesPage} />
        {games.map(({ id }) => (
          <Route key={id} path={`/${id}/:language/:opponent`}>
            <QuickStart game={id} />
          </Route>
        ))}
        <Route component={NotFound} />
      </Switch>
      <NewVersion />
      <WordInfoHost />
    </FaultBoundary>
  )
}

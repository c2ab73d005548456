import { lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { games } from './games/games.ts'
import { Home } from './home/home.tsx'
import { NotFound } from './home/not-found.tsx'
import { NewVersion } from './pwa/new-version.tsx'

const Tables = lazy(() => import('./home/tables-page.tsx'))
const YourGames = lazy(() => import('./home/your-games-page.tsx'))
const NewTable = lazy(() => import('./new-table/new-table.tsx'))
const QuickStart = lazy(() => import('./local/quick-start.tsx'))
const LocalPage = lazy(() => import('./local/local-page.tsx'))
const TablePage = lazy(() => import('./online/table-page.tsx'))
const SettingsPage = lazy(() => import('./settings/settings-page.tsx'))
const AccountPage = lazy(() => import('./account/account-page.tsx'))
const ProfilePage = lazy(() => import('./account/profile-page.tsx'))

export const App = () => (
  <Suspense fallback={null}>
    <Switch>
      <Route path="/" component={Home} />
      <Route path="/tables" component={Tables} />
      <Route path="/games" component={YourGames} />
      <Route path="/new/:game?" component={NewTable} />
      <Route path="/play/:id" component={LocalPage} />
      <Route path="/table/:id" component={TablePage} />
      <Route path="/settings" component={SettingsPage} />
      <Route path="/account" component={AccountPage} />
      <Route path="/players/:id" component={ProfilePage} />
      {games.map(({ id }) => (
        <Route key={id} path={`/${id}/:language/:opponent`}>
          <QuickStart game={id} />
        </Route>
      ))}
      <Route component={NotFound} />
    </Switch>
    <NewVersion />
  </Suspense>
)

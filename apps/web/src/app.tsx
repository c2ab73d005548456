import { lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { Home } from './home/home.tsx'

const TablePage = lazy(() => import('./online/table-page.tsx'))
const JarnacPage = lazy(() => import('./jarnac/page.tsx'))

export const App = () => (
  <Suspense fallback={null}>
    <Switch>
      <Route path="/jarnac/:language/:opponent" component={JarnacPage} />
      <Route path="/table/:id" component={TablePage} />
      <Route component={Home} />
    </Switch>
  </Suspense>
)

/** Chooses the screen: by address, and by whether somebody is signed in. */
import { useQuery } from '@tanstack/react-query';
import { memo, Suspense, useEffect, type ReactNode } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { read } from './api/read.js';
import { leaveToSignIn } from './api/session.js';
import { useUser } from './api/user.js';
import { CookieBanner } from './shell/cookie-banner.js';
import { ErrorBoundary } from './shell/error-boundary.js';
import { NotFound } from './shell/not-found.js';
import { RouteAnnouncer } from './shell/route-announcer.js';
import { SignedOutFrame } from './shell/signed-out-frame.js';
import { Toaster } from './components/ui/toaster.js';
import { useTexts } from './i18n/language.js';
import { common } from './i18n/texts/common.js';
import { useDelayed } from './lib/use-delayed.js';
import { isProtected, ROUTES, type AppRoute } from './routes.js';
import { enrolment, screenOf, shell } from './screens.js';

const Shell = shell.Screen;
const Enrolment = enrolment.Screen;

export function App() {
  return (
    <>
      <ErrorBoundary>
        <Screens />
      </ErrorBoundary>
      <CookieBanner />
      <RouteAnnouncer />
      <Toaster />
    </>
  );
}

function Screens() {
  const { user, isLoading } = useUser();
  // The address and figures of the site stand on every screen of the signed-out: asked for beside who is there.
  const { isPending: siteIsPending } = useQuery({ ...read('/api/site'), enabled: !user });
  const waitedLong = useDelayed();
  const [path] = useLocation();
  // Who is there is known within milliseconds; the signed-out page must not flash before the dashboard.
  if ((isLoading || (!user && siteIsPending)) && !waitedLong) return BLANK;
  if (user?.mustEnrol)
    return (
      <Suspense>
        <Enrolment />
      </Suspense>
    );
  if (user) return <SignedIn />;
  if (isProtected(path)) return isLoading ? <PageLoading /> : <SentToSignIn />;
  return (
    <Suspense fallback={BLANK}>
      <Switch>
        {screens(ROUTES.filter((route) => route.who !== 'signed-in'))}
        <Route>
          <SignedOutFrame>
            <NotFound />
          </SignedOutFrame>
        </Route>
      </Switch>
    </Suspense>
  );
}

/** Remembers itself: when the wait above ends, a screen that stands is not drawn again. */
const SignedIn = memo(function SignedIn() {
  return (
    <Suspense fallback={BLANK}>
      <Switch>
        {screens(ROUTES.filter((route) => route.who === 'everyone'))}
        <Route path="/auth">
          <Redirect to="/" replace />
        </Route>
        <Route>
          <Shell>
            <ErrorBoundary>
              <Suspense fallback={<PageLoading />}>
                <Switch>
                  {screens(ROUTES.filter((route) => route.who === 'signed-in'))}
                  <Route>
                    <NotFound />
                  </Route>
                </Switch>
              </Suspense>
            </ErrorBoundary>
          </Shell>
        </Route>
      </Switch>
    </Suspense>
  );
});

function screens(routes: readonly AppRoute[]): ReactNode[] {
  return routes.map((route) => {
    const { Screen } = screenOf(route);
    return (
      <Route key={route.path} path={route.path}>
        <Screen />
      </Route>
    );
  });
}

/** As high as the window: what stands at the bottom of every page stands there before any page does. */
const BLANK = (
  <div className="min-h-dvh">
    <PageLoading />
  </div>
);

/** Nothing for 200 ms, then words for screen readers; the screen brings its own skeleton. */
function PageLoading() {
  const t = useTexts(common);
  const shown = useDelayed();
  return (
    <p role="status" className="sr-only">
      {shown ? t('pageLoading') : ''}
    </p>
  );
}

function SentToSignIn() {
  useEffect(leaveToSignIn, []);
  return null;
}

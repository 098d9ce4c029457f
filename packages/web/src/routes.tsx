/** Every screen: its path, who sees it, the file that is loaded for it. */
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

type Screen = ComponentType;
type Load = () => Promise<{ default: Screen }>;

export interface AppRoute {
  path: string;
  /** `signed-in` screens stand in the shell; `signed-out` and `public` ones bring their own frame. */
  audience: 'signed-in' | 'signed-out' | 'public';
  Screen: LazyExoticComponent<Screen>;
  load: Load;
}

function screen(path: string, audience: AppRoute['audience'], load: Load): AppRoute {
  return { path, audience, load, Screen: lazy(load) };
}

const dashboard: Load = () => import('./pages/dashboard-page.js');

/** The first that fits who is there is shown. */
export const ROUTES: readonly AppRoute[] = [
  screen('/', 'signed-out', () => import('./pages/landing-page.js')),
  screen('/', 'signed-in', dashboard),
  screen('/auth', 'signed-out', () => import('./pages/auth-page.js')),
  screen('/dashboard', 'signed-in', dashboard),
  screen('/analysis', 'signed-in', () => import('./pages/analyses-page.js')),
  screen('/analysis/:id', 'signed-in', () => import('./pages/report-page.js')),
  screen('/analysis/:id/due-diligence', 'signed-in', () => import('./pages/due-diligence-page.js')),
  screen('/analysis/:id/compare', 'signed-in', () => import('./pages/compare-page.js')),
  screen('/portfolio', 'signed-in', () => import('./pages/portfolio-page.js')),
  screen('/team', 'signed-in', () => import('./pages/team-page.js')),
  screen('/reports', 'signed-in', () => import('./pages/reports-page.js')),
  screen('/corporate-analysis', 'signed-in', () => import('./pages/corporate-analysis-page.js')),
  screen('/market-trends', 'signed-in', () => import('./pages/market-trends-page.js')),
  screen('/share/:token', 'public', () => import('./pages/shared-report-page.js')),
  screen('/account', 'signed-in', () => import('./pages/account-page.js')),
  screen('/settings', 'signed-in', () => import('./pages/settings-page.js')),
  screen('/admin', 'public', () => import('./pages/admin-page.js')),
  screen('/privacy', 'public', () => import('./pages/privacy-page.js')),
  screen('/cookies', 'public', () => import('./pages/cookies-page.js')),
];

/** Those that only signed-in people see: whoever is signed out is sent to sign in, not told that there is nothing. */
export function isProtected(path: string): boolean {
  return routesAt(path).some((route) => route.audience === 'signed-in') && !routesAt(path).some(isOpen);
}

/** Loads the screen that a link leads to before it is followed. */
export function prefetchRoute(href: string, isSignedIn: boolean): void {
  const route = routesAt(href.split(/[?#]/)[0]!).find(
    ({ audience }) => audience === 'public' || (audience === 'signed-in') === isSignedIn,
  );
  // A failed load is said when the link is followed.
  route?.load().catch(() => undefined);
}

const isOpen = (route: AppRoute) => route.audience !== 'signed-in';

function routesAt(path: string): AppRoute[] {
  return ROUTES.filter((route) => new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}/?$`).test(path));
}

/** Every screen: its path, who sees it, the file that is loaded for it. */
import type { ComponentType } from 'react';
import { screen } from './lib/screen.js';

type Load = () => Promise<{ default: ComponentType }>;

export interface AppRoute {
  path: string;
  /** `signed-in` screens stand in the shell; `signed-out` and `public` ones bring their own frame. */
  audience: 'signed-in' | 'signed-out' | 'public';
  Screen: ComponentType;
  load: () => Promise<unknown>;
}

/** Only signed-in people need menus, tooltips and the bell: the first screen does without them. */
export const shell = screen(() => import('./shell/shell.js'));

function route(path: string, audience: AppRoute['audience'], file: Load): AppRoute {
  return { path, audience, ...screen(file) };
}

const dashboard: Load = () => import('./pages/dashboard-page.js');

/** The first that fits who is there is shown. */
export const ROUTES: readonly AppRoute[] = [
  route('/', 'signed-out', () => import('./pages/landing-page.js')),
  route('/', 'signed-in', dashboard),
  route('/auth', 'signed-out', () => import('./pages/auth-page.js')),
  route('/dashboard', 'signed-in', dashboard),
  route('/analysis', 'signed-in', () => import('./pages/analyses-page.js')),
  route('/analysis/:id', 'signed-in', () => import('./pages/report-page.js')),
  route('/analysis/:id/due-diligence', 'signed-in', () => import('./pages/due-diligence-page.js')),
  route('/analysis/:id/compare', 'signed-in', () => import('./pages/compare-page.js')),
  route('/portfolio', 'signed-in', () => import('./pages/portfolio-page.js')),
  route('/team', 'signed-in', () => import('./pages/team-page.js')),
  route('/reports', 'signed-in', () => import('./pages/reports-page.js')),
  route('/corporate-analysis', 'signed-in', () => import('./pages/corporate-analysis-page.js')),
  route('/market-trends', 'signed-in', () => import('./pages/market-trends-page.js')),
  route('/share/:token', 'public', () => import('./pages/shared-report-page.js')),
  route('/account', 'signed-in', () => import('./pages/account-page.js')),
  route('/settings', 'signed-in', () => import('./pages/settings-page.js')),
  route('/admin', 'public', () => import('./pages/admin-page.js')),
  route('/privacy', 'public', () => import('./pages/privacy-page.js')),
  route('/cookies', 'public', () => import('./pages/cookies-page.js')),
];

/** Those that only signed-in people see: whoever is signed out is sent to sign in, not told that there is nothing. */
export function isProtected(path: string): boolean {
  return routesAt(path).some(({ audience }) => audience === 'signed-in') && !routesAt(path).some(isOpen);
}

/** Loads the screen that a link leads to before it is followed. Never fails: that is said when the link is followed. */
export async function prefetchRoute(href: string, isSignedIn: boolean): Promise<void> {
  const meant = routesAt(href.split(/[?#]/)[0]!).find(
    ({ audience }) => audience === 'public' || (audience === 'signed-in') === isSignedIn,
  );
  const parts = meant ? [meant, ...(meant.audience === 'signed-in' ? [shell] : [])] : [];
  await Promise.allSettled(parts.map(({ load }) => load()));
}

const isOpen = (route: AppRoute) => route.audience !== 'signed-in';

function routesAt(path: string): AppRoute[] {
  return ROUTES.filter((route) => new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}/?$`).test(path));
}

/** The one table of screens: router, prefetching, build and `public/boot.js` are made from it. Data alone: the build reads it too. */
import type { Permission } from '@vc-analyst/core/contract';
import type { ReadPath } from './api/read.js';

export interface AppRoute {
  path: string;
  /** `signed-in` screens stand in the shell; `signed-out` and `everyone` ones bring their own frame. */
  who: 'signed-in' | 'signed-out' | 'everyone';
  /** Its file in `pages/`, loaded when the screen is needed. */
  page: string;
  /** What it reads first; parameters are those of `path`. */
  data?: ReadPath;
  /** Opened from links elsewhere: `public/boot.js` asks for its code, core's texts and its data before the app is there. */
  boot?: true;
  nav?: Navigation;
}

/** An entry of the navigation. */
export interface Navigation {
  /** Key of its name among the shell's texts. */
  name: 'dashboard' | 'analysis' | 'portfolio' | 'reports' | 'corporate' | 'trends' | 'team' | 'settings';
  /** Also in the header; follows `g` on the keyboard. */
  key?: string;
  needs?: Permission;
}

/** The first whose `path` and `who` match is shown; the navigation lists them in this order. */
export const ROUTES: readonly AppRoute[] = [
  { path: '/', who: 'signed-out', page: 'landing-page' },
  { path: '/', who: 'signed-in', page: 'dashboard-page' },
  { path: '/auth', who: 'signed-out', page: 'auth-page' },
  { path: '/dashboard', who: 'signed-in', page: 'dashboard-page', nav: { name: 'dashboard', key: 'd' } },
  {
    path: '/analysis',
    who: 'signed-in',
    page: 'analyses-page',
    nav: { name: 'analysis', key: 'a' },
  },
  { path: '/pipeline', who: 'signed-in', page: 'pipeline-page', data: '/api/pipeline' },
  { path: '/company/:id', who: 'signed-in', page: 'company-page', data: '/api/analyses/{id}/versions' },
  { path: '/analysis/:id', who: 'signed-in', page: 'report-page', data: '/api/analyses/{id}', boot: true },
  { path: '/analysis/:id/due-diligence', who: 'signed-in', page: 'due-diligence-page', data: '/api/analyses/{id}' },
  { path: '/analysis/:id/compare', who: 'signed-in', page: 'compare-page', data: '/api/analyses/{id}' },
  {
    path: '/portfolio',
    who: 'signed-in',
    page: 'portfolio-page',
    data: '/api/portfolio',
    nav: { name: 'portfolio', key: 'p' },
  },
  { path: '/reports', who: 'signed-in', page: 'reports-page', nav: { name: 'reports', key: 'r' } },
  {
    path: '/corporate-analysis',
    who: 'signed-in',
    page: 'corporate-analysis-page',
    data: '/api/corporate-analysis',
    nav: { name: 'corporate' },
  },
  {
    path: '/market-trends',
    who: 'signed-in',
    page: 'market-trends-page',
    data: '/api/market-trends',
    nav: { name: 'trends' },
  },
  { path: '/team', who: 'signed-in', page: 'team-page', data: '/api/team', nav: { name: 'team', key: 't' } },
  { path: '/settings', who: 'signed-in', page: 'settings-page', nav: { name: 'settings', needs: 'settings' } },
  { path: '/shares', who: 'signed-in', page: 'shares-page' },
  { path: '/audit', who: 'signed-in', page: 'audit-page' },
  { path: '/account', who: 'signed-in', page: 'account-page' },
  { path: '/founder/:token', who: 'everyone', page: 'founder-page' },
  { path: '/share/:token', who: 'everyone', page: 'shared-report-page', boot: true },
  { path: '/admin', who: 'everyone', page: 'admin-page' },
  { path: '/privacy', who: 'everyone', page: 'privacy-page' },
  { path: '/cookies', who: 'everyone', page: 'cookies-page' },
];

/** Source of the regular expression that an address of `path` matches, with a named group for each parameter. */
export function patternOf(path: string): string {
  return `^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`;
}

/** The screens at an address; what follows `?` or `#` is not part of it. */
export function routesAt(href: string): AppRoute[] {
  const [path] = href.split(/[?#]/);
  return ROUTES.filter((route) => new RegExp(patternOf(route.path)).test(path!));
}

/** Those that only signed-in people see: whoever is signed out is sent to sign in, not told that there is nothing. */
export function isProtected(href: string): boolean {
  const routes = routesAt(href);
  return routes.length > 0 && routes.every(({ who }) => who === 'signed-in');
}

/** The screens of the table of routes as components, each with the file that is loaded for it. */
import type { ComponentType } from 'react';
import { screen, type LoadedApart } from './lib/screen.js';
import { ROUTES, routesAt, type AppRoute } from './routes.js';

/** Only signed-in people need menus, tooltips and the bell: the first screen does without them. */
export const shell = screen(() => import('./shell/shell.js'));
/** Stands alone until it is done. */
export const enrolment = screen(() => import('./features/second-factor/enrolment.js'));

const pages = import.meta.glob<{ default: ComponentType }>('./pages/*.tsx');
const screens = new Map(ROUTES.map((route) => [route, screen(pages[`./pages/${route.page}.tsx`]!)]));

export function screenOf(route: AppRoute): LoadedApart<object> {
  return screens.get(route)!;
}

/** Loads the screen that a link leads to before it is followed. Never fails: that is said when the link is followed. */
export async function prefetchCode(href: string, isSignedIn: boolean): Promise<void> {
  const meant = routesAt(href).find(({ who }) => who === 'everyone' || (who === 'signed-in') === isSignedIn);
  const parts = meant ? [screenOf(meant), ...(meant.who === 'signed-in' ? [shell] : [])] : [];
  await Promise.allSettled(parts.map(({ load }) => load()));
}

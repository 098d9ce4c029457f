/** Where the header, the sidebar and the keyboard lead. */
import { ROUTES, type Navigation } from '../routes.js';

export interface Destination extends Navigation {
  href: string;
}

export const DESTINATIONS: readonly Destination[] = ROUTES.flatMap(({ path, nav }) =>
  nav ? [{ href: path, ...nav }] : [],
);

/** `/` shows the dashboard; reports, the board and companies belong to the analyses. */
export function isCurrent(href: string, path: string): boolean {
  if (href === '/dashboard' && path === '/') return true;
  if (href === '/analysis' && /^\/(pipeline|company)\b/.test(path)) return true;
  return path === href || path.startsWith(`${href}/`);
}

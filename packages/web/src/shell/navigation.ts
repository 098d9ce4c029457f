/** Where the header, the sidebar and the keyboard lead. */
import type { Permission } from '@vc-analyst/core/contract';

export interface Destination {
  /** Key of its name among the shell's texts. */
  name: 'dashboard' | 'analysis' | 'portfolio' | 'reports' | 'corporate' | 'trends' | 'team' | 'settings';
  href: string;
  /** Also in the header; `key` follows `g` on the keyboard. */
  key?: string;
  needs?: Permission;
}

export const DESTINATIONS: readonly Destination[] = [
  { name: 'dashboard', href: '/dashboard', key: 'd' },
  { name: 'analysis', href: '/analysis', key: 'a' },
  { name: 'portfolio', href: '/portfolio', key: 'p' },
  { name: 'reports', href: '/reports', key: 'r' },
  { name: 'corporate', href: '/corporate-analysis' },
  { name: 'trends', href: '/market-trends' },
  { name: 'team', href: '/team', key: 't' },
  { name: 'settings', href: '/settings', needs: 'settings' },
];

/** `/` shows the dashboard; a report belongs to the analyses. */
export function isCurrent(href: string, path: string): boolean {
  if (href === '/dashboard' && path === '/') return true;
  return path === href || path.startsWith(`${href}/`);
}

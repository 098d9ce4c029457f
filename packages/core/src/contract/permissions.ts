/** Who may do what, as data: the server enforces it on every route and subscription, the page hides what it forbids. */
import type { Role } from '../model/account.js';

/** `own`: what one uploaded, or is assigned to. */
export type Reach = 'none' | 'own' | 'all';

/** What each role may do, and whether with everything or only its own. */
export const PERMISSIONS = {
  /** Dashboard, completed analyses, reports, portfolio. */
  read: { viewer: 'all', analyst: 'all', partner: 'all', admin: 'all' },
  /** Amounts of money invested, in lists and totals; `none` sees null. */
  seeAmounts: { viewer: 'none', analyst: 'own', partner: 'all', admin: 'all' },
  /** Upload, comment, rate, answer questions. */
  contribute: { viewer: 'none', analyst: 'all', partner: 'all', admin: 'all' },
  /** Reprocess, delete, share an analysis; correct it; record a decision. */
  manageAnalysis: { viewer: 'none', analyst: 'own', partner: 'all', admin: 'all' },
  exportAnalysis: { viewer: 'none', analyst: 'all', partner: 'all', admin: 'all' },
  exportReport: { viewer: 'none', analyst: 'none', partner: 'all', admin: 'all' },
  managePortfolio: { viewer: 'none', analyst: 'none', partner: 'all', admin: 'all' },
  /** `own`: only viewers and analysts. */
  invite: { viewer: 'none', analyst: 'none', partner: 'own', admin: 'all' },
  manageTeam: { viewer: 'none', analyst: 'none', partner: 'none', admin: 'all' },
  /** Who did what, from where. */
  audit: { viewer: 'none', analyst: 'none', partner: 'none', admin: 'all' },
  settings: { viewer: 'none', analyst: 'none', partner: 'none', admin: 'all' },
} as const satisfies Record<string, Record<Role, Reach>>;

/** One of {@link PERMISSIONS}. */
export type Permission = keyof typeof PERMISSIONS;
/** All of them. */
export const PERMISSION_IDS = Object.keys(PERMISSIONS) as [Permission, ...Permission[]];

/** Whether `role` may do it: to everything, or, with `own`, to what is its own. */
export function may(role: Role, permission: Permission, own = false): boolean {
  const reach: Reach = PERMISSIONS[permission][role];
  return reach === 'all' || (reach === 'own' && own);
}

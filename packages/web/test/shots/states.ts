/** Screens before there is anything, while they load, and when nothing can be loaded. */
import { named, held, refused, type Shot } from './shot.js';

const READING: readonly Shot[] = [
  { name: 'dashboard', path: '/dashboard', as: 'partner' },
  { name: 'analyses', path: '/analysis', as: 'partner' },
  { name: 'report', path: '/analysis/:Quaylane', as: 'partner' },
  { name: 'due-diligence', path: '/analysis/:Quaylane/due-diligence', as: 'partner' },
  { name: 'compare', path: '/analysis/:Quaylane/compare?with=:Wrenlow', as: 'viewer' },
  { name: 'portfolio', path: '/portfolio', as: 'partner' },
  { name: 'reports', path: '/reports', as: 'partner' },
  { name: 'corporate', path: '/corporate-analysis', as: 'partner' },
  { name: 'trends', path: '/market-trends', as: 'partner' },
  { name: 'team', path: '/team', as: 'admin' },
  { name: 'settings', path: '/settings', as: 'admin' },
  { name: 'share', path: '/share/:open' },
];

export const LOADING: readonly Shot[] = READING.map((shot) => ({
  ...shot,
  name: `${shot.name}-loading`,
  calls: held,
  prepare: (page) => page.locator('.animate-pulse-soft:visible').first().waitFor(),
}));

export const FAILED: readonly Shot[] = READING.map((shot) => ({
  ...shot,
  name: `${shot.name}-failed`,
  calls: refused,
  prepare: (page) => page.waitForLoadState('networkidle'),
}));

export const EMPTY: readonly Shot[] = [
  { name: 'dashboard-empty', path: '/dashboard', as: 'partner', empty: true },
  { name: 'dashboard-empty-viewer', path: '/dashboard', as: 'viewer', empty: true },
  { name: 'analyses-empty', path: '/analysis', as: 'partner', empty: true },
  { name: 'portfolio-empty', path: '/portfolio', as: 'partner', empty: true },
  { name: 'reports-empty', path: '/reports', as: 'partner', empty: true },
  { name: 'reports-performance-empty', path: '/reports?type=performance', as: 'partner', empty: true },
  { name: 'corporate-empty', path: '/corporate-analysis', as: 'partner', empty: true },
  { name: 'trends-empty', path: '/market-trends', as: 'partner', empty: true },
  {
    name: 'team-alone',
    path: '/team',
    as: 'admin',
    async calls(page) {
      await page.route('**/api/team', async (route) => {
        const answer = await route.fetch();
        const members = (await answer.json()) as { email: string }[];
        return route.fulfill({ response: answer, json: members.filter(({ email }) => email.startsWith('lucia')) });
      });
    },
    prepare: (page) => named(page, 'button', 'First invitation', 'Primera invitación').waitFor(),
  },
];

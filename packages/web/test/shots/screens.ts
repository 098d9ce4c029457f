/** Every screen as it is when all is there, and what can be unfolded on it. */
import { named, opens, running, type Shot } from './shot.js';

const pdf = { name: 'northgrid-series-b-2026-final.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from('x') });

export const SIGNED_OUT: readonly Shot[] = [
  { name: 'landing', path: '/' },
  { name: 'landing-cookies', path: '/', isWindow: true, stored: { 'vc-analyst.cookie-consent': '' } },
  { name: 'privacy', path: '/privacy' },
  { name: 'cookies', path: '/cookies' },
  { name: 'not-found', path: '/no/such/page' },
  { name: 'sign-in', path: '/auth' },
  { name: 'register', path: '/auth?setup=0123456789', prepare: (page) => page.getByRole('textbox').first().waitFor() },
  { name: 'register-invited', path: '/auth?invitation=:invitation' },
  { name: 'register-invitation-gone', path: '/auth?invitation=0123456789abcdef0123456789abcdef' },
  {
    name: 'reset',
    path: '/auth?reset=:reset',
    prepare: (page) => page.locator('input[type="password"]').first().fill('otters sing'),
  },
  {
    name: 'sign-in-wrong',
    path: '/auth',
    isWindow: true,
    async prepare(page) {
      await page.getByRole('textbox').first().fill('ana');
      await page.locator('input[type="password"]').fill('not this one');
      await page.locator('form button[type="submit"]').click();
      await page.locator('li[data-swipe-direction]').waitFor();
    },
  },
  { name: 'share', path: '/share/:open' },
  { name: 'share-locked', path: '/share/:token' },
  {
    name: 'share-locked-wrong',
    path: '/share/:token',
    async prepare(page) {
      await page.locator('input[type="password"]').fill('not this');
      await page.locator('form button[type="submit"]').click();
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'share-gone', path: '/share/0123456789abcdef0123456789abcdef' },
  { name: 'founder', path: '/founder/:founder' },
  { name: 'founder-gone', path: '/founder/0123456789abcdef0123456789abcdef' },
  { name: 'admin-gate', path: '/admin' },
];

export const SIGNED_IN: readonly Shot[] = [
  { name: 'not-found-signed-in', path: '/no/such/page', as: 'partner' },
  { name: 'dashboard', path: '/dashboard', as: 'partner' },
  { name: 'dashboard-viewer', path: '/dashboard', as: 'viewer' },
  { name: 'dashboard-running', path: '/dashboard', as: 'partner', calls: running },
  {
    name: 'dashboard-tables',
    path: '/dashboard',
    as: 'partner',
    async prepare(page) {
      for (const summary of await page.locator('summary').all()) await summary.click();
    },
  },
  { name: 'analyses', path: '/analysis', as: 'partner' },
  { name: 'pipeline', path: '/pipeline', as: 'partner' },
  { name: 'company', path: '/company/:Quaylane', as: 'partner' },
  { name: 'analyses-viewer', path: '/analysis', as: 'viewer' },
  { name: 'analyses-running', path: '/analysis', as: 'partner', calls: running },
  { name: 'analyses-none-match', path: '/analysis?q=zebra', as: 'partner' },
  {
    name: 'analyses-upload',
    path: '/analysis',
    as: 'analyst',
    async prepare(page) {
      const files = page.locator('input[type="file"]').last();
      await files.setInputFiles([pdf, picture('slide-1.png'), picture('slide-2.png')]);
    },
  },
  { name: 'report', path: '/analysis/:Quaylane', as: 'partner' },
  { name: 'report-viewer', path: '/analysis/:Quaylane', as: 'viewer' },
  { name: 'report-early', path: '/analysis/:Wrenlow', as: 'partner' },
  { name: 'report-ocr', path: '/analysis/:olivanta', as: 'analyst' },
  { name: 'report-pptx', path: '/analysis/:rackhaven', as: 'analyst' },
  { name: 'report-ppt', path: '/analysis/:hilandera', as: 'analyst' },
  { name: 'report-failed', path: '/analysis/:failed', as: 'partner' },
  { name: 'report-not-found', path: '/analysis/no-such-analysis', as: 'viewer' },
  {
    name: 'report-unfolded',
    path: '/analysis/:rackhaven',
    as: 'analyst',
    async prepare(page) {
      await named(page, 'button', 'Show all', 'Ver las').click();
      await named(page, 'button', 'Answer', 'Responder').click();
      await page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)));
      await page.getByRole('radio', { name: /^3/ }).first().press(' ');
    },
  },
  { name: 'due-diligence', path: '/analysis/:Quaylane/due-diligence', as: 'analyst' },
  {
    name: 'due-diligence-notes',
    path: '/analysis/:Quaylane/due-diligence',
    as: 'analyst',
    async prepare(page) {
      await named(page, 'tab', 'Financ', 'Finanz').click();
      await named(page.getByRole('tabpanel'), 'button', 'Notes: ', 'Notas: ').click();
    },
  },
  { name: 'due-diligence-not-found', path: '/analysis/no-such-analysis/due-diligence', as: 'viewer' },
  { name: 'compare', path: '/analysis/:Quaylane/compare?with=:Wrenlow', as: 'viewer' },
  { name: 'compare-choose', path: '/analysis/:Quaylane/compare', as: 'viewer' },
  { name: 'portfolio', path: '/portfolio', as: 'partner' },
  { name: 'portfolio-viewer', path: '/portfolio', as: 'viewer' },
  {
    name: 'portfolio-add',
    path: '/portfolio#add',
    as: 'partner',
    prepare: (page) => page.locator('form button[type="submit"]').click(),
  },
  { name: 'reports-overview', path: '/reports?period=all', as: 'partner' },
  { name: 'reports-month', path: '/reports', as: 'viewer' },
  ...(['performance', 'analysis', 'due-diligence', 'comparative', 'market'] as const).map((type) => ({
    name: `reports-${type}`,
    path: `/reports?period=year&type=${type}`,
    as: 'partner' as const,
  })),
  { name: 'corporate', path: '/corporate-analysis', as: 'partner' },
  { name: 'trends', path: '/market-trends', as: 'partner' },
  { name: 'team', path: '/team', as: 'admin' },
  { name: 'team-analyst', path: '/team', as: 'analyst' },
  {
    name: 'team-invite',
    path: '/team',
    as: 'admin',
    prepare: (page) => named(page, 'button', 'Invite', 'Invitar').click(),
  },
  {
    name: 'team-invited',
    path: '/team',
    as: 'admin',
    async prepare(page) {
      await page.route('**/api/team/invite', (route) => {
        const member = { id: 'x', firstName: 'Irene', lastName: 'Soler', email: 'irene@fund.example', role: 'analyst' };
        const link = 'https://fund.example/auth?invitation=JLxQyNhGmQ5nS0Q7Ykq1m3v4l2s9cZ0pH8bT6wR1eXo';
        const invitation = { link, expiresAt: '2027-01-08T12:00:00.000Z', mailed: false };
        const json = { ...member, status: 'pending', createdAt: '2027-01-01T12:00:00.000Z', invitation };
        return route.fulfill({ status: 201, json });
      });
      await named(page, 'button', 'Invite', 'Invitar').click();
      const form = page.locator('main form');
      for (const text of ['Irene', 'Soler', 'irene@fund.example']) {
        await form.locator('input').nth(['Irene', 'Soler', 'irene@fund.example'].indexOf(text)).fill(text);
      }
      await form.locator('button[type="submit"]').click();
      await page.locator('input[readonly]').waitFor();
    },
  },
  { name: 'account', path: '/account', as: 'viewer' },
  ...(['general', 'thesis', 'pipeline', 'engine', 'mail', 'data'] as const).map((tab) => ({
    name: `settings-${tab}`,
    path: `/settings?tab=${tab}`,
    as: 'admin' as const,
  })),
  { name: 'shares', path: '/shares', as: 'admin' },
  { name: 'audit', path: '/audit', as: 'admin' },
  {
    name: 'settings-model',
    path: '/settings?tab=engine',
    as: 'admin',
    async prepare(page) {
      await page.locator('select[name="engine"]').selectOption('openai');
      await page.locator('input[name="baseUrl"]').fill('ftp://wrong');
      await page.locator('form:has(select[name="engine"]) button[type="submit"]').click();
    },
  },
];

/** The administrator panel behind its own password. */
export const ADMIN_PANEL: readonly Shot[] = [
  { name: 'admin', path: '/admin' },
  { name: 'admin-create', path: '/admin', isWindow: true, prepare: opens('Create user', 'Crear usuario') },
  { name: 'admin-edit', path: '/admin', isWindow: true, prepare: opens('Edit ana', 'Editar ana') },
  { name: 'admin-delete', path: '/admin', isWindow: true, prepare: opens('Delete vera', 'Eliminar vera') },
];

/** What every screen shows when a call of it fails, and when there is nothing yet; and dialogs and menus without barriers. */
import type { Role } from '@vc-analyst/core/model';
import { describe, expect, it } from 'vitest';
import { findBarriers } from '../harness/find-barriers.js';
import type { App } from '../harness/open-app.js';
import { running } from '../shots/shot.js';

/** A screen, the call that fails, and what stands there once it does not. */
const FAILING: readonly { path: string; as: Role; call: RegExp; then: string | RegExp }[] = [
  { path: '/dashboard', as: 'partner', call: /\/api\/analyses(\?|$)/, then: /^Overall score: \d+ of 100$/ },
  { path: '/dashboard', as: 'partner', call: /\/api\/dashboard\/stats/, then: 'Total analyses' },
  { path: '/dashboard', as: 'partner', call: /\/api\/activities/, then: /^(VC Analyst|Test|Ana|Julien|Lucía|Vera) · / },
  { path: '/analysis', as: 'analyst', call: /\/api\/analyses\?.*limit=50/, then: 'wrenlow-pre-seed.pdf' },
  { path: '/analysis/:Quaylane', as: 'viewer', call: /\/api\/analyses\/[\w-]+$/, then: 'Key figures' },
  { path: '/analysis/:Quaylane/due-diligence', as: 'viewer', call: /\/api\/analyses\/[\w-]+$/, then: /^Financial/ },
  { path: '/analysis/:Quaylane/compare?with=:Wrenlow', as: 'viewer', call: /\/compare$/, then: 'Figures that differ' },
  { path: '/portfolio', as: 'partner', call: /\/api\/portfolio$/, then: /^(No investments yet|Total investment)$/ },
  { path: '/reports', as: 'partner', call: /\/api\/reports\//, then: 'Export as PDF' },
  { path: '/team', as: 'admin', call: /\/api\/team$/, then: 'vera@fund.example' },
  { path: '/settings?tab=thesis', as: 'admin', call: /\/api\/settings$/, then: 'Apply to all decks' },
];

/** What a screen says while there is nothing, and the one thing to do next where there is one. */
const EMPTY: readonly { path: string; as: Role; says: readonly string[]; next?: string }[] = [
  {
    path: '/dashboard',
    as: 'analyst',
    says: [
      'No analysis yet',
      'Nothing is being analysed',
      'Nothing has happened yet',
      'Your latest decks will stand here.',
    ],
  },
  { path: '/analysis', as: 'analyst', says: ['No analysis yet'] },
  { path: '/portfolio', as: 'partner', says: ['No investments yet'] },
  { path: '/corporate-analysis', as: 'analyst', says: ['No Corporate Analysis Data'], next: '/analysis#upload' },
  { path: '/market-trends', as: 'analyst', says: ['No Trend Data'], next: '/analysis#upload' },
];

/** What opens over a screen: the name of its button, and the role of what opens. */
const OPENED: readonly { path: string; as: Role; press: string | RegExp; opens: 'dialog' | 'menu' | 'alertdialog' }[] =
  [
    { path: '/analysis/:Wrenlow', as: 'partner', press: 'Share', opens: 'dialog' },
    { path: '/analysis/:Wrenlow', as: 'partner', press: 'Export', opens: 'menu' },
    { path: '/analysis/:Wrenlow', as: 'partner', press: /^Correct .*ARR|^Correct/, opens: 'dialog' },
    { path: '/analysis', as: 'partner', press: 'Actions for Wrenlow', opens: 'menu' },
    { path: '/team', as: 'admin', press: 'Remove Vera Test', opens: 'alertdialog' },
    { path: '/team', as: 'admin', press: 'Account of Lucía', opens: 'menu' },
    { path: '/team', as: 'admin', press: /^Notifications/, opens: 'dialog' },
    { path: '/team', as: 'admin', press: /^Language/, opens: 'menu' },
  ];

export function describeStates(app: () => App): void {
  it('a failing call of the corporate analysis and of the trends leaves them as without data', async () => {
    for (const [path, title] of [
      ['/corporate-analysis', 'No Corporate Analysis Data'],
      ['/market-trends', 'No Trend Data'],
    ] as const) {
      const { page, close } = await app().open('/cookies', { as: 'viewer' });
      await page.route(`**/api${path}`, (route) => route.abort());
      await page.goto(path);
      await page.getByText(title).first().waitFor();
      await close();
    }
  });

  describe('an analysis in work', () => {
    it.each(['/dashboard', '/analysis'])('%s says how much of it is done, and at which step it is', async (path) => {
      const { page, watch, close } = await app().open('/cookies', { as: 'partner' });
      await running(page);
      await page.goto(path);
      // Four of the nine steps are done; the other deck waits.
      await page.getByText(/^44% · step 5 of 9: Unit economics · /).waitFor();
      await page.getByText('0% · waiting', { exact: true }).first().waitFor();
      const bars = page.getByRole('progressbar', { name: 'Progress of the analysis' });
      expect(await bars.evaluateAll((all) => all.map((bar) => bar.getAttribute('aria-valuenow')))).toEqual(['44', '0']);
      expect(watch.problems).toEqual([]);
      await close();
    });
  });

  describe('an empty fund', () => {
    it.each(EMPTY)('$path says what will stand there', async ({ path, as, says, next }) => {
      const { page, watch, close } = await app().openEmpty(path, { as });
      for (const text of says) await page.getByText(text).first().waitFor();
      if (next) await page.getByRole('main').locator(`a[href="${next}"]`).first().waitFor();
      expect(await findBarriers(page)).toEqual([]);
      expect(watch.problems).toEqual([]);
      await close();
    });

    it('has reports that say so, a team of its people, and a search that finds nothing', async () => {
      const { page, watch, close } = await app().openEmpty('/reports?period=all', { as: 'partner' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByText('0', { exact: true }).first().waitFor();
      await page.keyboard.press('/');
      await page.getByRole('combobox').waitFor();
      await page.keyboard.type('revenue');
      await page.getByText('Nothing found for “revenue”').waitFor();
      expect(watch.problems).toEqual([]);
      await close();
    });
  });

  describe('what opens over a screen', () => {
    const paths = [...new Set(OPENED.map(({ path }) => path))];
    it.each(paths)('%s: dialogs and menus have no barrier, and Esc closes them', async (path) => {
      const opened = OPENED.filter((one) => one.path === path);
      const { page, watch, close } = await app().open(path, { as: opened[0]!.as });
      for (const { press, opens } of opened) {
        await page.getByRole('button', { name: press }).first().click();
        const part = page.getByRole(opens).first();
        await part.waitFor();
        const barriers = await findBarriers(page);
        // The focus cannot leave an open alert dialog either; axe knows that of dialogs alone.
        const isTrap = (barrier: string) => opens === 'alertdialog' && barrier.startsWith('aria-hidden-focus');
        expect(
          barriers.filter((barrier) => !isTrap(barrier)),
          String(press),
        ).toEqual([]);
        await page.keyboard.press('Escape');
        await part.waitFor({ state: 'detached' });
      }
      expect(watch.problems).toEqual([]);
      await close();
    });
  });
}

/** Every screen once more: too many for the quick tests. */
export function describeEveryState(app: () => App): void {
  describe('a failing call', () => {
    it.each(FAILING)('of $path ($call) is said, and trying again mends it', async ({ path, as, call, then }) => {
      let fails = true;
      const { page, watch, close } = await app().open('/cookies', { as });
      watch.expectStatus(503);
      await page.route(call, (route) =>
        fails ? route.fulfill({ status: 503, contentType: 'application/json', body: '' }) : route.fallback(),
      );
      await page.goto(app().addressOf(path));
      const failed = page.getByRole('alert').filter({ hasText: 'This could not be loaded' }).first();
      await failed.waitFor();
      fails = false;
      await failed.getByRole('button', { name: 'Try again' }).click();
      await page
        .getByText(then)
        .or(page.getByRole('heading', { name: then }))
        .or(page.getByLabel(then))
        .first()
        .waitFor();
      expect(watch.problems).toEqual([]);
      await close();
    });
  });
}

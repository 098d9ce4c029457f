/** Every screen in both themes: no barrier, no console error, no other host, no text from outside the catalogues, nothing wider than a tablet or a phone. */
import { renderMessage } from '@vc-analyst/core/i18n';
import type { Role } from '@vc-analyst/core/model';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBarriers } from '../harness/find-barriers.js';
import type { App } from '../harness/open-app.js';
import { overflowOf, shiftOf } from '../harness/layout-shift.js';

interface Screen {
  /** `:report` and `:founder` stand for the tokens of a link to a report and of one to a founder. */
  path: string;
  as?: Role;
}

export const SCREENS: readonly Screen[] = [
  { path: '/' },
  { path: '/auth' },
  { path: '/privacy' },
  { path: '/cookies' },
  { path: '/no/such/page' },
  { path: '/dashboard', as: 'partner' },
  { path: '/portfolio#add', as: 'partner' },
  { path: '/team', as: 'admin' },
  { path: '/account', as: 'viewer' },
  { path: '/analysis', as: 'analyst' },
  { path: '/pipeline', as: 'partner' },
  { path: '/company/:Quaylane', as: 'partner' },
  { path: '/analysis/:Quaylane', as: 'partner' },
  { path: '/analysis/:Quaylane/due-diligence', as: 'analyst' },
  { path: '/analysis/:Quaylane/compare?with=:Wrenlow', as: 'viewer' },
  { path: '/reports', as: 'partner' },
  { path: '/corporate-analysis', as: 'viewer' },
  { path: '/market-trends', as: 'viewer' },
  { path: '/settings', as: 'admin' },
  { path: '/shares', as: 'admin' },
  { path: '/audit', as: 'admin' },
  { path: '/admin' },
  { path: '/share/:report' },
  { path: '/founder/:founder' },
];

export function describeScreens(app: () => App): void {
  describe('every screen', () => {
    const tokens = { report: '', founder: '' };
    const withTokens = (path: string) =>
      path.replace(/:(report|founder)/, (_, name: keyof typeof tokens) => tokens[name]);
    let goAway: () => Promise<unknown>;
    beforeAll(async () => {
      const { workspace, analyses, accounts } = app();
      const { shares, founderLinks } = workspace.collaboration;
      const id = analyses.Quaylane;
      const by = { id: accounts.partner, firstName: 'Julien' };
      const report = await shares.create(id, {}, by);
      const founder = await founderLinks.create(id, {}, by);
      Object.assign(tokens, { report: report.token, founder: founder.token });
      const held = { companyName: 'Quaylane', investmentAmount: 1_250_000, date: '2026-01-01', analysisId: id };
      const investment = await workspace.portfolio.add({ ...held, sector: 'saas', round: 'series-a' }, { by });
      goAway = async () => {
        await shares.revoke(id, report.share.id);
        await founderLinks.revoke(id, founder.link.id);
        await workspace.portfolio.remove(investment.id, { by });
      };
    });
    afterAll(() => goAway());

    it.each(SCREENS)('$path: no barrier in light and dark, no error, no text from elsewhere', async ({ path, as }) => {
      const stored = { 'vc-analyst.pseudo': '1' };
      const { page, watch, close } = await app().open(withTokens(path), { stored, expect: [404], ...(as && { as }) });
      await settled(page);
      expect(await foreignTexts(page, await knownTexts(app()))).toEqual([]);
      expect(await findBarriers(page)).toEqual([]);
      expect(await shiftOf(page)).toBeLessThan(0.05);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await findBarriers(page)).toEqual([]);
      expect(watch.problems).toEqual([]);
      await close();
    });

    describe.each([360, 768])('at %i pixels', (width) => {
      it.each(SCREENS)(
        '$path: nothing moves while it is built, and nothing is wider than the screen',
        async ({ path, as }) => {
          const { page, close } = await app().open(withTokens(path), { width, ...(as && { as }) });
          await settled(page);
          expect(await shiftOf(page)).toBeLessThan(0.05);
          expect(await overflowOf(page)).toBeLessThanOrEqual(0);
          await close();
        },
      );
    });
  });
}

export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** What people and decks say, and what the server renders: every text of the documents behind the screens. */
async function knownTexts({ workspace, analyses }: App): Promise<string[]> {
  const documents = await Promise.all([
    workspace.analyses.list(),
    ...Object.values(analyses).map((id) => workspace.analyses.get(id)),
    workspace.accounts.team(),
    workspace.collaboration.activities.list(),
    workspace.reports.period('month'),
    workspace.reports.corporate(),
    workspace.reports.trends(),
    workspace.reports.portfolio(),
    workspace.settings.view(),
  ]);
  // Movements are put into words by the same function on the server and on the page.
  const movement = renderMessage({ id: 'label.unchanged', values: {} }, 'en');
  return [...new Set([...documents.flatMap(textsIn), movement])];
}

function textsIn(node: unknown): string[] {
  if (typeof node === 'string') return node.length > 1 ? [node] : [];
  return node !== null && typeof node === 'object' ? Object.values(node).flatMap(textsIn) : [];
}

/** Texts on the page with two letters in a row that are neither marked nor known. */
async function foreignTexts(page: Page, known: readonly string[]): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement!;
      if (!element.closest('script, style, time, kbd')) found.push(walker.currentNode.textContent!.trim());
    }
    for (const element of document.querySelectorAll(':is([aria-label], [title], [placeholder], [alt]):not(time)')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(element.getAttribute(name) ?? '');
    }
    return found;
  });
  // Languages by their own names, addresses, cookies, keys, dates and amounts.
  const constant =
    /^(\W*(EN|ES|FR)|PDF|Excel|CSV|English|Español|Français|vc[_-][\w.-]+|[\w.+-]+@[\w.-]+|\W*\d.*|.*\d{4})$/;
  return [...new Set(texts)].filter((text) => {
    const rest = withoutMarked(text);
    if (!/\p{L}{2}/u.test(rest) || constant.test(rest.trim())) return false;
    return !known.some((one) => rest.includes(one.slice(0, 40)) || one.includes(rest.replace(/…$/, '')));
  });
}

/** A marked text may hold another as a value: the innermost goes first. One in which a link stands begins before it and ends after it. */
function withoutMarked(text: string): string {
  const rest = text.replace(/⟦[^⟦⟧]*⟧/g, '');
  return rest === text ? text.replace(/⟦[^⟧]*$|^[^⟦]*⟧/g, '') : withoutMarked(rest);
}

/** The search over everything, and the commands above it: from any screen, by keyboard alone, to the place in the report. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findBarriers } from '../harness/find-barriers.js';
import type { App } from '../harness/open-app.js';
import { refuse } from '../harness/refuse.js';

export function describeSearch(app: () => App): void {
  describe('the search', () => {
    it('opens with “/”, marks what it found and leads to the fact with its slide', async () => {
      const { page, watch, close } = await app().open('/portfolio', {
        as: 'viewer',
        stored: { 'vc-analyst.validate': '1' },
      });
      const field = await openSearch(page);
      const { facts } = await app().workspace.search('churn quaylane', { among: { status: ['completed'] } });
      const best = facts[0]!;
      await page.keyboard.type('churn quaylane');
      const option = page.getByRole('group', { name: 'Figures and facts' }).getByRole('option').first();
      // What was found for the first letters stands there until the rest is.
      await expect.poll(() => option.locator('mark').allTextContents()).toContain('Quaylane');
      expect(await field.getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'));
      expect(await findBarriers(page)).toEqual([]);

      await page.keyboard.press('Enter');
      await page.waitForURL(`**/analysis/${best.analysisId}#fact-${best.factId}`);
      const row = page.locator(`[id="fact-${best.factId}"]`);
      await row.waitFor();
      await expect.poll(() => inView(page, `fact-${best.factId}`)).toBe(true);
      const fact = (await app().workspace.analyses.get(best.analysisId)).facts.find(({ id }) => id === best.factId)!;
      const panel = page.getByRole('region', { name: 'The deck', exact: true });
      await panel.getByText(fact.quote, { exact: true }).waitFor();
      await panel.getByRole('heading', { name: new RegExp(`slide ${fact.slide}`, 'i') }).waitFor();
      expect(watch.problems).toEqual([]);
      await close();
    });

    it('takes what was typed before it was there, and no letter of it for a shortcut', async () => {
      const { page, watch, close } = await app().open('/team', { as: 'viewer' });
      // The page fetches it ahead where it has time: from the first it is held back until it is asked for.
      let ask: () => void = () => undefined;
      const asked = new Promise<void>((resolve) => (ask = resolve));
      await page.route('**/palette-*.js', async (route) => {
        await asked;
        await page.keyboard.type('great');
        await route.continue();
      });
      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press('/');
      ask();
      await expect.poll(() => page.getByRole('combobox').inputValue(), { timeout: 15_000 }).toBe('great');
      expect(new URL(page.url()).pathname).toBe('/team');
      expect(watch.problems).toEqual([]);
      await close();
    });

    it('moves through companies, facts and questions with the arrows, and opens a question that stands further down', async () => {
      const { page, watch, close } = await app().open('/dashboard', { as: 'partner', width: 390 });
      await page.getByRole('heading', { level: 1 }).waitFor();
      // Without a keyboard it is a button.
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      const { questions } = await app().workspace.analyses.get(app().analyses.Quaylane);
      const later = questions.find(({ first }) => !first) ?? questions.at(-1)!;
      await page.getByRole('combobox').fill(`quaylane ${later.question}`);
      const option = page.getByRole('group', { name: 'Questions' }).getByRole('option').last();
      await option.waitFor();
      await page.keyboard.press('ArrowUp');
      expect(await option.getAttribute('aria-selected')).toBe('true');
      await page.keyboard.press('Enter');
      await page.locator(`#question-${later.id}`).waitFor();
      expect(page.url()).toContain(`#question-${later.id}`);
      expect(watch.problems).toEqual([]);
      await close();
    });

    it('opens with Ctrl+K while one types, does what the page offers, goes to sections and pages, and gives the focus back', async () => {
      const { page, watch, close } = await app().open('/analysis/:Quaylane', { as: 'partner', width: 1440 });
      const comment = page.getByLabel('Add a comment');
      await comment.fill('Ask for');
      await page.getByRole('navigation', { name: 'Sections of the report' }).getByText('Red flags').waitFor();
      const palette = page.getByRole('combobox');
      const run = async (words: string, name: string) => {
        await page.keyboard.press('Control+k');
        await palette.waitFor();
        await page.keyboard.type(words);
        const option = page.getByRole('option', { name, exact: true });
        await option.waitFor();
        expect(await option.getAttribute('aria-selected')).toBe('true');
        await page.keyboard.press('Enter');
        await palette.waitFor({ state: 'detached' });
      };
      await page.keyboard.press('Control+k');
      await palette.waitFor();
      expect(await findBarriers(page)).toEqual([]);
      await page.keyboard.press('Control+k');
      await palette.waitFor({ state: 'detached' });
      await expect.poll(() => comment.evaluate((field) => field === document.activeElement)).toBe(true);

      await run('share', 'Share');
      await page.getByRole('dialog', { name: 'Share this report' }).waitFor();
      // Over a dialog it does not open.
      await page.keyboard.press('Control+k');
      expect(await palette.count()).toBe(0);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await expect.poll(() => comment.evaluate((field) => field === document.activeElement)).toBe(true);
      expect(await comment.inputValue()).toBe('Ask for');

      const file = page.waitForEvent('download');
      await run('pdf', 'Export: PDF memo');
      expect((await file).suggestedFilename()).toMatch(/\.pdf$/);
      await run('red', 'Red flags');
      await expect.poll(() => inView(page, 'flags', 'top')).toBe(true);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('flags');
      await run('portf', 'Portfolio g p');
      await page.getByRole('heading', { level: 1, name: 'Portfolio' }).waitFor();
      expect(watch.problems).toEqual([]);
      await close();
    });

    it('offers nobody what would be refused', async () => {
      const { page, watch, close } = await app().open('/analysis/:Quaylane', { as: 'viewer', width: 1440 });
      await page.getByRole('button', { name: 'Export' }).waitFor();
      await openSearch(page);
      const offered = await offers(page);
      expect(offered['On this page']).toEqual(['Due Diligence', 'Compare', 'Print', 'Download the deck']);
      expect(offered['Go to']).not.toContain('Settings');
      expect(offered.Anywhere?.filter((name) => /upload|investment/i.test(name))).toEqual([]);
      await page.keyboard.type('settings thesis');
      await page.getByText('Nothing found for “settings thesis”').waitFor();
      expect(watch.problems).toEqual([]);
      await close();
    });

    it('says that nothing was found, says what went wrong and tries again, and closes with Esc', async () => {
      const { page, close } = await app().open('/team', { as: 'viewer' });
      await openSearch(page);
      await page.keyboard.type('zebra');
      await page.getByText('Nothing found for “zebra”').waitFor();
      await refuse(page, 'GET', /\/api\/search/, 'The index is being made');
      await page.keyboard.type('s');
      await page.getByRole('alert').getByText('The index is being made').waitFor();
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByText('Nothing found for “zebras”').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('combobox').waitFor({ state: 'detached' });
      // Nothing of it stays: neither in the field nor in the browser.
      const field = await openSearch(page);
      expect(await field.inputValue()).toBe('');
      expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('zebra');
      await close();
    });
  });
}

/** What it offers, by groups. */
async function offers(page: Page): Promise<Record<string, string[]>> {
  const groups = await page.getByRole('listbox').getByRole('group').all();
  const named = groups.map(async (group) => {
    const options = group.getByRole('option').locator('.truncate');
    return [await group.locator('> :first-child').innerText(), await options.allTextContents()] as const;
  });
  return Object.fromEntries(await Promise.all(named));
}

async function openSearch(page: Page) {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Search companies, figures, questions and commands' });
  await field.waitFor();
  return field;
}

function inView(page: Page, id: string, part: 'all' | 'top' = 'all'): Promise<boolean> {
  return page.evaluate(
    ([name, part]) => {
      const { top, bottom } = document.getElementById(name)!.getBoundingClientRect();
      return top >= 0 && (part === 'top' ? top : bottom) <= innerHeight;
    },
    [id, part] as const,
  );
}

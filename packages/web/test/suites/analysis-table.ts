/** The table of analyses: its order is the server's, and what is selected is compared, decided and deleted. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { App } from '../harness/open-app.js';

const DECK = fileURLToPath(new URL('../../../../examples/decks/aubelle.pdf', import.meta.url));

export function describeAnalysisTable(app: () => App): void {
  describe('the table of analyses', () => {
    it('is sorted by a press on a heading, hides columns, and compares two that the keyboard selected', async () => {
      const { page, watch, close } = await app().open('/analysis', { as: 'viewer' });
      const rows = page.locator('tr[data-row]');
      await rows.first().waitFor();
      const shown = () => rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-row')));
      // Nothing of a row lies under its buttons.
      await page.setViewportSize({ width: 1440, height: 860 });
      const table = page.getByRole('group', { name: 'Analyses' });
      expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
      const { items } = await app().workspace.analyses.page({});
      const heading = page.getByRole('columnheader', { name: 'Coverage' });
      for (const order of ['descending', 'ascending'] as const) {
        await heading.getByRole('button').click();
        const sorted = await app().workspace.analyses.page({ sort: [{ by: 'coverage.overall', order }] });
        await expect.poll(shown).toEqual(sorted.items.map(({ id }) => id));
        expect(await heading.getAttribute('aria-sort')).toBe(order);
      }
      expect(new Set(items.map(({ coverage }) => coverage.overall)).size).toBeGreaterThan(1);

      await page.getByRole('button', { name: 'Columns' }).click();
      await page.getByRole('checkbox', { name: 'Coverage' }).uncheck();
      await page.keyboard.press('Escape');
      await heading.waitFor({ state: 'detached' });
      await page.reload();
      await rows.first().waitFor();
      expect(await heading.count()).toBe(0);

      // The keys come once the frame stands.
      const onFirst = async () => {
        await page.keyboard.press('j');
        return rows.first().evaluate((row) => row.contains(document.activeElement));
      };
      await expect.poll(onFirst).toBe(true);
      for (const key of ['x', 'j', 'x']) await page.keyboard.press(key);
      const bar = page.getByRole('region', { name: '2 selected' });
      const [first, second] = await shown();
      // Who only reads compares, and changes nothing.
      expect(await bar.getByRole('button', { name: /Delete|Decide/ }).count()).toBe(0);
      await bar.getByRole('button', { name: 'Compare' }).click();
      await page.waitForURL(`**/analysis/${first}/compare?with=${second}`);
      expect(watch.problems).toEqual([]);
      await close();
    });

    it('decides on the selected ones, and asks before it deletes them', async () => {
      const { workspace, accounts } = app();
      const bytes = await readFile(DECK);
      const made = [];
      for (const companyName of ['Twin one', 'Twin two']) {
        const by = { id: accounts.analyst, firstName: 'Ana' };
        const inputs = [{ fileName: 'aubelle.pdf', bytes }];
        made.push((await workspace.queue.submit({ inputs, given: { companyName }, by })).id);
        await workspace.queue.idle();
      }
      const { page, watch, close } = await app().open('/analysis?q=twin', { as: 'analyst' });
      await page.getByRole('checkbox', { name: 'Select all shown' }).click();
      const bar = page.getByRole('region', { name: '2 selected' });
      await bar.getByRole('button', { name: 'Decide' }).click();
      await page.getByRole('radio', { name: 'Passed' }).press(' ');
      await page.getByLabel('Why (optional)').fill('Too early');
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await page.getByText('Decision recorded for 2 companies').first().waitFor();
      for (const id of made)
        expect((await workspace.analyses.get(id)).decision).toMatchObject({ value: 'passed', note: 'Too early' });

      await page.getByRole('checkbox', { name: 'Select all shown' }).click();
      await bar.getByRole('button', { name: 'Delete' }).click();
      const question = page.getByRole('alertdialog', { name: 'Delete 2 analyses?' });
      await question.getByText(/Twin one/).waitFor();
      await question.getByRole('button', { name: 'Cancel' }).click();
      expect(
        (await workspace.analyses.page({ filter: { search: { text: 'twin', fields: ['companyName'] } } })).total,
      ).toBe(2);
      await bar.getByRole('button', { name: 'Delete' }).click();
      await question.getByRole('button', { name: 'Delete' }).click();
      await page.getByText('2 analyses deleted').first().waitFor();
      for (const id of made) await expect(workspace.analyses.get(id)).rejects.toMatchObject({ code: 'not-found' });
      expect(watch.problems).toEqual([]);
      await close();
    }, 60_000);
  });
}

/** The board moves companies by keys, pointer and menu; a list is kept as a view; one company has one page. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { App } from '../harness/open-app.js';

const deck = (name: string) => readFile(fileURLToPath(new URL(`../../../../examples/decks/${name}`, import.meta.url)));

export function describePipeline(app: () => App): void {
  describe('the pipeline', () => {
    const stageOf = async (company: keyof App['analyses']) =>
      (await app().workspace.analyses.summary(app().analyses[company]))?.decision?.stage;

    it('moves a company by keys, by pointer and by its menu, and asks why the fund passes', async () => {
      const { workspace, analyses } = app();
      const { decisions, pipeline } = workspace.collaboration;
      const by = { firstName: 'Test' };
      // Other suites decided on them.
      const undecide = async () => {
        for (const id of Object.values(analyses)) await decisions.decide(id, null, by);
      };
      await undecide();
      const { page, watch, close } = await app().open('/pipeline', { as: 'partner', width: 1440 });
      const column = (name: string) => page.getByRole('region', { name, exact: true });
      await column('New').getByRole('link', { name: 'Wrenlow' }).waitFor();

      await column('New').getByRole('button', { name: 'Wrenlow', exact: true }).focus();
      const said = page.locator('[aria-live="assertive"]');
      await page.keyboard.press('Space');
      await expect.poll(() => said.allTextContents()).toContain('Wrenlow over New.');
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => said.allTextContents()).toContain('Wrenlow over First look.');
      await page.keyboard.press('Space');
      await column('First look').getByRole('link', { name: 'Wrenlow' }).waitFor();
      await expect.poll(() => stageOf('Wrenlow')).toBe('first-look');

      // Below the decks that other suites left, perhaps; columns are as long as the longest. What others do moves cards: a hand
      // that took hold of another one lets go, and tries again.
      const card = column('New').getByRole('link', { name: 'Quaylane' });
      const drag = async () => {
        await card.hover({ position: { x: 5, y: 5 } });
        const from = (await card.boundingBox())!;
        const to = (await column('Meeting').boundingBox())!;
        await page.mouse.down();
        await page.mouse.move(to.x + 40, from.y + 5, { steps: 8 });
        const isHeld = (await said.allTextContents()).includes('Quaylane over Meeting.');
        if (!isHeld) await page.keyboard.press('Escape');
        await page.mouse.up();
        return isHeld;
      };
      await expect.poll(drag, { timeout: 20_000 }).toBe(true);
      await column('Meeting').getByRole('link', { name: 'Quaylane' }).waitFor();
      await expect.poll(() => stageOf('Quaylane')).toBe('meeting');

      await page.getByRole('button', { name: 'Actions for Wrenlow' }).click();
      await page.getByRole('menuitemradio', { name: 'Passed' }).click();
      const dialog = page.getByRole('dialog', { name: 'Pass on Wrenlow' });
      await dialog.getByLabel('Reason for passing').selectOption('Too early');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await column('Passed').getByText('Too early').waitFor();
      await expect
        .poll(async () => (await workspace.analyses.get(analyses.Wrenlow)).decision)
        .toMatchObject({ value: 'passed', stage: 'passed', reason: 'too-early' });

      await page.getByRole('button', { name: 'Actions for Quaylane' }).click();
      await page.getByRole('menuitem', { name: 'Next step' }).click();
      await page.getByLabel('Next step', { exact: true }).fill('Call two customers');
      await page.getByLabel('By', { exact: true }).fill('2020-01-31');
      await page.getByRole('button', { name: 'Save' }).click();
      await column('Meeting').getByText('was due').waitFor();
      expect((await workspace.analyses.get(analyses.Quaylane)).nextStep).toMatchObject({ due: '2020-01-31' });
      expect(watch.problems).toEqual([]);
      await close();

      await undecide();
      await pipeline.plan(analyses.Quaylane, null, by);
    }, 60_000);

    it('only shows who reads, and scrolls on its own where the window is narrow', async () => {
      const { page, watch, close } = await app().open('/pipeline', { as: 'viewer', width: 360 });
      await page.getByRole('link', { name: 'Wrenlow' }).waitFor();
      expect(await page.getByRole('button', { name: /Wrenlow/ }).count()).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      expect(watch.problems).toEqual([]);
      await close();
    });

    it('has the stages that an administrator names', async () => {
      const { workspace } = app();
      const before = await workspace.settings.pipeline();
      const { page, watch, close } = await app().open('/settings?tab=pipeline', { as: 'admin' });
      const form = page.getByRole('region', { name: 'Pipeline', exact: true });
      await form.getByLabel('Name of stage 1', { exact: true }).fill('On our radar');
      await form.getByRole('button', { name: 'Remove Committee' }).click();
      await form.getByRole('button', { name: 'Remove Invested' }).click();
      await form.getByRole('alert').waitFor();
      expect(await form.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
      await form.getByRole('button', { name: 'Add a stage' }).click();
      await form.getByLabel('What stage 5 means').selectOption('Invested');
      await form.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Settings saved').first().waitFor();
      await page.goto('/pipeline');
      await page.getByRole('region', { name: 'On our radar' }).waitFor();
      const names = await page.locator('section[data-stage] h2 > span:first-child').allTextContents();
      expect(names).toEqual(['New', 'On our radar', 'Meeting', 'Due diligence', 'Passed', 'New stage']);
      expect(watch.problems).toEqual([]);
      await close();
      await workspace.settings.change({ pipeline: before }, { firstName: 'Test' });
    }, 60_000);
  });

  describe('a saved view', () => {
    it('keeps filters, order and columns for its maker, and is an address for anybody', async () => {
      const { page, watch, close } = await app().open('/analysis', { as: 'analyst', width: 1440 });
      await page.locator('tr[data-row]').first().waitFor();
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      await page.getByLabel('Owner', { exact: true }).selectOption('Ana Test');
      await page.keyboard.press('Escape');
      await page.getByRole('columnheader', { name: 'Ask' }).getByRole('button').click();
      await page.getByRole('button', { name: 'Columns' }).click();
      await page.getByRole('checkbox', { name: 'Coverage' }).uncheck();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Views' }).click();
      await page.getByLabel('Name of the view').fill('Mine by ask');
      await page.getByRole('button', { name: 'Save this view' }).click();
      await page.waitForURL(/columns=/);
      const address = page.url();

      await page.goto('/analysis');
      await page.getByRole('button', { name: 'Views' }).click();
      await page.getByRole('link', { name: 'Mine by ask' }).click();
      await page.waitForURL(address);
      await page.getByText('Owner: Ana Test', { exact: true }).waitFor();
      const sorted = page.getByRole('columnheader', { name: 'Ask' });
      await expect.poll(() => sorted.getAttribute('aria-sort')).toBe('descending');
      expect(watch.problems).toEqual([]);
      await close();

      const other = await app().open(new URL(address).pathname + new URL(address).search, {
        as: 'partner',
        width: 1440,
      });
      await expect
        .poll(() => other.page.getByRole('columnheader', { name: 'Ask' }).getAttribute('aria-sort'))
        .toBe('descending');
      expect(await other.page.getByRole('columnheader', { name: 'Coverage' }).count()).toBe(0);
      await other.page.getByRole('button', { name: 'Views' }).click();
      await other.page.getByText('No view saved yet.').waitFor();
      await other.close();
    }, 60_000);

    it('leads from a report to the one after it, and to the parts of the one that is read', async () => {
      const { page, watch, close } = await app().open('/analysis?sort=companyName', { as: 'viewer', width: 1440 });
      await page.locator('tr[data-row]').first().waitFor();
      const ids = await page
        .locator('tr[data-row]')
        .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row')));
      await page.locator(`a[href="/analysis/${ids[0]}"]`).first().click();
      await page.getByRole('link', { name: /^Next: / }).waitFor();
      await page.keyboard.press('j');
      await page.waitForURL(`**/analysis/${ids[1]}`);
      await page.getByRole('link', { name: /^Previous: / }).waitFor();
      await page
        .getByRole('navigation', { name: 'Sections of the report' })
        .getByRole('link', { name: 'Red flags' })
        .click();
      await expect
        .poll(async () => (await page.locator('#flags').boundingBox())!.y)
        .toSatisfy((y: number) => y > 90 && y < 400);
      await page.getByRole('link', { name: '← All analyses' }).click();
      await page.waitForURL('**/analysis?sort=companyName');
      expect(watch.problems).toEqual([]);
      await close();
    }, 60_000);
  });

  describe('the page of a company', () => {
    it('has both of its decks, what changed between them, and what was said, decided and planned', async () => {
      const { workspace, accounts } = app();
      const by = { id: accounts.partner, firstName: 'Julien' };
      const ids = [];
      for (const fileName of ['aubelle.pdf', 'quaylane-series-a.pdf']) {
        const inputs = [{ fileName, bytes: await deck(fileName) }];
        ids.push((await workspace.queue.submit({ inputs, given: { companyName: 'Fernhollow' }, by })).id);
        await workspace.queue.idle();
        if (ids.length === 1) await workspace.collaboration.comments.add(ids[0]!, 'Ask for the contracts', by);
      }
      const { page, watch, close } = await app().open(`/company/${ids[0]}`, { as: 'partner', width: 1440 });
      await page.getByRole('heading', { level: 1, name: 'Fernhollow' }).waitFor();
      const decks = page.getByRole('region', { name: 'Decks' });
      expect(
        await decks
          .getByRole('link', { name: /^Version/ })
          .evaluateAll((all) => all.map((one) => one.getAttribute('href'))),
      ).toEqual([`/analysis/${ids[1]}`, `/analysis/${ids[0]}`]);
      const changes = page.getByRole('region', { name: 'What changed' });
      const compared = await workspace.analyses.compare(ids[0]!, ids[1]!);
      await expect.poll(() => changes.locator('tbody tr').count()).toBe(compared.figures.length);
      expect(compared.figures.length).toBeGreaterThan(0);
      await page.getByText('Ask for the contracts').waitFor();

      const pipeline = page.getByRole('region', { name: 'Pipeline' });
      await pipeline.getByRole('button', { name: 'Decide' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Stage').selectOption('Due diligence');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await pipeline.getByText('Due diligence').waitFor();
      await pipeline.getByRole('button', { name: 'Owner' }).click();
      await dialog.getByLabel('Owner').selectOption('Ana Test');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await pipeline.getByText('Ana Test').waitFor();
      expect(await workspace.analyses.summary(ids[1]!)).toMatchObject({
        ownerId: accounts.analyst,
        decision: { stage: 'due-diligence' },
      });
      expect(watch.problems).toEqual([]);
      await close();
      for (const id of ids) await workspace.queue.remove(id, by);
    }, 90_000);
  });
}

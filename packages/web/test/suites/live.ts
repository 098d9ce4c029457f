/** What others do appears while one works: comments, questions given to oneself, names; and fifty decks at once are named. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { App } from '../harness/open-app.js';

export function describeLive(app: () => App): void {
  const julien = () => ({ id: app().accounts.partner, firstName: 'Julien' });

  describe('what others do', () => {
    it('appears beside a comment that is being written, from another person and another tab, and none of it is lost', async () => {
      const { page, watch, close } = await app().open('/analysis/:Quaylane', { as: 'analyst', width: 1440 });
      const draft = page.getByLabel('Add a comment');
      await draft.fill('Half a sent');
      const id = app().analyses.Quaylane;
      await app().workspace.collaboration.comments.add(id, 'Churn looks low.', julien());
      await page.getByText('Churn looks low.').waitFor();
      expect(await draft.inputValue()).toBe('Half a sent');

      const other = await page.context().newPage();
      await other.goto(app().addressOf('/analysis/:Quaylane'));
      await other.getByLabel('Add a comment').fill('From the other tab');
      await other.getByRole('button', { name: 'Comment', exact: true }).click();
      await page.getByText('From the other tab').waitFor();
      await draft.pressSequentially('ence');
      expect(await draft.inputValue()).toBe('Half a sentence');
      await other.close();
      expect(watch.problems).toEqual([]);
      await close();
    });

    it('waits under “Needs you” without a reload: a mention, and a question by its day', async () => {
      const { page, watch, close } = await app().open('/dashboard', { as: 'analyst', width: 1440 });
      const { workspace, analyses, accounts } = app();
      const needs = page.getByRole('region', { name: 'Needs you' });
      await needs.getByText('Nothing waits for you.').waitFor();
      // The channel is open once the bell has looked.
      await page.waitForResponse((response) => response.url().includes('/api/notifications'));
      await expect
        .poll(
          async () => {
            await workspace.collaboration.comments.add(analyses.Wrenlow, '@Ana, is this right?', julien());
            return needs.getByText('Julien mentioned you').count();
          },
          { timeout: 20_000, interval: 1500 },
        )
        .toBeGreaterThan(0);
      const [question] = (await workspace.analyses.get(analyses.Wrenlow)).questions;
      await workspace.analyses.answer(
        analyses.Wrenlow,
        question!.id,
        { ownerId: accounts.analyst, owner: 'Ana Test', due: '2020-01-31' },
        { by: 'Julien', author: julien() },
      );
      await needs.getByText('was due').waitFor();
      await needs.getByRole('link', { name: '1 question to answer' }).click();
      await page.getByText('Mine', { exact: true }).click();
      await page.getByText(`Owner: Ana Test`).waitFor();
      expect(watch.problems).toEqual([]);
      await close();
    });

    it('offers the team behind an @, and drafts a mail with the questions selected', async () => {
      const { page, watch, close } = await app().open('/analysis/:Quaylane', { as: 'analyst', width: 1440 });
      await page.getByLabel('Add a comment').fill('Look, @Jul');
      await page.getByRole('button', { name: '@Julien Test' }).click();
      expect(await page.getByLabel('Add a comment').inputValue()).toBe('Look, @Julien Test ');
      await page.goto(app().addressOf('/analysis/:Quaylane/due-diligence'));
      const mail = page.getByRole('link', { name: /^Mail \d+ questions? to the founder$/ });
      await page.getByRole('tab').first().waitFor();
      await page.getByRole('checkbox').first().check();
      await page.getByRole('link', { name: 'Mail 1 question to the founder' }).waitFor();
      const { questions } = await app().workspace.analyses.get(app().analyses.Quaylane);
      const asked = questions.find(({ category }) => category === 'business')!;
      expect(decodeURIComponent((await mail.getAttribute('href'))!)).toContain(`1. ${asked.question}`);
      expect(watch.problems).toEqual([]);
      await close();
    });
  });

  it('names fifty decks from what each shows, in a row each', async () => {
    const { page, watch, close } = await app().open('/analysis', { as: 'analyst' });
    const buffer = await readFile(
      fileURLToPath(new URL('../../../../examples/decks/wrenlow-pre-seed.pdf', import.meta.url)),
    );
    const files = Array.from({ length: 50 }, (_, at) => ({
      name: `globex-${at}-final.pdf`,
      mimeType: 'application/pdf',
      buffer,
    }));
    await page.getByLabel('Choose files').last().setInputFiles(files);
    const rows = page.locator('#upload ul > li');
    expect(await rows.count()).toBe(50);
    await page.getByLabel('Company of globex-49-final.pdf').fill('Mine');
    await page.getByRole('button', { name: 'Analyse 50 decks' }).waitFor({ timeout: 120_000 });
    expect(await page.getByText('from the deck', { exact: true }).count()).toBe(49);
    expect(await page.getByLabel('Company of globex-0-final.pdf').inputValue()).toBe('Wrenlow');
    expect(await page.getByLabel('Company of globex-49-final.pdf').inputValue()).toBe('Mine');
    expect(watch.problems).toEqual([]);
    await close();
  }, 150_000);
}

/** The life of a deck in the browser: uploaded, watched, read, traced, discussed, shared, exported, deleted. */
import { fileURLToPath } from 'node:url';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { App } from '../harness/open-app.js';

const deck = (name: string) => fileURLToPath(new URL(`../../../../examples/decks/${name}`, import.meta.url));

export function describeLifeOfADeck(app: () => App): void {
  it('goes from upload over report, comment, rating, share and export to its end', async () => {
    const { page, watch, close } = await app().open('/analysis', { as: 'analyst', width: 1440 });
    await upload(page, 'rackhaven-seed.pptx', 'Rackhaven');
    await page.getByText('Upload Successful').first().waitFor();

    // The row shows its steps, then its score; the report opens from it.
    const row = page.locator('[data-row]').filter({ hasText: 'rackhaven-seed.pptx' });
    await row.getByRole('link', { name: 'View Report' }).click({ timeout: 30_000 });
    await page.getByRole('heading', { level: 1, name: 'Rackhaven' }).waitFor();
    const id = new URL(page.url()).pathname.split('/').at(-1)!;
    const analysis = await app().workspace.analyses.get(id);
    await page.getByText(`Overall score: ${analysis.overallScore} of 100`).first().waitFor();

    // A figure opens its slide with its quote, word for word. The memo's table may name it too, once it has loaded.
    const fact = analysis.facts.find((one) => one.id === analysis.metrics.revenue)!;
    await page
      .getByRole('region', { name: 'Key figures', exact: true })
      .getByRole('row', { name: /^Revenue/ })
      .getByRole('button', { name: `Open slide ${fact.slide}` })
      .click();
    const panel = page.getByRole('region', { name: 'The deck', exact: true });
    await panel.getByText(fact.quote, { exact: true }).waitFor();
    await panel.getByRole('heading', { name: new RegExp(`slide ${fact.slide}`, 'i') }).waitFor();

    await page.getByLabel('Add a comment').fill('Who are the three largest buyers?');
    await page.getByLabel(`About slide ${fact.slide}`).check();
    await page.getByRole('button', { name: 'Comment', exact: true }).click();
    await page.getByText('Comment Added').first().waitFor();
    // By keyboard: the toast that has just come up may lie over the stars.
    await page.getByRole('radio', { name: '4 of 5 stars' }).press(' ');
    await page.getByRole('button', { name: 'Submit Feedback' }).click();
    await page.getByText('Feedback Submitted').first().waitFor();
    const said = await app().workspace.analyses.get(id);
    expect(said.comments).toMatchObject([{ content: 'Who are the three largest buyers?', slide: fact.slide }]);
    expect(said.feedback).toMatchObject([{ rating: 4 }]);

    const link = await share(page, 'open sesame');
    await openShared(app(), link, 'open sesame', analysis.companyName);

    await page.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'PDF memo' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('rackhaven-report.pdf');
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

    await page.goto('/analysis');
    await page.getByRole('button', { name: 'Actions for Rackhaven' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Analysis deleted').first().waitFor();
    await row.waitFor({ state: 'detached' });
    await expect(app().workspace.analyses.get(id)).rejects.toMatchObject({ code: 'not-found' });
    expect(watch.problems).toEqual([]);
    await close();
  }, 90_000);

  describe('the upload', () => {
    it('refuses what is no deck and what has no company, and says why', async () => {
      const { page, watch, close } = await app().open('/analysis', { as: 'analyst' });
      const choose = page.getByLabel('Choose files').last();
      await choose.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
      await page.getByText('Invalid File Type').first().waitFor();
      const submit = page.getByRole('button', { name: 'Analyse the deck' });
      await choose.setInputFiles(deck('wrenlow-pre-seed.pdf'));
      // What a person types goes before what the deck says, also when that comes later.
      const company = page.getByLabel('Company of wrenlow-pre-seed.pdf');
      await company.fill('Wren');
      expect(await submit.isDisabled()).toBe(false);
      await company.fill('');
      expect(await submit.isDisabled()).toBe(true);
      await choose.setInputFiles([deck('pizarrea.pdf'), deck('aubelle.pdf')]);
      await expectValue(page.getByLabel('Company of aubelle.pdf'), 'Aubelle');
      await expectValue(page.getByLabel('Company of pizarrea.pdf'), 'Pizarrea');
      expect(await page.getByText('from the deck', { exact: true }).count()).toBe(2);
      expect(await company.inputValue()).toBe('');
      await page.getByLabel('Company of aubelle.pdf').fill('Aubelle SAS');
      expect(await page.getByText('from the deck', { exact: true }).count()).toBe(1);
      expect(watch.problems).toEqual([]);
      await close();
    });

    it('says what the server says of a file that only looks like a deck', async () => {
      const { page, watch, close } = await app().open('/analysis', { as: 'analyst' });
      watch.expectStatus(415, 422, 400);
      await page
        .getByLabel('Choose files')
        .last()
        .setInputFiles({ name: 'deck.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ this is a program') });
      await page.getByLabel('Company of deck.pdf').fill('Nobody');
      await page.getByRole('button', { name: 'Analyse the deck' }).click();
      await page.getByText('Upload Failed').first().waitFor();
      expect(watch.problems).toEqual([]);
      await close();
    });

    it('asks whether pictures numbered alike are one deck, and takes others apart', async () => {
      const { page, close } = await app().open('/analysis', { as: 'analyst' });
      const pictures = ['slide-10.png', 'slide-2.png', 'one-pager.png'].map((name) => ({
        name,
        mimeType: 'image/png',
        buffer: Buffer.from('x'),
      }));
      await page.getByLabel('Choose files').last().setInputFiles(pictures);
      const rows = page.locator('#upload ul > li');
      expect(await rows.count()).toBe(2);
      await page.getByLabel('Company of slide-2.png').fill('Slides');
      const submit = page.getByRole('button', { name: 'Analyse the deck' });
      expect(await submit.isDisabled()).toBe(true);
      await page.getByRole('button', { name: 'The 2 slides of one deck' }).click();
      expect(await submit.isDisabled()).toBe(false);
      await page.getByRole('button', { name: '2 separate decks' }).click();
      expect(await rows.count()).toBe(3);
      // In the order a person counts, not that of the letters.
      expect(await rows.first().textContent()).toContain('slide-2.png');
      await close();
    });

    it('sends the decks behind one that the server refuses, whose row says why and stays on other screens', async () => {
      const { page, watch, close } = await app().open('/analysis', { as: 'analyst' });
      watch.expectStatus(400, 415, 422);
      const fake = { name: 'fake.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ this is a program') };
      const choose = page.getByLabel('Choose files').last();
      await choose.setInputFiles(fake);
      await choose.setInputFiles(deck('aubelle.pdf'));
      await page.getByLabel('Company of fake.pdf').fill('Nobody');
      await page.getByLabel('Company of aubelle.pdf').fill('Behind');
      await page.getByRole('button', { name: 'Analyse 2 decks' }).click();
      const rows = page.locator('#upload ul > li');
      await rows.filter({ has: page.getByRole('alert') }).waitFor();
      const behind = page.locator('[data-row]').filter({ hasText: 'Behind' });
      await behind.waitFor();
      const id = await behind.getAttribute('data-row');
      expect(await rows.count()).toBe(1);
      // Another screen, and a file dropped there.
      await page.getByRole('link', { name: 'Portfolio' }).first().click();
      await page.getByRole('heading', { level: 1, name: 'Portfolio' }).waitFor();
      const held = await page.evaluate(() => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(['%PDF-1.4'], 'dropped.pdf'));
        const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
        return !document.body.dispatchEvent(event);
      });
      expect(held).toBe(true);
      await page.getByLabel('Company of dropped.pdf').waitFor();
      expect(await page.getByLabel('Company of fake.pdf').inputValue()).toBe('Nobody');
      expect(watch.problems).toEqual([]);
      await close();
      // Other tests read the newest analyses.
      await app().workspace.queue.remove(id!);
    }, 60_000);
  });

  it('says of an analysis that is not there that it is not found', async () => {
    const { page, watch, close } = await app().open('/analysis/no-such-analysis', { as: 'viewer', expect: [404] });
    await page.getByRole('heading', { level: 1, name: 'Analysis Not Found' }).waitFor();
    expect(watch.problems).toEqual([]);
    await close();
  });
}

async function expectValue(field: Locator, value: string): Promise<void> {
  await expect.poll(() => field.inputValue(), { timeout: 30_000 }).toBe(value);
}

async function upload(page: Page, file: string, company: string): Promise<void> {
  await page.getByLabel('Choose files').last().setInputFiles(deck(file));
  await page.getByLabel(`Company of ${file}`).fill(company);
  await page.keyboard.press('Enter');
}

/** Makes a link with a password and returns it. */
async function share(page: Page, password: string): Promise<string> {
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this report' });
  await dialog.getByText('No link yet.').waitFor();
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByLabel('Link').inputValue();
  await page.keyboard.press('Escape');
  return link;
}

/** Somebody without an account opens the link; comments of the fund are not there. */
async function openShared(app: App, link: string, password: string, company: string): Promise<void> {
  // A browser of their own: those of one language share their cookies.
  const { page, watch, close } = await app.open(new URL(link).pathname, { locale: 'en-GB', expect: [403] });
  await page.getByLabel('Password').fill('not this');
  await page.getByRole('button', { name: 'Open the report' }).click();
  await page.getByText('That is not the password.').waitFor();
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Open the report' }).click();
  await page.getByRole('heading', { level: 1, name: company }).waitFor();
  await page.getByRole('region', { name: 'The deck', exact: true }).getByRole('img').waitFor();
  expect(await page.getByText('Who are the three largest buyers?').count()).toBe(0);
  expect(watch.problems).toEqual([]);
  await close();
}

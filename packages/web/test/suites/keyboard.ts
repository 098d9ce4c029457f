/** The life of a deck with the keyboard alone: Tab, Enter, Space, arrows and Esc, from signing in to deleting. */
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PASSWORD, usernameOf, type App } from '../harness/open-app.js';

const DECK = fileURLToPath(new URL('../../../../examples/decks/rackhaven-seed.pptx', import.meta.url));

/** More steps than any screen of ours has from one end to the other. */
const MOST_TABS = 220;

export function describeKeyboard(app: () => App): void {
  describe('with the keyboard alone', () => {
    it('a deck is signed in to, uploaded, read, traced, discussed, shared and deleted', async () => {
      // Tab passes links of the activity list, some to decks that other tests deleted, and pages are fetched ahead.
      const { page, watch, close } = await app().open('/auth', { locale: 'en-US', width: 1440 });
      await page.getByRole('button', { name: 'Sign in' }).waitFor();
      await tabTo(page, 'User name');
      await page.keyboard.type(usernameOf('analyst'));
      await page.keyboard.press('Tab');
      await page.keyboard.type(PASSWORD);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: /Ana$/ }).waitFor();
      await page.waitForLoadState('networkidle');

      // Past the header to the form: the button opens the system's file picker.
      let propose: () => void = () => undefined;
      const inField = new Promise<void>((resolve) => (propose = resolve));
      await page.route('**/api/upload-deck/name', async (route) => {
        await inField;
        await route.fulfill({ json: { companyName: 'Rackhaven', from: 'deck' } });
      });
      const picker = page.waitForEvent('filechooser');
      await tabTo(page, 'Choose files');
      await page.keyboard.press('Enter');
      await (await picker).setFiles(DECK);
      const company = page.getByLabel('Company of rackhaven-seed.pptx');
      await company.waitFor();
      await tabTo(page, 'Company of rackhaven-seed.pptx');
      // The name that the deck shows comes while one is in the field: what is typed takes its place.
      propose();
      await expect.poll(() => company.inputValue()).toBe('Rackhaven');
      await page.keyboard.type('Keyhaven');
      expect(await company.inputValue()).toBe('Keyhaven');
      await page.keyboard.press('Enter');
      await page.getByText('Upload Successful').first().waitFor();

      // To the list, whose rows `j` moves through, and into the report.
      await page.keyboard.press('Escape');
      await leaveField(page);
      await goToAnalyses(page);
      const row = page.locator('[data-row]').filter({ hasText: 'Keyhaven' });
      await row.getByRole('link', { name: 'View Report' }).waitFor({ timeout: 30_000 });
      await leaveField(page);
      await page.keyboard.press('j');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Keyhaven' }).waitFor();
      const id = new URL(page.url()).pathname.split('/').at(-1)!;

      // A figure opens its slide, and the focus stays where it was.
      await tabTo(page, /^Open slide \d+$/);
      const slide = /\d+/.exec((await focused(page)).name)![0];
      await page.keyboard.press('Enter');
      await page
        .getByRole('region', { name: 'The deck', exact: true })
        .getByRole('heading', { name: new RegExp(`slide ${slide} `, 'i') })
        .waitFor();
      expect((await focused(page)).name).toBe(`Open slide ${slide}`);

      await tabTo(page, 'Add a comment');
      await page.keyboard.type('Who signs for the buyer?');
      await tabTo(page, 'Comment');
      await page.keyboard.press('Enter');
      await page.getByText('Comment Added').first().waitFor();

      // Stars are one stop; arrows choose.
      await tabTo(page, /of 5 stars$/);
      await page.keyboard.press(' ');
      await page.keyboard.press('ArrowRight');
      await tabTo(page, 'Submit Feedback');
      await page.keyboard.press('Enter');
      await page.getByText('Feedback Submitted').first().waitFor();

      // A dialog keeps the focus until Esc, and gives it back.
      await page.keyboard.press('Control+Home');
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await tabTo(page, 'Share');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: 'Share this report' }).waitFor();
      await tabTo(page, 'Create link');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByLabel('Link').waitFor();
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true);
      }
      // What lies on top goes first: the tooltip of the button with the focus.
      const openDialogs = async () => {
        await page.keyboard.press('Escape');
        return page.getByRole('dialog').count();
      };
      await expect.poll(openDialogs).toBe(0);
      await expect.poll(async () => (await focused(page)).name).toBe('Share');
      const said = await app().workspace.analyses.get(id);
      expect(said.comments.map(({ content }) => content)).toEqual(['Who signs for the buyer?']);
      expect(said.feedback).toMatchObject([{ rating: expect.any(Number) as number }]);

      // A menu opens with Enter, arrows move in it, and the safe answer of the question has the focus.
      await goToAnalyses(page);
      await row.waitFor();
      await tabTo(page, 'Actions for Keyhaven');
      await page.keyboard.press('Enter');
      await chooseLast(page);
      await page.getByRole('alertdialog').waitFor();
      await expect.poll(async () => (await focused(page)).name).toBe('Cancel');
      await page.keyboard.press('Escape');
      await page.getByRole('alertdialog').waitFor({ state: 'detached' });
      await expect.poll(async () => (await focused(page)).name).toBe('Actions for Keyhaven');
      await page.keyboard.press('Enter');
      await chooseLast(page);
      await page.getByRole('alertdialog').waitFor();
      await tabTo(page, 'Delete');
      await page.keyboard.press('Enter');
      await page.getByText('Analysis deleted').first().waitFor();
      await row.waitFor({ state: 'detached' });
      expect(watch.problems).toEqual([]);
      await close();
    }, 90_000);
  });
}

/** What Esc closes when more than one thing is open. */
export function describeEscape(app: () => App): void {
  it('Esc in a dialog closes the dialog, also while a note lies over it', async () => {
    const { page, watch, close } = await app().open('/analysis', { as: 'analyst' });
    const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') };
    await page.getByLabel('Choose files').last().setInputFiles(notes);
    const note = page.locator('li[data-swipe-direction]');
    await note.waitFor();
    await leaveField(page);
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await note.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await note.waitFor({ state: 'hidden' });
    expect(watch.problems).toEqual([]);
    await close();
  });
}

interface Focused {
  name: string;
  /** The ring is drawn. */
  visible: boolean;
}

/** What has the focus, by the name that is read aloud. */
function focused(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const label = (element as HTMLInputElement).labels?.[0]?.textContent;
    const name =
      element.getAttribute('aria-label') ??
      label ??
      element.querySelector('.sr-only')?.textContent ??
      element.textContent ??
      '';
    return { name: name.trim(), visible: element.matches(':focus-visible') };
  });
}

/** Tabs until what is named so has the focus, which must be seen. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const passed: string[] = [];
  for (let step = 0; step < MOST_TABS; step += 1) {
    await page.keyboard.press('Tab');
    const at = await focused(page);
    passed.push(at.name.slice(0, 30));
    if (typeof name === 'string' ? at.name === name : name.test(at.name)) {
      expect(at.visible, at.name).toBe(true);
      return;
    }
  }
  throw new Error(`No Tab reached ${String(name)}: ${passed.slice(-25).join(' | ')}`);
}

/** `g` and then `a`, once more where the page was too busy to take the second in time. */
async function goToAnalyses(page: Page): Promise<void> {
  const path = async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('a');
    return new URL(page.url()).pathname;
  };
  await expect.poll(path).toBe('/analysis');
}

/** The last entry of the menu that is opening. */
async function chooseLast(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[role="menu"]') !== null)).toBe(true);
  await page.keyboard.press('End');
  await page.locator('[role="menuitem"]').last().and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
}

/** Single keys are letters while somebody types. */
async function leaveField(page: Page): Promise<void> {
  for (let step = 0; step < 5; step += 1) {
    const types = await page.evaluate(() => /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement?.tagName ?? ''));
    if (!types) return;
    await page.keyboard.press('Tab');
  }
}

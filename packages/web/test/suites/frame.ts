/** The frame: cookie banner, language, theme, navigation by role, keyboard, not found. */
import { ROLES, type Role } from '@vc-analyst/core/model';
import { describe, expect, it } from 'vitest';
import type { App } from '../harness/open-app.js';
import { settled } from './screens.js';

export function describeFrame(app: () => App): void {
  describe('the cookie banner', () => {
    it.each(['Accept', 'Decline'])('goes with “%s” and does not come back', async (answer) => {
      const { page, close } = await app().open('/', { stored: { 'vc-analyst.cookie-consent': '' } });
      await page.getByRole('button', { name: answer }).click();
      expect(await page.getByRole('button', { name: answer }).count()).toBe(0);
      const stored = await page.evaluate(() => localStorage.getItem('vc-analyst.cookie-consent'));
      expect(stored).toBe(answer === 'Accept' ? 'accepted' : 'declined');
      await page.reload();
      await page.getByRole('link', { name: 'Request Demo' }).waitFor();
      expect(await page.getByRole('button', { name: answer }).count()).toBe(0);
      await close();
    });

    it('stands at the bottom of the window while the first page is still on its way', async () => {
      const { page, close } = await app().open('/cookies', { stored: { 'vc-analyst.cookie-consent': '' } });
      await page.route('**/auth-page-*.js', () => undefined);
      await page.goto('/auth');
      const banner = await page.getByRole('region', { name: 'Cookies' }).boundingBox();
      expect(banner!.y + banner!.height).toBe(page.viewportSize()!.height);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await close();
    });
  });

  it('without a network says so of a screen that was not loaded yet, and shows it once there is one again', async () => {
    const { page, close } = await app().open('/dashboard', { as: 'admin' });
    await settled(page);
    await page.route('**/audit-page-*.js', (route) => route.abort());
    await page.context().setOffline(true);
    await page.evaluate(() => {
      history.pushState({}, '', '/audit');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await page.getByRole('heading', { name: 'You are offline' }).waitFor();
    await page.unrouteAll();
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Audit log' }).waitFor();
    await close();
  });

  describe('the language', () => {
    it.each([
      ['of the browser, where we speak it', 'fr-FR', '', 'fr'],
      ['English, where we do not', 'de-DE', '', 'en'],
      ['the stored one before the browser’s', 'fr-FR', 'es', 'es'],
    ])('is %s', async (_, locale, stored, expected) => {
      const { page, close } = await app().open('/', { locale, stored: { 'vc-analyst.language': stored } });
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(expected);
      await close();
    });

    it('of a signed-in person is kept by the server and wins over the browser’s', async () => {
      const { page, watch, close } = await app().open('/dashboard', { as: 'analyst', locale: 'fr-FR' });
      await page.getByRole('banner').getByRole('link', { name: 'Portfolio' }).waitFor();
      await page.getByRole('button', { name: /^Language/ }).click();
      await page.getByRole('menuitemradio', { name: 'Español' }).click();
      await page.getByText('Tu preferencia de idioma se ha guardado.').first().waitFor();
      await page.getByRole('banner').getByRole('link', { name: 'Cartera' }).waitFor();
      expect((await app().workspace.accounts.get(app().accounts.analyst))?.language).toBe('es');
      await app().workspace.accounts.setLanguage(app().accounts.analyst, 'en');
      expect(watch.problems).toEqual([]);
      await close();
    });
  });

  it('asks for data and code of a report before the app is there, and for nothing twice', async () => {
    const { page, watch, close } = await app().open('/cookies', { as: 'viewer' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(app().addressOf('/analysis/:Quaylane'));
    await settled(page);
    for (const path of ['/api/user', app().addressOf('/api/analyses/:Quaylane')]) {
      expect(asked.filter((one) => one === path)).toEqual([path]);
    }
    const early = page.locator('link[rel="modulepreload"][fetchpriority="low"]');
    const files = await early.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    for (const name of ['shell', 'report-page', 'texts-en']) {
      expect(files.filter((file) => file.startsWith(`/assets/${name}-`))).toHaveLength(1);
    }
    expect(watch.problems).toEqual([]);
    await close();
  });

  it('moves nothing of the page behind a dialog', async () => {
    const { page, watch, close } = await app().open('/team', { as: 'admin', width: 1440 });
    await page.getByRole('button', { name: 'Remove Vera Test' }).waitFor();
    const bell = page.locator('header button').last();
    const place = () => bell.evaluate((element) => element.getBoundingClientRect().x);
    const before = await place();
    await page.getByRole('button', { name: 'Remove Vera Test' }).click();
    await page.getByRole('alertdialog').waitFor();
    expect(await place()).toBe(before);
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    expect(await place()).toBe(before);
    expect(watch.problems).toEqual([]);
    await close();
  });

  describe('the appearance', () => {
    it('follows the system until one is chosen, and is remembered', async () => {
      const { page, close } = await app().open('/account', { as: 'viewer', theme: 'dark' });
      const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      await page.getByLabel('Light').waitFor();
      const dark = await background();
      await page.getByLabel('Light').check();
      await expect.poll(background).not.toBe(dark);
      const light = await background();
      await page.reload();
      await page.getByLabel('Light').waitFor();
      expect(await background()).toBe(light);
      await close();
    });
  });

  describe('navigation', () => {
    const offers: Record<Role, string[]> = {
      viewer: [],
      analyst: ['Upload a pitch deck'],
      partner: ['Upload a pitch deck', 'Add an investment'],
      admin: ['Upload a pitch deck', 'Add an investment', 'Settings'],
    };
    it.each(ROLES)('of a %s offers what the role may do and nothing else', async (role) => {
      const { page, watch, close } = await app().open('/dashboard', { as: role });
      const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
      await sidebar.getByRole('link', { name: 'Wrenlow' }).waitFor();
      await page.getByRole('heading', { level: 1 }).waitFor();
      for (const name of ['Upload a pitch deck', 'Add an investment', 'Settings']) {
        expect(await sidebar.getByRole('link', { name }).count(), name).toBe(offers[role].includes(name) ? 1 : 0);
      }
      expect(await page.getByRole('heading', { name: 'New analysis' }).count()).toBe(role === 'viewer' ? 0 : 1);
      expect(watch.problems).toEqual([]);
      await close();
    });

    it('folds into a menu on a phone, and nothing is wider than the screen', async () => {
      const { page, close } = await app().open('/dashboard', { as: 'partner', width: 360 });
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'Portfolio', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Portfolio' }).waitFor();
      expect(await page.getByRole('dialog').count()).toBe(0);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await close();
    });

    it('works from the keyboard: shortcuts are listed, lead, can be switched off; the first Tab skips the header', async () => {
      const { page, close } = await app().open('/dashboard', { as: 'partner' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#main');
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.press('g');
      await page.keyboard.press('t');
      await page.getByRole('heading', { level: 1, name: 'Team Management' }).waitFor();
      // Rows of any list are gone through; Tab goes on from there.
      const members = page.locator('main [data-row]');
      await members.nth(1).waitFor();
      for (const [key, at] of [
        ['j', 0],
        ['j', 1],
        ['k', 0],
      ] as const) {
        await page.keyboard.press(key);
        expect(await members.nth(at).evaluate((row) => row.contains(document.activeElement)), `${key} ${at}`).toBe(
          true,
        );
      }
      await page.keyboard.press('?');
      await page.getByLabel('Use keys without a modifier').uncheck();
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      expect(await page.getByRole('dialog').count()).toBe(0);
      await close();
    });
  });

  it('says “404 Page Not Found” for an address that leads nowhere, signed in or not', async () => {
    for (const options of [{}, { as: 'viewer' as const }]) {
      const { page, close } = await app().open('/no/such/page', options);
      await page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor();
      await close();
    }
  });
}

/** What opens over a screen: dialogs, menus, panels, toasts. */
import type { Page } from 'playwright-core';
import { held, named, opens, refused, type Shot } from './shot.js';

const share = opens('Share', 'Compartir');
const bell = (page: Page) => named(page, 'button', 'Notif').click();

/** Opens the search and types. */
function searches(words: string) {
  return async (page: Page) => {
    await page.keyboard.press('/');
    await page.getByRole('combobox').waitFor();
    await page.keyboard.type(words);
    if (words) await page.waitForResponse(/\/api\/search/).catch(() => undefined);
    await page.waitForLoadState('networkidle').catch(() => undefined);
  };
}

const toastOn = (page: Page) => page.locator('li[data-swipe-direction]').waitFor();

export const OPENED: readonly Shot[] = (
  [
    { name: 'search', path: '/dashboard', prepare: searches('') },
    { name: 'search-found', path: '/dashboard', prepare: searches('churn') },
    { name: 'search-none', path: '/dashboard', prepare: searches('zebra') },
    {
      name: 'search-failed',
      path: '/dashboard',
      async prepare(page) {
        await refused(page);
        await searches('churn')(page);
        await page.getByRole('alert').waitFor();
      },
    },
    {
      name: 'search-loading',
      path: '/dashboard',
      async prepare(page) {
        await held(page);
        await page.keyboard.press('/');
        await page.getByRole('combobox').fill('churn');
        await page.locator('[role="dialog"] .animate-pulse-soft:visible').first().waitFor();
      },
    },
    {
      name: 'shortcuts',
      path: '/dashboard',
      async prepare(page) {
        await page.keyboard.press('?');
        await page.getByRole('dialog').waitFor();
      },
    },
    { name: 'account-menu', path: '/dashboard', as: 'admin', prepare: opens('Account of', 'Cuenta de') },
    { name: 'language-menu', path: '/dashboard', prepare: opens('Language', 'Idioma') },
    { name: 'bell', path: '/dashboard', as: 'analyst', prepare: bell },
    { name: 'bell-empty', path: '/dashboard', empty: true, prepare: bell },
    { name: 'menu', path: '/dashboard', width: 390, prepare: opens('Menu', 'Menú') },
    {
      name: 'report-slide',
      path: '/analysis/:Quaylane',
      async prepare(page) {
        await page
          .getByRole('row', { name: /^(Cash|Caja)/ })
          .getByRole('button')
          .first()
          .click();
        await page.getByRole('heading', { name: / 12 · / }).waitFor();
      },
    },
    { name: 'export-menu', path: '/analysis/:Wrenlow', prepare: opens('Export') },
    { name: 'share-dialog', path: '/analysis/:Quaylane', prepare: share },
    {
      name: 'share-dialog-made',
      path: '/analysis/:Wrenlow',
      async prepare(page) {
        await share(page);
        await page.getByRole('dialog').locator('button[type="submit"]').click();
        await page.getByRole('dialog').locator('input[readonly]').waitFor();
      },
    },
    {
      name: 'correct-figure',
      path: '/analysis/:Quaylane',
      async prepare(page) {
        await opens('Correct: ARR', 'Corregir: ARR')(page);
        await page.getByRole('dialog').locator('button[type="submit"]').click();
        await page.getByRole('dialog').getByRole('alert').first().waitFor();
      },
    },
    {
      name: 'correct-head',
      path: '/analysis/:Quaylane',
      prepare: opens('Correct (the )?company', 'Corregir (la )?empresa'),
    },
    { name: 'row-menu', path: '/analysis', prepare: opens('Actions for', 'Acciones para') },
    {
      name: 'row-delete',
      path: '/analysis',
      async prepare(page) {
        await opens('Actions for', 'Acciones para')(page);
        await page.getByRole('menuitem').last().click();
        await page.getByRole('alertdialog').waitFor();
      },
    },
    { name: 'investment-edit', path: '/portfolio', prepare: opens('Change the investment', 'Cambiar la inversión') },
    { name: 'investment-remove', path: '/portfolio', prepare: opens('Remove Quaylane', 'Eliminar Quaylane') },
    {
      name: 'member-remove',
      path: '/team',
      as: 'admin',
      prepare: opens('Remove Vera', 'Eliminar a Vera', 'Quitar a Vera'),
    },
    {
      name: 'toast-failed',
      path: '/analysis',
      async prepare(page) {
        const buffer = Buffer.from('x');
        await page
          .locator('input[type="file"]')
          .last()
          .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer });
        await toastOn(page);
      },
    },
    {
      name: 'toast-done',
      path: '/account',
      as: 'viewer',
      async prepare(page) {
        const name = page.locator('form input').first();
        await name.fill(`${await name.inputValue()} M.`);
        await page.locator('form button[type="submit"]').first().click();
        await toastOn(page);
      },
    },
    {
      name: 'tooltip',
      path: '/analysis/:Quaylane',
      async prepare(page) {
        await named(page, 'button', 'Correct: ARR', 'Corregir: ARR').hover();
        await page.getByRole('tooltip').waitFor({ state: 'attached' });
      },
    },
  ] satisfies Shot[]
).map((shot: Shot) => ({ as: 'partner', isWindow: true, ...shot }));

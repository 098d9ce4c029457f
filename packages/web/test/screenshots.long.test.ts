/**
 * Pictures in the folder that VC_SHOTS names: every screen, in two languages, both themes and two widths, for looking at;
 * and six for the documentation (`node scripts/screenshots.mjs`).
 */
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { findChromium } from './harness/find-chromium.js';
import { openApp, type App, type OpenPageOptions } from './harness/open-app.js';
import { SCREENS, settled } from './suites/screens.js';

const folder = process.env.VC_SHOTS;
const chromium = folder ? findChromium() : undefined;
const LOCALES = ['en', 'es'] as const;
const THEMES = ['light', 'dark'] as const;
const WIDTHS = [1440, 390] as const;

describe.skipIf(!chromium)('screenshots', () => {
  let app: App;
  beforeAll(async () => {
    await mkdir(folder!, { recursive: true });
    app = await openApp(chromium!);
  }, 60_000);
  afterAll(() => app?.close());

  it.each(SCREENS)(
    'of $path',
    async (screen) => {
      const name = screen.path.replace(/[^a-z]+/gi, '-').replace(/^-|-$/g, '') || 'landing';
      for (const locale of LOCALES)
        for (const theme of THEMES)
          for (const width of WIDTHS) {
            if (screen.as) await app.workspace.accounts.setLanguage(app.accounts[screen.as], locale);
            const { page, close } = await app.open(screen.path, {
              locale: locale === 'es' ? 'es-ES' : 'en-US',
              theme,
              width,
              ...(screen.as && { as: screen.as }),
            });
            await settled(page);
            await page.screenshot({ path: join(folder!, `${name}.${locale}.${theme}.${width}.png`), fullPage: true });
            await close();
          }
    },
    120_000,
  );
});

const decks = fileURLToPath(new URL('../../../examples/decks/', import.meta.url));

interface DocsPicture extends OpenPageOptions {
  name: string;
  path: string;
  locale?: 'en' | 'es' | 'fr';
  prepare?: (page: Page) => Promise<void>;
}

const DOCS: readonly DocsPicture[] = [
  { name: 'dashboard', path: '/dashboard', as: 'partner' },
  {
    name: 'report',
    path: '/analysis/:Quaylane',
    as: 'partner',
    prepare: (page) => page.getByRole('region', { name: 'The deck' }).getByRole('img').first().waitFor(),
  },
  {
    name: 'search',
    path: '/analysis',
    as: 'partner',
    async prepare(page) {
      await page.keyboard.press('/');
      await page.getByRole('dialog').getByRole('combobox').waitFor();
      await page.keyboard.type('churn');
      await page.getByRole('dialog').getByRole('option').first().waitFor();
    },
  },
  { name: 'analyses', path: '/analysis', as: 'partner', theme: 'dark', locale: 'es' },
  { name: 'due-diligence', path: '/analysis/:Quaylane/due-diligence', as: 'partner', locale: 'fr' },
  { name: 'phone', path: '/analysis/:Quaylane', as: 'partner', theme: 'dark', width: 390 },
];

describe.skipIf(!chromium)('pictures of the documentation', () => {
  let app: App;
  beforeAll(async () => {
    await mkdir(folder!, { recursive: true });
    app = await openApp(chromium!);
    const by = { id: app.accounts.analyst, firstName: 'Ana' };
    const held = ['wrenlow', 'quaylane'];
    for (const fileName of await readdir(decks)) {
      if (!/\.(pdf|pptx?)$/.test(fileName) || held.some((name) => fileName.startsWith(name))) continue;
      await app.workspace.queue.submit({ inputs: [{ fileName, bytes: await readFile(join(decks, fileName)) }], by });
    }
    await app.workspace.queue.idle();
  }, 180_000);
  afterAll(() => app?.close());

  it.each(DOCS)('$name', async ({ name, path, prepare, locale = 'en', ...options }) => {
    await app.workspace.accounts.setLanguage(app.accounts.partner, locale);
    const { page, close } = await app.open(path, { width: 1440, ...options });
    await settled(page);
    await prepare?.(page);
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: join(folder!, `${name}.png`) });
    await close();
  });
});

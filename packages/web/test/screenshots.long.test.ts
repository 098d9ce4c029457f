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
import { fillFund, type Clock } from './shots/fill-fund.js';
import { OPENED } from './shots/opened.js';
import { ADMIN_PANEL, SIGNED_IN, SIGNED_OUT } from './shots/screens.js';
import { held, type Shot } from './shots/shot.js';
import { EMPTY, FAILED, LOADING } from './shots/states.js';
import { settled } from './suites/screens.js';

const folder = process.env.VC_SHOTS;
const chromium = folder ? findChromium() : undefined;
const LOCALES = ['en', 'es'] as const;
const THEMES = ['light', 'dark'] as const;
const WIDTHS = [1440, 390] as const;

describe.skipIf(!chromium)('screenshots', () => {
  let app: App;
  let ids: Record<string, string>;
  beforeAll(async () => {
    await mkdir(folder!, { recursive: true });
    const clock: Clock = { backMs: 0 };
    app = await openApp(chromium!, { now: () => new Date(Date.now() - clock.backMs) });
    ids = await fillFund(app, clock);
  }, 180_000);
  afterAll(() => app?.close());

  /** The same page in both themes: only its colours differ. */
  async function take(shot: Shot, locale: (typeof LOCALES)[number], width: (typeof WIDTHS)[number]): Promise<void> {
    const path = shot.path.replace(/:(\w+)/g, (all, name: string) => ids[name] ?? all);
    const options: OpenPageOptions = {
      locale: locale === 'es' ? 'es-ES' : 'en-US',
      language: locale,
      width,
      ...(shot.as && { as: shot.as }),
      ...(shot.stored && { stored: shot.stored }),
    };
    const open = shot.empty ? app.openEmpty : app.open;
    const { page, close } = await open(shot.calls ? '/cookies' : path, options);
    if (shot.calls) {
      await shot.calls(page);
      await page.goto(app.addressOf(path));
    } else await settled(page);
    await shot.prepare?.(page);
    // What is loaded once it is scrolled to is on the picture of the whole page as well.
    await page.evaluate(() => document.querySelectorAll('img').forEach((picture) => (picture.loading = 'eager')));
    // Calls that are held never end.
    if (shot.calls !== held) await page.waitForLoadState('networkidle');
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      const path = join(folder!, `${shot.name}.${locale}.${theme}.${width}.png`);
      await page.screenshot({ path, fullPage: !shot.isWindow });
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await close();
  }

  const takeAll = async (shot: Shot) => {
    for (const locale of LOCALES)
      for (const width of WIDTHS) if ((shot.width ?? width) === width) await take(shot, locale, width);
  };

  it.each(SIGNED_OUT)('of $name', takeAll, 120_000);
  it.each(SIGNED_IN)('of $name', takeAll, 120_000);
  it.each(OPENED)('of $name', takeAll, 120_000);
  it.each(LOADING)('of $name', takeAll, 120_000);
  it.each(FAILED)('of $name', takeAll, 120_000);
  it.each(EMPTY)('of $name', takeAll, 120_000);
  it.each(ADMIN_PANEL)(
    'of $name',
    (shot) =>
      takeAll({
        ...shot,
        async prepare(page) {
          await page.locator('input[type="password"]').fill(app.adminPassword);
          await page.locator('form button[type="submit"]').click();
          await page.getByRole('table').waitFor();
          await shot.prepare?.(page);
        },
      }),
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
    prepare: (page) => page.getByRole('region', { name: 'The deck', exact: true }).getByRole('img').first().waitFor(),
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
    const { page, close } = await app.open(path, { width: 1440, language: locale, ...options });
    await settled(page);
    await prepare?.(page);
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: join(folder!, `${name}.png`) });
    await close();
  });
});

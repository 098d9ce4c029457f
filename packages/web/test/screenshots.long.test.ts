/** Every screen as a picture, in two languages, both themes and two widths: for looking at, in the folder that VC_SHOTS names. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { findChromium } from './harness/find-chromium.js';
import { openApp, type App } from './harness/open-app.js';
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

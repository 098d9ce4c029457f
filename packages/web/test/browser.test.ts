/** The app in a real browser against the real server: one of each for all suites. */
import { afterAll, beforeAll, describe } from 'vitest';
import { findChromium } from './harness/find-chromium.js';
import { openApp, type App } from './harness/open-app.js';
import { describeAccounts } from './suites/accounts.js';
import { describeAnalysisTable } from './suites/analysis-table.js';
import { describeFrame } from './suites/frame.js';
import { describeEscape, describeKeyboard } from './suites/keyboard.js';
import { describeLifeOfADeck } from './suites/life-of-a-deck.js';
import { describeReport, describeReports } from './suites/report.js';

const chromium = findChromium();
if (!chromium) console.error('Skipped: browser tests, since no Chromium was found (VC_CHROMIUM names one).');

describe.skipIf(!chromium)('the app in a browser', () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp(chromium!);
  });
  afterAll(() => app?.close());

  const running = () => app;
  describeAccounts(running);
  describeFrame(running);
  describeReport(running);
  describeReports(running);
  describeLifeOfADeck(running);
  describeAnalysisTable(running);
  describeKeyboard(running);
  describeEscape(running);
});

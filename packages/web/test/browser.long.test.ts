/** What takes too long for `browser.test.ts`: every screen in both themes, with its call failing, empty, loading and on a phone; what others do, live; pages of the fund, the pipeline and the search; texts of errors and of the specification; visits of a link, answers of a founder. */
import { afterAll, beforeAll, describe } from 'vitest';
import { findChromium } from './harness/find-chromium.js';
import { openApp, type App } from './harness/open-app.js';
import { describeErrors } from './suites/errors.js';
import { describeFounder } from './suites/founder.js';
import { describeFund } from './suites/fund.js';
import { describeLive } from './suites/live.js';
import { describePipeline } from './suites/pipeline.js';
import { describeScreens } from './suites/screens.js';
import { describeSearch } from './suites/search.js';
import { describeShares } from './suites/shares.js';
import { describeSpecification } from './suites/specification.js';
import { describeEveryState, describeStates } from './suites/states.js';

const chromium = findChromium();
if (!chromium) console.error('Skipped: browser tests, since no Chromium was found (VC_CHROMIUM names one).');

describe.skipIf(!chromium)('the app in a browser', () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp(chromium!);
  }, 60_000);
  afterAll(() => app?.close());

  const running = () => app;
  describeLive(running);
  describeScreens(running);
  describeEveryState(running);
  describeErrors(running);
  describeShares(running);
  describeFounder(running);
  describeSpecification(running);
  describeStates(running);
  describeFund(running);
  describePipeline(running);
  describeSearch(running);
});

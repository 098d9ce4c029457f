/** Lets calls of a page fail: without any answer, or with a sentence of the server. */
import type { Page } from 'playwright-core';

export const NO_ANSWER = undefined;

/** The next calls of `method` to addresses that match are answered with the sentences given, one each; `undefined` is no answer. */
export async function refuse(
  page: Page,
  method: string,
  address: RegExp,
  ...answers: (string | typeof NO_ANSWER)[]
): Promise<void> {
  await page.route(address, async (route) => {
    if (route.request().method() !== method || answers.length === 0) return route.fallback();
    const said = answers.shift();
    if (said === NO_ANSWER) return route.abort();
    const body = JSON.stringify({ error: { code: 'internal', message: said, requestId: '1' } });
    return route.fulfill({ status: 500, contentType: 'application/json', body });
  });
}

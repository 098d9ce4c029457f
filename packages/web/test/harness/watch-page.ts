/** Gathers what must never happen on a page: console errors, uncaught errors, requests to other hosts. */
import type { Page } from 'playwright-core';

export interface Watch {
  /** Everything that went wrong so far. */
  problems: string[];
  /** Answers with these statuses are what comes next in the test; the browser notes each as an error. */
  expectStatus: (...statuses: number[]) => void;
}

export function watchPage(page: Page, ownUrl: string, expectedStatuses: readonly number[]): Watch {
  const problems: string[] = [];
  // Asking who is signed in is answered 401 while nobody is: that is how the specification has it.
  const expected = new Set([401, ...expectedStatuses]);
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const status = /status of (\d{3})/.exec(message.text())?.[1];
    if (status && expected.has(Number(status))) return;
    problems.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && origin !== new URL(ownUrl).origin)
      problems.push(`other host: ${request.url()}`);
  });
  return { problems, expectStatus: (...statuses) => statuses.forEach((status) => expected.add(status)) };
}

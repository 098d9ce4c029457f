/** What one picture shows, and how a page is brought to show it. */
import type { Role } from '@vc-analyst/core/model';
import type { Locator, Page } from 'playwright-core';

export interface Shot {
  name: string;
  /** `:Quaylane` stands for the id of that analysis, `:token` for the token of a shared link with a password. */
  path: string;
  /** Nobody is signed in without it. */
  as?: Role;
  /** A fund of people and nothing else. */
  empty?: boolean;
  /** What is done on the page before its picture is taken. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Before the page is opened: calls that are held, fail or answer something else. */
  calls?: (page: Page) => Promise<unknown>;
  /** Only the window, for what floats over the page. */
  isWindow?: boolean;
  /** @default both */
  width?: 1440 | 390;
  stored?: Record<string, string>;
}

/** Whatever a screen reads: who is there and what the site is are known before. */
const READ = /\/api\/(?!user$|site$|admin\/check$)/;

/** Calls never end, so that the skeletons stand. */
export const held = (page: Page) => page.route(READ, () => undefined);

/** Calls fail without a word of the server. */
export const refused = (page: Page) =>
  page.route(READ, (route) => route.fulfill({ status: 503, contentType: 'application/json', body: '' }));

/** The deck of the newest analysis is being read, and the one before it waits: the first call of the list says so. */
export async function running(page: Page): Promise<void> {
  await page.route(/\/api\/analyses(\?|$)/, async (route) => {
    // Asked without its filter: those that run are completed for the server.
    const answer = await route.fetch({
      url: route
        .request()
        .url()
        .replace(/status=pending[^&]*/, ''),
    });
    if (!answer.ok()) return route.fulfill({ response: answer });
    const list = (await answer.json()) as { id: string; companyName: string; fileName: string; status: string }[];
    const [first, second, ...rest] = list;
    if (!first || !second || new URL(route.request().url()).searchParams.get('status') === 'completed')
      return route.fulfill({ response: answer });
    const isFiltered = route.request().url().includes('status=pending');
    const json = [{ ...first, status: 'processing' }, { ...second, status: 'pending' }, ...(isFiltered ? [] : rest)];
    return route.fulfill({ response: answer, json });
  });
  await page.routeWebSocket(/\/ws$/, (socket) => {
    let asked = '';
    socket.onMessage((message) => {
      const { type, analysisId } = JSON.parse(String(message)) as { type: string; analysisId: string };
      asked ||= analysisId;
      if (type !== 'subscribe' || analysisId !== asked) return;
      const tell = (step: string, status: string, elapsedMs?: number) =>
        socket.send(JSON.stringify({ type: 'progress', analysisId, step, status, ...(elapsedMs && { elapsedMs }) }));
      for (const step of ['extract', 'business_model', 'market_analysis', 'team_evaluation']) tell(step, 'completed');
      tell('monetization', 'processing', 2400);
    });
  });
}

/** A button, link or tab by the beginning of its name in English or Spanish. */
export function named(page: Page | Locator, role: Parameters<Page['getByRole']>[0], ...names: string[]): Locator {
  return page.getByRole(role, { name: new RegExp(`^(${names.join('|')})`, 'i') }).first();
}

/** Presses a button of that name, and waits for what opens. */
export function opens(...names: string[]): (page: Page) => Promise<void> {
  return async (page) => {
    await named(page, 'button', ...names).click();
    await page.locator('[role="dialog"], [role="alertdialog"], [role="menu"]').first().waitFor();
  };
}

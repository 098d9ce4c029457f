/** The table of screens: whole, unambiguous, and the same for everybody who reads it. */
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { prefetchData } from './prefetch-data.js';
import { isProtected, ROUTES, routesAt } from './routes.js';
import { DESTINATIONS, isCurrent } from './shell/navigation.js';

it('names every file of pages/ and no other', () => {
  const files = Object.keys(import.meta.glob('./pages/*.tsx')).map((path) => /([\w-]+)\.tsx$/.exec(path)?.[1]);
  expect([...new Set(ROUTES.map(({ page }) => page))].sort()).toEqual(files.sort());
});

it('shows each person one screen at an address', () => {
  for (const who of ['signed-in', 'signed-out']) {
    const paths = ROUTES.filter((route) => route.who === who || route.who === 'everyone').map(({ path }) => path);
    expect(paths).toEqual([...new Set(paths)]);
  }
});

it.each([
  ['/analysis/a1?slide=3#risks', ['report-page']],
  ['/analysis/a1/due-diligence/', ['due-diligence-page']],
  ['/', ['landing-page', 'dashboard-page']],
  ['/analysis/a1/no-such', []],
])('finds the screens at %s', (href, pages) => expect(routesAt(href).map(({ page }) => page)).toEqual(pages));

it('sends to sign in only where nobody signed out sees anything', () => {
  expect(['/dashboard', '/analysis/a1', '/settings'].filter((path) => !isProtected(path))).toEqual([]);
  expect(['/', '/auth', '/share/t1', '/cookies', '/no/such/page'].filter(isProtected)).toEqual([]);
});

it('reads ahead what the screen of a link shows first, with the parameters of its address', async () => {
  const asked: unknown[] = [];
  const queryFn = ({ queryKey }: { queryKey: unknown }) => Promise.resolve(asked.push(queryKey));
  const client = new QueryClient({ defaultOptions: { queries: { queryFn } } });
  for (const href of ['/portfolio', '/analysis/a1?with=b2', '/team#invite', '/cookies'])
    await prefetchData(client, href);
  expect(asked).toEqual([['/api/portfolio'], ['/api/analyses', 'a1'], ['/api/team']]);
});

it('leads where the table has a name for it; a report belongs to the analyses', () => {
  expect(DESTINATIONS.map(({ href }) => href)).toContain('/market-trends');
  expect(DESTINATIONS.filter(({ href }) => isCurrent(href, '/analysis/a1')).map(({ name }) => name)).toEqual([
    'analysis',
  ]);
});

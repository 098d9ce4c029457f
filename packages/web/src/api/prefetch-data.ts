/** Reads what the screen at an address shows first, while the link to it is pointed at. What is fresh is not read again. */
import type { QueryClient } from '@tanstack/react-query';
import { keyOf, type ReadPath } from './read.js';

const SCREENS: readonly { screen: RegExp; reads: ReadPath }[] = [
  { screen: /^\/analysis$/, reads: '/api/analyses' },
  { screen: /^\/analysis\/(?<id>[^/]+)/, reads: '/api/analyses/{id}' },
  { screen: /^\/portfolio$/, reads: '/api/portfolio' },
  { screen: /^\/team$/, reads: '/api/team' },
  { screen: /^\/corporate-analysis$/, reads: '/api/corporate-analysis' },
  { screen: /^\/market-trends$/, reads: '/api/market-trends' },
];

/** Never fails: that is said when the screen is drawn. */
export async function prefetchData(queryClient: QueryClient, href: string): Promise<void> {
  const path = href.split(/[?#]/)[0]!;
  for (const { screen, reads } of SCREENS) {
    const found = screen.exec(path);
    if (found) await queryClient.prefetchQuery({ queryKey: keyOf(reads, { params: { ...found.groups } }) });
  }
}

/** Reads what the screen behind a link shows first, while the link is pointed at. What is fresh is not read again. */
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

export function prefetchData(queryClient: QueryClient, href: string): void {
  const path = href.split(/[?#]/)[0]!;
  for (const { screen, reads } of SCREENS) {
    const found = screen.exec(path);
    if (found) void queryClient.prefetchQuery({ queryKey: keyOf(reads, { params: { ...found.groups } }) });
  }
}

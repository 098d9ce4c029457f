/** Reads what the screen at an address shows first, while the link to it is pointed at. What is fresh is not read again. */
import type { QueryClient } from '@tanstack/react-query';
import { keyOf } from './api/read.js';
import { patternOf, routesAt } from './routes.js';

/** Never fails: that is said when the screen is drawn. */
export async function prefetchData(queryClient: QueryClient, href: string): Promise<void> {
  const [path] = href.split(/[?#]/);
  for (const route of routesAt(href)) {
    const params = { ...new RegExp(patternOf(route.path)).exec(path!)?.groups };
    if (route.data) await queryClient.prefetchQuery({ queryKey: keyOf(route.data, { params }) });
  }
}

/** What the screen at the page's address needs before it can be drawn whole: its code, who is there, what it shows first. */
import type { QueryClient } from '@tanstack/react-query';
import { read } from './api/read.js';
import { userQuery } from './api/user.js';
import { prefetchData } from './prefetch-data.js';
import { isProtected } from './routes.js';
import { prefetchCode } from './screens.js';

/** Milliseconds for which the bar of the page's frame stands alone; then what is there is drawn, with skeletons. */
const PATIENCE = 1000;

/** Ends when the first screen is there or takes long. Never fails: that is said when the screen is drawn. */
export async function firstScreen(queryClient: QueryClient): Promise<void> {
  await Promise.race([loaded(queryClient), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}

async function loaded(queryClient: QueryClient): Promise<void> {
  const path = location.pathname;
  const user = queryClient.prefetchQuery(userQuery);
  // While the server is asked who is there, what the address alone says is asked for beside it.
  if (isProtected(path)) void prefetchCode(path, true);
  const site = isProtected(path) ? undefined : queryClient.prefetchQuery(read('/api/site'));
  await user;
  const isSignedIn = Boolean(queryClient.getQueryData(userQuery.queryKey));
  await Promise.all([prefetchCode(path, isSignedIn), isSignedIn ? prefetchData(queryClient, path) : site]);
}

/** Queries as the specification sets them: fresh for five minutes, never retried, not asked again when the window is looked at. */
import { MutationCache, QueryCache, QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { ApiError, isSignedOut } from './api-error.js';
import { FRESH_FOR } from '../lib/timings.js';
import { request } from './call.js';

/** `onSignedOut` is called whenever an answer says that the session is over. */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const noticeSignedOut = (error: unknown) => {
    if (isSignedOut(error)) onSignedOut();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: noticeSignedOut }),
    mutationCache: new MutationCache({ onError: noticeSignedOut }),
    defaultOptions: {
      queries: {
        queryFn: (context) => readKey(context, onSignedOut),
        staleTime: FRESH_FOR,
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        networkMode: 'always',
      },
      // A call without a network fails and says so; waiting for one would say nothing.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** GET on the key's parts joined by slashes, a query behind them; 401 returns null and does not fail. */
async function readKey({ queryKey, signal }: QueryFunctionContext, onSignedOut: () => void): Promise<unknown> {
  try {
    return await request('GET', queryKey.join('/').replace('/?', '?'), undefined, signal);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    if (isSignedOut(error)) onSignedOut();
    return null;
  }
}

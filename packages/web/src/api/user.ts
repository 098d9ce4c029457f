/** Who is signed in, and what they may do. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Permission, User } from '@vc-analyst/core/contract';
import { call } from './call.js';
import { FRESH_FOR } from '../lib/timings.js';

/** The user, or null when nobody is signed in or the server does not answer well. */
export const userQuery = queryOptions<User | null>({
  queryKey: ['/api/user'],
  queryFn: ({ signal }) => call('GET /api/user', { signal }).catch(() => null),
  staleTime: FRESH_FOR,
  gcTime: Infinity,
  retry: false,
});

export function useUser(): { user: User | null | undefined; isLoading: boolean } {
  const { data, isPending } = useQuery(userQuery);
  return { user: data, isLoading: isPending };
}

/** `may('contribute')`; `may('manageAnalysis', analysis.ownerId)` where the reach can be what is one's own. */
export function useMay(): (permission: Permission, ownerId?: string) => boolean {
  const { user } = useUser();
  return (permission, ownerId) => {
    const reach = user?.permissions[permission];
    return reach === 'all' || (reach === 'own' && (ownerId === undefined || ownerId === user?.id));
  };
}

/** The search over everything that one may read. */
import { z } from 'zod';
import { searchResultSchema } from '../../model/search.js';
import { analysisFilterFields } from '../fields.js';
import { route } from '../route.js';

export const searchRoutes = {
  search: route({
    method: 'GET',
    path: '/api/search',
    tag: 'Search',
    summary: 'Companies, facts and questions of all analyses by words, the words marked; better matches first',
    access: { may: 'read' },
    query: z.object({
      /** Beginnings of words; all of them must stand in what is found. */
      q: z.string().trim().min(1).max(200),
      /** Hits a group. @default 6 */
      limit: z.coerce.number().int().min(1).max(50).optional(),
      ...analysisFilterFields,
    }),
    response: searchResultSchema.meta({ id: 'SearchResult' }),
  }),
};

/** Every route of the server: the table that it validates by, that the page is typed by, and that OpenAPI is made from. */
import { accessRoutes } from './routes/access-routes.js';
import { accountRoutes } from './routes/account-routes.js';
import { adminRoutes } from './routes/admin-routes.js';
import { analysisRoutes } from './routes/analysis-routes.js';
import { auditRoutes } from './routes/audit-routes.js';
import { founderRoutes } from './routes/founder-routes.js';
import { fundRoutes } from './routes/fund-routes.js';
import { portfolioRoutes } from './routes/portfolio-routes.js';
import { reportRoutes } from './routes/report-routes.js';
import { searchRoutes } from './routes/search-routes.js';
import { secondFactorRoutes } from './routes/second-factor-routes.js';
import { shareRoutes } from './routes/share-routes.js';
import { systemRoutes } from './routes/system-routes.js';
import { teamRoutes } from './routes/team-routes.js';

/** In the order in which they are matched. */
export const ROUTES = {
  ...accountRoutes,
  ...accessRoutes,
  ...adminRoutes,
  ...secondFactorRoutes,
  ...analysisRoutes,
  ...searchRoutes,
  ...shareRoutes,
  ...founderRoutes,
  ...reportRoutes,
  ...portfolioRoutes,
  ...teamRoutes,
  ...fundRoutes,
  ...auditRoutes,
  ...systemRoutes,
};
export type Routes = typeof ROUTES;
export type RouteId = keyof Routes;

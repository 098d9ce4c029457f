/** The contract between server, page and scripts: permissions, routes with their schemas, push messages. Browser-safe. */
export * from './error-body.js';
export * from './fields.js';
export * from './permissions.js';
export * from './push-messages.js';
export * from './route.js';
export * from './routes.js';
export * from './routes/account-routes.js';
export * from './routes/admin-routes.js';
export * from './routes/analysis-routes.js';
export * from './routes/audit-routes.js';
export * from './routes/fund-routes.js';
export * from './routes/portfolio-routes.js';
export * from './routes/report-routes.js';
export * from './routes/search-routes.js';
export * from './routes/share-routes.js';
export * from './routes/system-routes.js';
export * from './routes/team-routes.js';

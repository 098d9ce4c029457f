/** The server: `startServer()` answers `/api` and `/ws` for one workspace and serves the web app. */
export { startServer, type RunningServer } from './boot/start-server.js';
export type { ServerOptions } from './boot/options.js';
export { DEFAULT_LIMITS, type ServerLimits } from './services/limits.js';
export { openApiDocument } from './routing/open-api.js';
export { builtWebApp } from './web/built-web-app.js';

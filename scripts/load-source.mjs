/** Loads TypeScript of this repository as it stands, for measures that need more of it than the packages give. */
import { createServer } from 'vite';
import { root } from './set-up.mjs';

/** `use` gets what the file at `path`, from the root, exports; what it loads later is loaded while it runs. */
export async function withSource(path, use) {
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return await use(await server.ssrLoadModule(`/${path}`));
  } finally {
    await server.close();
  }
}

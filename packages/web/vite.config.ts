/** Builds the app into dist/: hashed assets, nothing from another host, nothing inlined that a strict policy would refuse. */
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const server = process.env.VC_SERVER ?? '127.0.0.1:3200';

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadFonts(/(inter|source-serif-4)-latin-wght-normal-[\w-]+\.woff2$/)],
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // scripts/check-bundle.mjs reads there what belongs to a screen.
    manifest: true,
  },
  server: { proxy: { '/api': `http://${server}`, '/ws': { target: `ws://${server}`, ws: true } } },
});

/** Fonts that every screen shows are there before the first text: nothing is measured twice, nothing moves. */
function preloadFonts(names: RegExp): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => names.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
            injectTo: 'head',
          })),
    },
  };
}

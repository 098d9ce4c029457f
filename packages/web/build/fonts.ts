/** The fonts of the build: cut to the weights that are used, and on their way before the first text. */
import { createHash } from 'node:crypto';
import subsetFont from 'subset-font';
import type { Plugin, Rolldown } from 'vite';

/** What browsers load for texts in our languages. */
const LATIN = /(inter|source-serif-4)-latin-wght-normal-[\w-]{8}\.woff2$/;
/** `tokens.css` and the screens ask for 400 to 650; a browser takes 700 for `<strong>` by itself. */
const USED = { wght: { min: 400, max: 700 } };

/** Leaves out the weights that nothing asks for: a third of what a first visit loads of fonts. */
export function cutFonts(): Plugin {
  return {
    name: 'cut-fonts',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const assets = Object.values(bundle).filter((output) => output.type === 'asset');
      const sheets = assets.filter(({ fileName }) => fileName.endsWith('.css'));
      for (const font of assets.filter(({ fileName }) => LATIN.test(fileName))) {
        const source = await subsetFont(Buffer.from(font.source), charactersOf(font, sheets), {
          targetFormat: 'woff2',
          variationAxes: USED,
        });
        const mark = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = font.fileName.replace(/[\w-]{8}(?=\.woff2$)/, mark);
        for (const sheet of sheets) sheet.source = textOf(sheet).replaceAll(font.fileName, fileName);
        delete bundle[font.fileName];
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}

/** Both are there before the first text: nothing is measured twice, nothing moves. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => LATIN.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
            injectTo: 'head',
          })),
    },
  };
}

/** Those for which a style sheet asks for the font, from `unicode-range: U+0-FF, U+131, U+20??`. */
function charactersOf({ fileName }: Rolldown.OutputAsset, sheets: readonly Rolldown.OutputAsset[]): string {
  const rule = sheets.map(textOf).join('').split(fileName)[1] ?? '';
  const ranges = /unicode-range:([^;}]+)/.exec(rule)?.[1] ?? '';
  return [...ranges.matchAll(/U\+([\dA-F?]+)(?:-([\dA-F]+))?/gi)]
    .flatMap(([, from = '', to = from]) => {
      const first = parseInt(from.replaceAll('?', '0'), 16);
      const last = parseInt(to.replaceAll('?', 'F'), 16);
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
    })
    .join('');
}

function textOf({ source }: Rolldown.OutputAsset): string {
  return typeof source === 'string' ? source : Buffer.from(source).toString();
}

/** Writes into the page what `public/boot.js` asks for before the app is there: the screens' files and data, core's texts. */
import { LOCALES } from '@vc-analyst/core/vocabulary';
import type { Plugin, Rolldown } from 'vite';
import { patternOf, ROUTES } from '../src/routes.js';

/** What `public/boot.js` reads in `<meta name="boot">`. File names are relative to the root of the app, the largest first. */
export interface Boot {
  /** Source of the regular expression that addresses of screens match that everybody sees. */
  open: string;
  /** Files of core's texts, by language. */
  texts: Record<string, string[]>;
  /** `at` is the source of a regular expression; `data` the path of a call, whose parameters are named groups of `at`. */
  screens: { at: string; data?: string; files: string[] }[];
}

const PLACE = 'name="boot" content="{}"';

export function writeBoot(): Plugin {
  return {
    name: 'write-boot',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        if (!html.includes(PLACE)) throw new Error(`index.html has no <meta ${PLACE}>, which public/boot.js reads.`);
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const content = JSON.stringify(bootOf(chunks));
        return html.replace(PLACE, () => `name="boot" content="${content.replaceAll('"', '&quot;')}"`);
      },
    },
  };
}

/** Without files where nothing is built: the development server has none to name. */
function bootOf(chunks: readonly Rolldown.OutputChunk[]): Boot {
  const atOnce = withImports(
    chunks,
    chunks.filter(({ isEntry }) => isEntry),
  );
  /** What is loaded beside the entry for modules whose paths end so. */
  const filesOf = (...endings: string[]) => {
    const meant = endings.flatMap((ending) => {
      const found = chunks.filter(({ facadeModuleId }) => facadeModuleId?.replaceAll('\\', '/').endsWith(ending));
      if (chunks.length > 0 && found.length === 0) throw new Error(`No file was built for ${ending}.`);
      return found;
    });
    const beside = withImports(chunks, meant).filter((chunk) => !atOnce.includes(chunk));
    // The largest first: it takes longest.
    return beside.sort((a, b) => b.code.length - a.code.length).map(({ fileName }) => fileName);
  };
  return {
    open: ROUTES.filter(({ who }) => who !== 'signed-in')
      .map(({ path }) => patternOf(path))
      .join('|'),
    texts: Object.fromEntries(LOCALES.map((locale) => [locale, filesOf(`i18n/texts-${locale}.js`)])),
    screens: ROUTES.filter(({ boot }) => boot).map(({ path, who, page, data }) => ({
      at: patternOf(path),
      ...(data && { data }),
      files: filesOf(...(who === 'signed-in' ? ['src/shell/shell.tsx'] : []), `src/pages/${page}.tsx`),
    })),
  };
}

/** Some chunks and all that they import at once. */
function withImports(
  all: readonly Rolldown.OutputChunk[],
  some: readonly Rolldown.OutputChunk[],
): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const imported of chunk.imports) add(all.find(({ fileName }) => fileName === imported));
  };
  some.forEach(add);
  return [...found];
}

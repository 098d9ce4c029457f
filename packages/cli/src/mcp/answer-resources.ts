/** Analyses and slide texts as resources: `vc://analyses/{id}` and `vc://analyses/{id}/slides/{n}`. */
import { ResourceTemplate, type McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { VcError, type Workspace } from '@vc-analyst/core';
import { inLanguage } from '@vc-analyst/core/i18n';
import { DECK_NOTICE, DECK_TEXT, withoutUnseen, wholeJson } from './answer.js';
import { orProtocolError, RESOURCE_NOT_FOUND } from './protocol-error.js';

/** Analyses in the list of resources; all can be read by their id. */
const LISTED = 100;
/** Ids offered while somebody types one. */
const OFFERED = 50;
/** Changes told together: a batch would tell thousands. */
const TELL_AFTER_MS = 300;

/** Registers them at `server`; returns the function that ends the watch for changes. */
export function answerResources(server: McpServer, workspace: Workspace): () => void {
  const { analyses, config } = workspace;
  const complete = { id: (typed: string) => idsLike(workspace, typed) };

  server.registerResource(
    'analysis',
    new ResourceTemplate('vc://analyses/{id}', {
      list: async () => ({
        resources: (await analyses.page({ limit: LISTED })).items.map(({ id, companyName, fileName, createdAt }) => ({
          uri: `vc://analyses/${id}`,
          name: withoutUnseen(companyName),
          title: withoutUnseen(`${companyName}, ${createdAt.slice(0, 10)}`),
          description: withoutUnseen(`Analysis of ${fileName}`),
          mimeType: 'application/json',
        })),
      }),
      complete,
    }),
    {
      title: 'Analysis',
      description: `The whole document of one analysis. ${DECK_TEXT}`,
      mimeType: 'application/json',
    },
    async (uri, { id }) => {
      const analysis = await orProtocolError(analyses.get(decoded(id)), RESOURCE_NOT_FOUND);
      const text = wholeJson({ notice: DECK_NOTICE, ...inLanguage(analysis, config.lang) });
      return { contents: [{ uri: uri.href, mimeType: 'application/json', text }] };
    },
  );

  server.registerResource(
    'slide-text',
    new ResourceTemplate('vc://analyses/{id}/slides/{n}', {
      // Thousands of slides would drown the analyses in the list.
      list: undefined,
      complete: {
        ...complete,
        n: async (typed, context) => {
          const id = context?.arguments?.id;
          const summary = id === undefined ? undefined : await analyses.summary(id);
          const numbers = Array.from({ length: summary?.slideCount ?? 0 }, (_, index) => String(index + 1));
          return numbers.filter((number) => number.startsWith(typed));
        },
      },
    }),
    { title: 'Slide text', description: `The visible text of one slide. ${DECK_TEXT}`, mimeType: 'text/plain' },
    async (uri, { id, n }) => {
      const { companyName, slides, slide } = await orProtocolError(slideOf(decoded(id), String(n)), RESOURCE_NOT_FOUND);
      const head = `Slide ${slide.number} of ${slides.length} of the deck of ${companyName}. ${DECK_NOTICE}`;
      const text = withoutUnseen(`${head}\n\n${slide.text}`);
      return { contents: [{ uri: uri.href, mimeType: 'text/plain', text }] };
    },
  );

  async function slideOf(id: string, n: string) {
    const { companyName, slides } = await analyses.get(id);
    const slide = slides.find(({ number }) => String(number) === n);
    if (!slide) throw new VcError('not-found', { what: 'slide', id: n });
    return { companyName, slides, slide };
  }

  return tellOfChanges(server, workspace);
}

/** Ids whose beginning, or whose company's name, is like what was typed. */
export async function idsLike({ analyses }: Workspace, typed: string): Promise<string[]> {
  const wanted = typed.toLowerCase();
  const summaries = await analyses.list();
  return summaries
    .filter(({ id, companyName }) => id.startsWith(wanted) || companyName.toLowerCase().includes(wanted))
    .slice(0, OFFERED)
    .map(({ id }) => id);
}

function tellOfChanges(server: McpServer, workspace: Workspace): () => void {
  let soon: NodeJS.Timeout | undefined;
  const stop = workspace.onChange(({ collection, kind }) => {
    if (collection !== 'analyses' || kind === 'updated') return;
    soon ??= setTimeout(() => {
      soon = undefined;
      if (server.isConnected()) server.sendResourceListChanged();
    }, TELL_AFTER_MS);
  });
  return () => {
    clearTimeout(soon);
    stop();
  };
}

function decoded(part: string | string[] | undefined): string {
  const text = String(part);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

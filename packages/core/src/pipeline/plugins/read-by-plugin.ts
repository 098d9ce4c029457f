/** What plugins read of a deck: they are shown plain lines, and what they say is held to the same quotes as everything else. */
import type { Engine } from '../../engines/engine.js';
import { VcError } from '../../errors/vc-error.js';
import { factsBeside, keepVerified } from '../../evidence/facts/gather-facts.js';
import type { DeckView } from '../../evidence/view/view-types.js';
import type { DeckWarning } from '../../model/deck.js';
import type { FactKind } from '../../model/fact-kinds.js';
import { factSchema, type Fact, type FactDraft } from '../../model/fact.js';
import type { Plugin, PluginDeck, PluginEngine, PluginExtractor, PluginFact } from './plugin.js';

/** What a plugin says of a fact, with what it may leave out. */
const draftSchema = factSchema
  .pick({ kind: true, text: true, value: true, low: true, high: true, unit: true, currency: true, period: true })
  .extend(
    factSchema.pick({ asOf: true, basis: true, subject: true, subjectName: true, strength: true, detail: true, slide: true, quote: true }).shape, // prettier-ignore
  );

/** An extractor with the plugin that it belongs to. */
export interface OwnExtractor extends PluginExtractor {
  plugin: string;
  version: string;
}

interface Read {
  facts: Fact[];
  warnings: DeckWarning[];
}

/** Facts that extractors find beside `known`: what the engine has read already is not said again. */
export function readBeside(
  extractors: readonly OwnExtractor[],
  { view, known }: { view: DeckView; known: readonly Fact[] },
): Read {
  const facts: Fact[] = [];
  const warnings: DeckWarning[] = [];
  for (const extractor of extractors) {
    const { plugin, version, id, kinds } = extractor;
    const said = guard({ plugin, part: id }, () => extractor.extract(deckFor(view)));
    const read = verified(said, { plugin, version, part: id, kinds, view, known: [...known, ...facts] });
    facts.push(...read.facts);
    warnings.push(...read.warnings);
  }
  return { facts, warnings };
}

/** A plugin's engine as the pipeline asks it. */
export function engineOf(engine: PluginEngine, { name: plugin, version }: Plugin, mark: string): Engine {
  const { id, host } = engine;
  return {
    name: 'plugin',
    plugin: id,
    version: `${engine.version}+${plugin}-${mark}`,
    ...(host === undefined ? {} : { host }),
    open: (view, { signal }) => {
      const given: Fact[] = [];
      return {
        async gather({ kinds }) {
          if (kinds.length === 0) return { facts: [] };
          const asked = () => engine.read(deckFor(view), kinds, signal ? { signal } : {});
          const said = await guard({ plugin, part: id }, asked);
          const read = verified(said, { plugin, version, part: id, kinds, view, known: given });
          given.push(...read.facts);
          return read;
        },
      };
    },
  };
}

function deckFor(view: DeckView): PluginDeck {
  const { companyName = '', language, readingDate, slides } = view;
  return {
    companyName,
    language,
    ...(readingDate === undefined ? {} : { readingDate }),
    slides: slides
      .filter(({ excluded, repeats }) => excluded === undefined && repeats === undefined)
      .map(({ number, title, section, lines }) => ({ number, title, section, lines: lines.map(({ raw }) => raw) })),
  };
}

interface Said {
  plugin: string;
  version: string;
  part: string;
  kinds: readonly FactKind[];
  view: DeckView;
  known: readonly Fact[];
}

/** Facts whose quote stands on its slide; how many did not is a warning. @throws VcError `plugin-failed` for what is no fact. */
function verified(said: readonly PluginFact[], { plugin, version, part, kinds, view, known }: Said): Read {
  const fail = (problem: string) => new VcError('plugin-failed', { plugin, part, problem });
  if (!Array.isArray(said)) throw fail('a list of facts is wanted');
  const drafts = said.map((one): FactDraft => {
    const parsed = draftSchema.safeParse({ basis: 'actual', subject: 'company', ...one });
    if (!parsed.success) {
      const { path, message } = parsed.error.issues[0]!;
      throw fail(`${path.join('.')}: ${message}`);
    }
    return { ...parsed.data, decided: { by: `plugin ${plugin} ${version}` }, foundBy: ['plugin'] };
  });
  const asked = drafts.filter(({ kind }) => kinds.includes(kind));
  const held = keepVerified(asked, view);
  const fresh = held.filter((draft) => !known.some((fact) => isSame(fact, draft)));
  const lost = asked.length - held.length;
  return {
    facts: factsBeside(known, fresh, view),
    warnings: lost > 0 ? [{ code: 'plugin-unquoted', data: { plugin, count: lost } }] : [],
  };
}

function isSame(fact: Fact, draft: FactDraft): boolean {
  if (fact.kind !== draft.kind || fact.slide !== draft.slide) return false;
  return draft.value === undefined ? fact.quote === draft.quote : fact.value === draft.value;
}

/** What a plugin throws is its own, and is told with its name; a cancel stays one. */
function guard<T>({ plugin, part }: { plugin: string; part: string }, work: () => T): T {
  const told = (cause: unknown) => {
    if (cause instanceof VcError) return cause;
    const problem = cause instanceof Error ? cause.message : String(cause);
    return new VcError('plugin-failed', { plugin, part, problem }, { cause });
  };
  try {
    const answer = work();
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((cause: unknown) => {
      throw told(cause);
    }) as T;
  } catch (cause) {
    throw told(cause);
  }
}

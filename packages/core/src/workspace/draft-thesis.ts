/** A thesis while it is written: its text and its form in step, and what it would say of the newest decks. */
import type { Analysis, AnalysisSummary } from '../model/analysis.js';
import type { ThesisDraft, ThesisForm } from '../model/thesis-form.js';
import { parseConfig } from '../config/load-file.js';
import { rulesOf } from '../pipeline/scoring-rules.js';
import type { Collection } from '../store/store.js';
import { judgeFit } from '../thesis/judge-fit.js';
import { asksQuestions, type Thesis } from '../thesis/thesis.js';
import { partsInText, thesisForm, withThesisForm } from '../thesis/thesis-form.js';
import { readThesis } from './load-thesis.js';
import { unlessDamaged } from './unless-damaged.js';

/** Decks that a thesis is tried on: their documents are read for it. */
const TRIED = 100;
/** Documents in memory at the same time. */
const AT_ONCE = 10;

interface Sources {
  analyses: Pick<Collection<Analysis, AnalysisSummary>, 'list' | 'get'>;
}

/**
 * `text` with what `form` says, where that is given.
 *
 * @throws VcError `bad-config` with the line and key of what is wrong.
 */
export async function draftThesis(text: string, form: ThesisForm | undefined, sources: Sources): Promise<ThesisDraft> {
  const read = (yaml: string): Thesis => readThesis(parseConfig('thesis', yaml));
  const given = read(text);
  const written = form ? withThesisForm(text, given, form) : text;
  const thesis = form ? read(written) : given;
  return {
    text: written,
    form: thesisForm(thesis),
    inText: partsInText(thesis),
    verdicts: await verdictsOf(thesis, sources),
  };
}

async function verdictsOf(thesis: Thesis, { analyses }: Sources): Promise<ThesisDraft['verdicts']> {
  if (!asksQuestions(thesis)) return null;
  const { rubric, thesis: held } = rulesOf(thesis);
  const verdicts = { of: 0, fits: 0, stretches: 0, unknown: 0, outside: 0 };
  const { items } = await analyses.list({
    filter: { conditions: [{ field: 'status', equals: 'completed' }] },
    sort: [{ by: 'createdAt', order: 'descending' }],
    limit: TRIED,
  });
  for (let at = 0; at < items.length; at += AT_ONCE) {
    const read = items.slice(at, at + AT_ONCE).map(({ id }) => unlessDamaged(() => analyses.get(id)));
    for (const analysis of await Promise.all(read)) {
      const fit = analysis && judgeFit(analysis, thesis, { mark: held?.mark ?? '', rates: rubric.rates, locale: 'en' });
      if (!fit) continue;
      verdicts.of += 1;
      verdicts[fit.verdict] += 1;
    }
  }
  return verdicts;
}

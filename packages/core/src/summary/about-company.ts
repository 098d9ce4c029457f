/** First sentence: what the company does, in its own words where they can be quoted. */
import { message, type MessageValue } from '../model/message.js';
import { factsOf, type Sentence, type SummaryInput } from './summary-context.js';
import { tellingLine } from './telling-line.js';

/** A problem names neither company nor product, so any whole sentence will do. */
const LEAST_FOR_PROBLEM = -2;

export function aboutCompany(input: SummaryInput): Sentence {
  const base = { company: input.evidence.companyName, who: whoIs(input) };
  const problems = [...factsOf(input, 'problem'), ...factsOf(input, 'pain')];
  const found =
    quoted('one-liner', tellingLine(input, factsOf(input, 'one_liner'))) ??
    quoted('solution', tellingLine(input, factsOf(input, 'solution'))) ??
    quoted('problem', tellingLine(input, problems, LEAST_FOR_PROBLEM));
  if (!found) return { message: message('summary.about.silent', base), factIds: [] };
  const { id, line } = found;
  return { message: message(`summary.about.${id}`, { ...base, quote: line.text }), factIds: [line.fact.id] };
}

function quoted(id: 'one-liner' | 'solution' | 'problem', line: ReturnType<typeof tellingLine>) {
  return line && { id, line };
}

/** ", a seed-stage health-tech company,": empty when neither is known. */
function whoIs({ evidence }: SummaryInput): MessageValue {
  const { stage, sector } = evidence;
  if (stage.value === 'unknown' && sector === 'other') return '';
  // ICU keys hold no hyphens.
  const key = stage.value.replace('-', '');
  return { message: message('summary.who', { stage: key, sector }) };
}

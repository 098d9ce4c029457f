/** First sentence: what the company does, in its own words where they can be quoted. */
import type { Fact } from '../model/fact.js';
import { message, type MessageValue } from '../model/message.js';
import type { FactKind } from '../model/fact-kinds.js';
import { countsAsSaid, isNotUpheld } from '../model/only-seen.js';
import { readableText } from '../text/readable-text.js';
import { factsOf, type Sentence, type SummaryInput } from './summary-context.js';

const LEAST_WORDS = 4;
const LONGEST = 240;

export function aboutCompany(input: SummaryInput): Sentence {
  const { companyName, slides } = input.evidence;
  const company: MessageValue = companyName || { message: message('summary.unnamed') };
  const who = whoIs(input);
  const line = describing(input);
  if (!line) {
    const ofIt: MessageValue = companyName || { message: message('summary.unnamedInside') };
    return { message: message('summary.about.silent', { company: ofIt, who }), factIds: [] };
  }
  const { fact, quote } = line;
  const onCover = slides.find(({ number }) => number === fact.slide)?.section === 'cover';
  const id = !countsAsSaid(fact) ? 'closest' : onCover ? 'cover' : 'offer';
  return { message: message(`summary.about.${id}`, { company, who, quote }), factIds: [fact.id] };
}

/** What was chosen as its description; in documents of before, and from other readers, the first line that says what it is. */
function describing(input: SummaryInput): { fact: Fact; quote: string } | undefined {
  const held = (kind: FactKind): Fact[] => factsOf(input, kind).filter((fact) => !isNotUpheld(fact));
  const chosen = held('description').filter(({ detail }) => detail?.rank === 1);
  const lines = [...chosen, ...held('one_liner'), ...held('solution')];
  for (const fact of lines) {
    const quote = readableText(fact.text, { leastWords: LEAST_WORDS, most: LONGEST, cut: false });
    if (quote !== undefined) return { fact, quote };
  }
  return undefined;
}

/** ", a seed-stage health-tech company,": empty when neither is known. A sector that another comes near is not told. */
function whoIs({ evidence }: SummaryInput): MessageValue {
  const { stage } = evidence;
  const sector = evidence.sectorRunnerUp === undefined ? evidence.sector : 'other';
  if (stage.value === 'unknown' && sector === 'other') return '';
  // ICU keys hold no hyphens.
  const key = stage.value.replace('-', '');
  return { message: message('summary.who', { stage: key, sector }) };
}

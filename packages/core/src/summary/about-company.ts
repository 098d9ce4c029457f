/** First sentence: what the company does, in its own words where they can be quoted. */
import { message, type MessageValue } from '../model/message.js';
import { factsOf, type Sentence, type SummaryInput } from './summary-context.js';
import { coverLine } from './cover-line.js';
import { bestDescription } from './best-description.js';

/** Where no line says it plainly, a whole sentence about the offer that comes near will do; a torn one will not. */
const LEAST_FOR_CLOSEST = 0;

/** Kinds of fact whose words tell of the offer; a problem is never what a company does. */
const NEAR = ['one_liner', 'solution', 'tech', 'advantage', 'usage', 'revenue_model'] as const;

/** By so much a line elsewhere must tell more than the one that the company put on its cover. */
const COVER_LEAD = 7;

export function aboutCompany(input: SummaryInput): Sentence {
  const { companyName } = input.evidence;
  const company: MessageValue = companyName || { message: message('summary.unnamed') };
  const who = whoIs(input);
  const offer =
    bestDescription(input, factsOf(input, 'one_liner')) ?? bestDescription(input, factsOf(input, 'solution'));
  const cover = coverLine(input);
  if (cover && cover.telling + COVER_LEAD >= (offer?.telling ?? 0)) {
    return { message: message('summary.about.cover', { company, who, quote: cover.text }), factIds: [] };
  }
  const line =
    offer ??
    bestDescription(
      input,
      NEAR.flatMap((kind) => factsOf(input, kind)),
      LEAST_FOR_CLOSEST,
    );
  if (!line) {
    const ofIt: MessageValue = companyName || { message: message('summary.unnamedInside') };
    return { message: message('summary.about.silent', { company: ofIt, who }), factIds: [] };
  }
  const id = offer ? 'summary.about.offer' : 'summary.about.closest';
  return { message: message(id, { company, who, quote: line.text }), factIds: [line.fact.id] };
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

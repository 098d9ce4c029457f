/** First sentence: what the company does and for whom, in its own words where they can be quoted. */
import type { FactKind } from '../model/fact-kinds.js';
import type { Fact } from '../model/fact.js';
import { message, type MessageValue } from '../model/message.js';
import { readableText } from '../util/readable-text.js';
import { factsOf, type Sentence, type SummaryInput } from './summary-context.js';

const LONGEST_QUOTE = 200;
const LEAST_WORDS = 4;
const LONGEST_CUSTOMER = 80;
/** A line of this length says enough and is still one thought. */
const TELLING = { least: 30, most: 170 };

export function aboutCompany(input: SummaryInput): Sentence {
  const base = { company: input.evidence.companyName, who: whoIs(input) };
  const line = quotable(input, 'one_liner', LEAST_WORDS, LONGEST_QUOTE);
  if (line) return sentence('summary.about.one-liner', { ...base, quote: line.text }, line.fact);
  const solution = quotable(input, 'solution', LEAST_WORDS, LONGEST_QUOTE);
  if (solution) {
    const customer = quotable(input, 'customer_segment', 1, LONGEST_CUSTOMER, false);
    return customer && customer.text !== solution.text
      ? sentence(
          'summary.about.solution-for',
          { ...base, quote: solution.text, customer: customer.text },
          solution.fact,
          customer.fact,
        )
      : sentence('summary.about.solution', { ...base, quote: solution.text }, solution.fact);
  }
  const problem = quotable(input, 'problem', LEAST_WORDS, LONGEST_QUOTE) ?? quotable(input, 'pain', LEAST_WORDS, LONGEST_QUOTE);
  if (problem) return sentence('summary.about.problem', { ...base, quote: problem.text }, problem.fact);
  return sentence('summary.about.silent', base);
}

/** ", a seed-stage health-tech company,": empty when neither is known. */
function whoIs({ evidence }: SummaryInput): MessageValue {
  const { stage, sector } = evidence;
  if (stage.value === 'unknown' && sector === 'other') return '';
  // ICU keys hold no hyphens.
  const key = stage.value.replace('-', '');
  return { message: message('summary.who', { stage: key, sector }) };
}

interface Quotable {
  fact: Fact;
  text: string;
}

/** The first statement of the kind that reads as words; lines of a telling length before others. */
function quotable(
  input: SummaryInput,
  kind: FactKind,
  leastWords: number,
  most: number,
  cut = true,
): Quotable | undefined {
  const found = factsOf(input, kind).flatMap((fact): Quotable[] => {
    const text = readableText(fact.quote.includes(fact.text) ? fact.text : fact.quote, { leastWords, most, cut });
    return text === undefined ? [] : [{ fact, text }];
  });
  return found.find(({ text }) => text.length >= TELLING.least && text.length <= TELLING.most) ?? found[0];
}

function sentence(id: string, values: Record<string, MessageValue>, ...facts: Fact[]): Sentence {
  return { message: message(id, values), factIds: facts.map((fact) => fact.id) };
}

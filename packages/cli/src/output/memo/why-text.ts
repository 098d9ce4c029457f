/** Why the deck is read to say one fact: the rule or the model that decided, and what spoke most for it. */
import { factValue } from '@vc-analyst/core/i18n';
import type { Analysis, Locale } from '@vc-analyst/core/model';
import { say } from '../language.js';
import type { Paint } from '../paint.js';
import { printable } from '../printable.js';

type Fact = Analysis['facts'][number];

/** The fact with its quote, what decided, and of a model how sure it is and the features that spoke most for it. */
export function whyText(fact: Fact, { paint, locale }: { paint: Paint; locale: Locale }): string[] {
  const { decided, foundBy = [], slide, quote } = fact;
  const by = foundBy.includes('person')
    ? say('why.person')
    : decided?.probability !== undefined
      ? say('why.model', { model: decided.by, percent: Math.round(decided.probability * 100) })
      : decided
        ? ruleText(decided)
        : foundBy.includes('openai')
          ? say('why.openai')
          : say('why.unknown');
  return [
    `${fact.id}  ${paint.bold(printable(factValue(fact, locale)))}`,
    paint.dim(printable(say('why.quote', { slide, quote: quote.replace(/\s+/g, ' ') }))),
    by,
    ...(decided?.why ?? []).map((feature) => `  ${printable(featureText(feature))}`),
  ];
}

/** The rule, and where the statement model was asked too, how likely it thinks it. */
function ruleText({ by, seconded }: NonNullable<Fact['decided']>): string {
  return seconded === undefined
    ? say('why.rule', { rule: by })
    : say('why.seconded', { rule: by, percent: Math.round(seconded * 100) });
}

/** Fields of features that have a name of their own; the rest is shown as it is. */
const FIELDS: Readonly<Record<string, Parameters<typeof say>[0]>> = {
  w: 'why.feature.word',
  title: 'why.feature.title',
  under: 'why.feature.heading',
  before: 'why.feature.before',
  after: 'why.feature.after',
  column: 'why.feature.column',
  section: 'why.feature.section',
  on: 'why.feature.section',
  rule: 'why.feature.rule',
};

function featureText(feature: string): string {
  const part = /^p([<>])(.*)$/u.exec(feature);
  if (part) return say(part[1] === '<' ? 'why.feature.begins' : 'why.feature.ends', { value: part[2]! });
  const [, field = '', value = ''] = /^([a-z]+)[=!](.*)$/u.exec(feature) ?? [];
  const text = FIELDS[field];
  return text ? say(text, { value }) : feature;
}

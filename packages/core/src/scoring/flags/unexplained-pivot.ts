/** F30: two company names, or an old company that launches only now, with no word of what came before. */
import type { Fact } from '../../model/fact.js';
import { message } from '../../model/message.js';
import { endMonth } from '../../model/end-month.js';
import type { ScoringContext } from '../context.js';
import { sameName } from '../distinct.js';
import type { FlagRule, RaisedFlag } from './flag.js';

const EXPLAINED =
  /\b(?:formerly|previously|renamed|rebrand\w*|pivot\w*|antes|anteriormente|ex-|anciennement|devenu\w*|spin-?off)\b/i;
const LAUNCHED = /(?<!\p{L})(?:(?:launch|lanz|lanc[ée])\p{L}*|go[- ]live)(?!\p{L})/iu;
const OLD_MONTHS = 36;
const RECENT_MONTHS = 12;

export const unexplainedPivot: FlagRule = {
  meta: { id: 'unexplained-pivot', rule: 'F30', kinds: ['company_name', 'founded', 'milestone_done'] },
  raise: ({ context }) => {
    const [flag] = [...twoNames(context), ...lateLaunch(context)];
    return flag && !context.evidence.slides.some((slide) => EXPLAINED.test(slide.text)) ? [flag] : [];
  },
};

function twoNames(context: ScoringContext): RaisedFlag[] {
  const names = context.of('company_name', (fact) => fact.subject === 'company');
  const [first] = names;
  const second = first && names.find((fact) => !related(nameOf(first), nameOf(fact)));
  if (!first || !second) return [];
  const reason = message('flag.unexplained-pivot.names', { first: nameOf(first), second: nameOf(second) });
  return [{ severity: 'low', reason, facts: [first, second] }];
}

function nameOf(fact: Fact): string {
  return fact.subjectName ?? fact.text;
}

/** One holds the other, or they share a word: "Acme" and "Acme Health" are one company. */
function related(a: string, b: string): boolean {
  const [left, right] = [sameName(a), sameName(b)];
  const joined = [left.replace(/ /g, ''), right.replace(/ /g, '')] as const;
  const words = new Set(left.split(' '));
  return (
    joined[0].includes(joined[1]) || joined[1].includes(joined[0]) || right.split(' ').some((word) => words.has(word))
  );
}

/** Not for deep tech, where years before the first product are the rule. */
function lateLaunch(context: ScoringContext): RaisedFlag[] {
  const reading = endMonth(context.evidence.readingDate);
  const founded = context.of('founded', (fact) => fact.subject === 'company' && fact.asOf !== undefined)[0];
  if (reading === -1 || !founded?.asOf || context.evidence.businessModel === 'deeptech') return [];
  const launches = context.actual('milestone_done', (fact) => LAUNCHED.test(fact.text) && fact.asOf !== undefined);
  const first = launches.sort((a, b) => endMonth(a.asOf) - endMonth(b.asOf))[0];
  if (!first || reading - endMonth(founded.asOf) < OLD_MONTHS || reading - endMonth(first.asOf) >= RECENT_MONTHS)
    return [];
  const reason = message('flag.unexplained-pivot.launch', { founded: { date: founded.asOf } });
  return [{ severity: 'low', reason, facts: [founded, first] }];
}

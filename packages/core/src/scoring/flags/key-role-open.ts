/** F21: a key role that is open, part-time, or given to a program. */
import type { Fact } from '../../model/fact.js';
import { message } from '../../model/message.js';
import type { Severity } from '../../model/values.js';
import type { ScoringContext } from '../context.js';
import { sameName } from '../distinct.js';
import { isFounder } from '../people.js';
import type { FlagRule, RaisedFlag } from './flag.js';

const TOP_ROLE =
  /\b(?:ceo|cto|chief (?:executive|technology|technical)|co-?founder|founder|fundador\w*|fondat\w*|directora? (?:general|t[ée]cnic\w)|direct(?:eur|rice) (?:g[ée]n[ée]ral|technique)\w?)\b/i;

/** A study or a post elsewhere that is said to take part of the time. */
const OTHER_WORK =
  /(?<!\p{L})(?:part[- ]time (?:doctoral|ph\.?d|mba|master|student|lecturer|researcher)|(?:doctorand[oa]|doctorado|m[áa]ster|estudiante|profesora?|investigadora?|doctorant[e]?|doctorat|[ée]tudiante?|enseignante?|chercheu(?:r|se)) (?:a|[àa]) (?:tiempo parcial|temps partiel))/iu;

export const keyRoleOpen: FlagRule = {
  meta: { id: 'key-role-open', rule: 'F21', kinds: ['open_role', 'commitment', 'ai_agent_role'] },
  raise: ({ context }) => {
    const open = context.of('open_role');
    const part = context.of('commitment', (fact) => fact.detail?.level === 'part' && isOfTeam(fact, context));
    const agents = context.of('ai_agent_role');
    const flags: RaisedFlag[] = [];
    if (open[0]) {
      const role = String(open[0].detail?.role ?? open[0].text);
      const planned = context.has('hire_plan');
      const flag = raised(message(planned ? 'flag.key-role-open.planned' : 'flag.key-role-open.open', { role }), open);
      // A gap that is named together with the plan to fill it is candour.
      flags.push(planned && flag.severity === 'medium' ? { ...flag, severity: 'low' } : flag);
    }
    if (part.length > 0) {
      const others = part.every((fact) => isOutsideFounders(fact, context));
      const flag = raised(message(`flag.key-role-open.${others ? 'part-time-other' : 'part-time'}`), part);
      flags.push(others ? { ...flag, severity: 'low' } : flag);
    }
    if (agents.length > 0) flags.push(raised(message('flag.key-role-open.agent'), agents));
    return flags;
  },
};

/** What is done in part beside the company, a study say, or bought by the hour from the round is nobody's commitment to it. */
function isOfTeam(fact: Fact, { evidence: { slides } }: ScoringContext): boolean {
  if (OTHER_WORK.test(fact.quote)) return false;
  const section = slides.find(({ number }) => number === fact.slide)?.section;
  return fact.subjectName !== undefined || TOP_ROLE.test(fact.text) || !(section === 'ask' || section === 'financials');
}

/** Somebody by name, or a line beside full-time founders, that is about none of them. */
function isOutsideFounders(fact: Fact, context: ScoringContext): boolean {
  const founders = context.of('person', isFounder);
  const words = sameName(`${fact.subjectName ?? ''} ${fact.text}`);
  if (founders.some((person) => words.includes(sameName(person.subjectName ?? person.text)))) return false;
  if (fact.subjectName !== undefined) return founders.length > 0;
  return context.has('commitment', (one) => one.detail?.level === 'full') && !TOP_ROLE.test(fact.text);
}

function raised(reason: RaisedFlag['reason'], facts: readonly Fact[]): RaisedFlag {
  const top = facts.some((fact) => TOP_ROLE.test(`${String(fact.detail?.role ?? '')} ${fact.text}`));
  const severity: Severity = top ? 'high' : 'medium';
  return { severity, reason, facts };
}

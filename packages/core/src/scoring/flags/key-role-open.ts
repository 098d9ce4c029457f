/** F21: a key role that is open, part-time, or given to a program. */
import type { Fact } from '../../model/fact.js';
import { message } from '../../model/message.js';
import type { Severity } from '../../model/values.js';
import type { FlagRule, RaisedFlag } from './flag.js';

const TOP_ROLE =
  /\b(?:ceo|cto|chief (?:executive|technology|technical)|co-?founder|founder|fundador\w*|fondat\w*|directora? (?:general|t[ée]cnic\w)|direct(?:eur|rice) (?:g[ée]n[ée]ral|technique)\w?)\b/i;

export const keyRoleOpen: FlagRule = {
  meta: { id: 'key-role-open', rule: 'F21', kinds: ['open_role', 'commitment', 'ai_agent_role'] },
  raise: ({ context }) => {
    const open = context.of('open_role');
    const part = context.of('commitment', (fact) => fact.detail?.level === 'part');
    const agents = context.of('ai_agent_role');
    const flags: RaisedFlag[] = [];
    if (open[0]) {
      const role = String(open[0].detail?.role ?? open[0].text);
      flags.push(raised(message('flag.key-role-open.open', { role }), open));
    }
    if (part.length > 0) flags.push(raised(message('flag.key-role-open.part-time'), part));
    if (agents.length > 0) flags.push(raised(message('flag.key-role-open.agent'), agents));
    return flags;
  },
};

function raised(reason: RaisedFlag['reason'], facts: readonly Fact[]): RaisedFlag {
  const top = facts.some((fact) => TOP_ROLE.test(`${String(fact.detail?.role ?? '')} ${fact.text}`));
  const severity: Severity = top ? 'high' : 'medium';
  return { severity, reason, facts };
}

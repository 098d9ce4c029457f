/** F39: code or security said to be audited, where the deck's own words show a prototype at most. */
import { message } from '../../model/message.js';
import type { FactKind } from '../../model/fact-kinds.js';
import type { FlagRule } from './flag.js';

const CLAIMS = ['tech', 'scale_claim', 'certificate', 'regulation'] as const satisfies readonly FactKind[];
const IN_USE = ['users', 'mau', 'dau', 'customers', 'paying_customers', 'revenue', 'arr', 'mrr', 'tvl'] as const;

/** Said as done and by somebody named; what is to be audited is none yet. */
const AUDITED =
  /(?<!\p{L})(?<!(?<!\p{L})(?:be|being|get|ser|ser[áa]n?|[êe]tre|sera|seront)\s)(?:(?:audited|validated|verified|certified) by|(?:auditad|validad|verificad|certificad)[oa]s? por|(?:audit|valid|v[ée]rifi|certifi)[ée]e?s? par) +\p{Lu}/u;
const OF_CODE =
  /(?<!\p{L})(?:smart contracts?|contratos? inteligentes?|contrats? intelligents?|source code|codebase|c[óo]digo|code source|security|seguridad|s[ée]curit[ée]|protocol|protocolo?|protocole)(?!\p{L})/iu;
const UNBUILT = new Set(['idea', 'prototype']);

export const auditWithoutProduct: FlagRule = {
  meta: { id: 'audit-without-product', rule: 'F39', kinds: [...CLAIMS, 'product_stage', ...IN_USE] },
  raise: ({ context }) => {
    const claim = CLAIMS.flatMap((kind) =>
      context.actual(kind, (fact) => AUDITED.test(fact.quote) && OF_CODE.test(fact.quote)),
    )[0];
    const stages = context.of('product_stage');
    const unbuilt = stages.length > 0 && stages.every((fact) => UNBUILT.has(String(fact.detail?.level)));
    if (!claim || !unbuilt || IN_USE.some((kind) => context.actual(kind).length > 0)) return [];
    const reason = message('flag.audit-without-product', { words: claim.quote, slide: claim.slide });
    return [{ severity: 'low', reason, facts: [claim, ...stages.slice(0, 1)] }];
  },
};

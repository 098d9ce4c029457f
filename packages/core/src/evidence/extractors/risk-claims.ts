/** Rules and licences, dependence on others, answers to incumbents, risks that the deck itself names. */
import { claimsOf, type ClaimContext, type ClaimRule } from '../claims/claim-rules.js';
import type { Extractor } from '../facts/extractor.js';
import { buildLexicon } from '../../text/lexicon.js';
import { RISK_LISTS, type RiskList } from '../words/risk-words.js';
import type { Strength } from '../../model/fact.js';

const LEXICON = buildLexicon<RiskList>(RISK_LISTS);

export const riskClaims: Extractor = {
  meta: {
    id: 'risk-claims',
    kinds: ['regulation', 'dependency', 'related_party', 'competitive_response', 'execution_risk'],
  },
  extract: (view) => claimsOf<RiskList>(view, LEXICON, RULES),
};

const RULES: readonly ClaimRule<RiskList>[] = [
  {
    kind: 'regulation',
    any: ['denied'],
    strength: 'assertion',
    detail: () => ({ denied: true }),
    notSections: ['problem', 'competition'],
    fewestWords: 2,
  },
  {
    kind: 'regulation',
    any: ['regime'],
    not: ['denied'],
    notSections: ['problem', 'team', 'competition'],
    when: (context) =>
      writtenAsRegime(context) &&
      !/\b(?:achieve compliance|help\p{L}* (?:you|clients|customers|companies)|your)\b/u.test(context.statement.folded),
    strength: (context): Strength => (context.has('status') ? 'specific' : 'named'),
    detail: statusOf,
    fewestWords: 2,
  },
  {
    kind: 'regulation',
    any: ['mention'],
    and: ['status'],
    not: ['regime', 'denied'],
    notSections: ['problem', 'team', 'competition', 'market', 'whyNow'],
    when: ({ hits, statement }) =>
      hits.some(
        (hit) => hit.list === 'status' && !['compliant', 'conforme', 'approval', 'in process'].includes(hit.phrase),
      ) && !/\b(?:we help(?:ed)?|clients?|clientes?|customers?)\b/u.test(statement.folded),
    strength: 'specific',
    detail: statusOf,
  },
  {
    kind: 'regulation',
    any: ['status'],
    not: ['regime', 'mention', 'denied'],
    sections: ['traction', 'competition', 'risk', 'product', 'solution', 'roadmap', 'team', 'other'],
    when: ({ statement }) =>
      /\b(?:verified licen[sc]es?|licensed (?:by|in|as|broker|bank|entity|provider)|(?:banking|e-money|payment|brokerage|insurance|gaming|lending) licen[sc]e|licencia (?:bancaria|de pago|de la|del|otorgada)|agree(?:e)? par|agrement (?:acpr|amf|de)|autorizad[oa] por|authori[sz]ed by|approved by the)/u.test(
        statement.folded,
      ),
    strength: 'specific',
    detail: statusOf,
  },
  {
    kind: 'regulation',
    any: ['mention'],
    not: ['regime', 'status', 'denied'],
    notSections: ['problem', 'team', 'competition', 'market', 'ask', 'gtm', 'whyNow', 'businessModel'],
    when: ({ statement }) => !/\b(?:hire|hiring|hires|contrat|recrut|your|help)/u.test(statement.folded),
    strength: 'assertion',
  },
  {
    kind: 'dependency',
    any: ['depends'],
    and: ['platformDep'],
    notSections: ['problem', 'competition', 'market', 'team'],
    strength: (context) => (context.has('fallback') ? 'specific' : 'named'),
  },
  {
    // A mother in the story of the problem is nobody's pilot: the words must say whose relative, and that it is tried.
    kind: 'related_party',
    any: ['relative'],
    and: ['trial'],
    when: ({ statement }) => isOfTheTeam(statement.folded),
    subject: 'customer',
  },
  { kind: 'competitive_response', any: ['incumbent'], and: ['whyWin'], notSections: ['problem', 'team'] },
  {
    kind: 'competitive_response',
    any: ['whyWin'],
    not: ['incumbent'],
    sections: ['competition', 'risk', 'solution', 'product', 'gtm'],
    notSections: ['problem', 'team'],
    fewestWords: 4,
  },
  {
    kind: 'execution_risk',
    any: ['risk'],
    sections: ['risk'],
    when: ({ statement, has }) =>
      statement.slide.section === 'risk' &&
      (/:|→|->/u.test(statement.text) ||
        has('mitigation') ||
        /\b(?:risk\w*|riesgos?|risques?)\b/u.test(statement.folded)) &&
      !/\b(?:your|investment in our services|vendor risk)\b/u.test(statement.folded),
    strength: (context) =>
      context.has('mitigation') || /:\s*\S+(?:\s+\S+){2,}|→|->/u.test(context.statement.text) ? 'specific' : 'named',
  },
];

/** A relative of a founder. */
const OF_A_FOUNDER =
  /(?<!\p{L})(?:(?:founder|ceo|cto)'s (?:brother|sister|father|mother|dad|mom|uncle|aunt|cousin|wife|husband)|(?:brother|sister|father|mother|uncle|aunt|cousin|wife|husband)(?: in law)? of (?:the |our |a |one of the )?(?:co-?)?(?:founders?|ceo|cto)|(?:herman[oa]|padre|madre|ti[oa]|prim[oa]|espos[oa]|marido|suegr[oa]|cunad[oa]) (?:del?|de la|de un[oa]?(?: de l[oa]s)?|de nuestr[oa]) (?:co)?(?:founder|fundador|ceo|cto)|(?:frere|s(?:oe|œ)ur|pere|mere|oncle|tante|cousine?|epou[xs]e?|mari) (?:du|de la|d'une?|d'un des|de notre) (?:co-?)?(?:fondat|ceo|cto|founder))/u;

/** The writer's own relative, who is more than the person of a story: a pilot, a first user, a validation. */
const OWN_RELATIVE =
  /(?<!\p{L})(?:(?:my|our) (?:brother|sister|father|mother|dad|mom|uncle|aunt|cousin|wife|husband)|(?:mi|nuestr[oa]) (?:herman[oa]|padre|madre|ti[oa]|prim[oa]|espos[oa]|marido|suegr[oa]|cunad[oa])|(?:mon|ma|notre) (?:frere|s(?:oe|œ)ur|pere|mere|oncle|tante|cousine?|epou[xs]e?|mari))(?!\p{L})/u;
const AS_A_PILOT =
  /(?<!\p{L})(?:pilot\p{L}*|first (?:user|customer|client)|validat\p{L}+|primer[oa]? (?:usuari|client)\p{L}+|valida\p{L}*|premi(?:er|ere) (?:client|utilisat)\p{L}+|validee?s?)(?!\p{L})/u;

const isOfTheTeam = (folded: string): boolean =>
  OF_A_FOUNDER.test(folded) || (OWN_RELATIVE.test(folded) && AS_A_PILOT.test(folded));

/** Whether a licence or certificate is held or still awaited; undefined when the words say neither. */
function statusOf({ statement }: ClaimContext<RiskList>): { status: string } | undefined {
  if (
    /\b(?:pending|in process|in progress|filed|applied|applying|sandbox|planned|underway|en tramite|en proceso|prevista?|en cours|prevue?)\b/u.test(
      statement.folded,
    )
  )
    return { status: 'pending' };
  const held =
    /\b(?:licensed|authori[sz]ed|certified|cleared|clearance|approved by|registered (?:with|as)|verified licen[sc]es?|holds? an?|licenciad[oa]|autorizad[oa]|certificad[oa]|aprobad[oa] por|registrad[oa]|agreee?|autorisee?|certifiee?|immatricule|licence n)\b/u;
  const at = statement.folded.search(held);
  return at >= 0 && !TO_COME.test(statement.folded.slice(0, at)) ? { status: 'obtained' } : undefined;
}

/** Says just before a verb that the thing is still asked of somebody: "customers will have to be approved by us". */
const TO_COME =
  /\b(?:will|shall|must|should|(?:need|has|have|had)s? to|aims? to|hopes? to|sera|seront|devra|devront|doit|doivent|seran|debera|deberan|debe|deben|tendra|tendran)(?: \S+){0,3} $/u;

/** Short names are regimes only in capitals: "SEC", "MAS", "REACH" are also words. */
function writtenAsRegime({ statement, hits }: ClaimContext<RiskList>): boolean {
  return hits.some((hit) => {
    if (hit.list !== 'regime') return false;
    const written = statement.text.slice(hit.start, hit.end);
    return (
      hit.phrase.includes(' ') ||
      written === written.toUpperCase() ||
      (written.length >= 5 && /^\p{Lu}/u.test(written) && !/^(?:reach|dora)$/iu.test(written))
    );
  });
}

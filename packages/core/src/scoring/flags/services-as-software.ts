/** F34: called software, paid for services. */
import { message } from '../../model/message.js';
import type { FlagRule } from './flag.js';

const SERVICES =
  /\b(?:consult\w+|custom development|bespoke|implementation|agency|professional services|desarrollo a medida|consultor\w+|implantaci[oó]n|prestations?|d[ée]veloppement sur mesure|conseil)\b/i;
const SOFTWARE =
  /\b(?:subscri\w+|licen[cs]\w+|saas|per (?:seat|user|month)|suscripci\w+|licencia\w*|abonnement\w*|usage|freemium)\b/i;
const LOW_MARGIN = 45;

export const servicesAsSoftware: FlagRule = {
  meta: { id: 'services-as-software', rule: 'F34', kinds: ['revenue_model', 'gross_margin'] },
  raise: ({ context }) => {
    if (context.evidence.businessModel !== 'saas') return [];
    const streams = context.of('revenue_model', (fact) => fact.subject === 'company');
    const words = streams.map((fact) => `${String(fact.detail?.stream ?? '')} ${fact.text}`);
    const services = streams.filter((_, at) => SERVICES.test(words[at] ?? ''));
    const software = words.some((text) => SOFTWARE.test(text));
    if (services.length > 0 && !software && context.actual('arr').length === 0 && context.actual('mrr').length === 0) {
      return [{ severity: 'medium', reason: message('flag.services-as-software'), facts: services }];
    }
    const margin = context.newest('gross_margin');
    const share = margin && context.amount(margin);
    if (!margin || share === undefined || share >= LOW_MARGIN) return [];
    const reason = message('flag.services-as-software.margin', { margin: { percent: share } });
    return [{ severity: 'medium', reason, facts: [margin] }];
  },
};

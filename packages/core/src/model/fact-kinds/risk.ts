/** Facts about what could go wrong: regulation, dependence, concentration, rivals, execution. */
import type { FactKindSpec } from './spec.js';

export const RISK = {
  regulation: {
    value: 'text',
    topic: 'company',
    step: 'risks',
    time: 'none',
    about:
      'named = regime (GDPR, MiFID, FDA); specific = status, licence or certificate; assertion = mentioned, or "no licence needed"; detail.denied = true for the latter; detail.status = obtained|pending when said',
    home: 'risk',
  },
  top_customer_share: {
    value: 'percent',
    topic: 'company',
    step: 'risks',
    time: 'rate',
    about: 'share of revenue from the largest customer',
    better: 'less',
    metric: 'actual',
  },
  dependency: {
    value: 'text',
    topic: 'company',
    step: 'risks',
    time: 'none',
    about: 'dependence on a platform or supplier; specific = with fallback',
    home: 'risk',
  },
  related_party: {
    value: 'text',
    topic: 'company',
    step: 'risks',
    time: 'none',
    about: 'a relative of the founders who tries, pays for or validates the product',
    codeOnly: true,
  },
  competitive_response: {
    value: 'text',
    topic: 'competitor',
    step: 'competitive',
    time: 'none',
    about: 'why we win when incumbents react, or what switching costs',
    besideRivals: true,
  },
  execution_risk: {
    value: 'text',
    topic: 'company',
    step: 'risks',
    time: 'none',
    about: 'named = gap or risk named; specific = with plan or mitigation',
    home: 'risk',
  },
} satisfies Record<string, FactKindSpec>;

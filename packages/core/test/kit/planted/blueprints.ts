/** Which statements stand on which slide in which layout; traps stand among true figures. */
import type { LabelId, StatementId, Title } from './statements.js';

export type PlannedPart =
  | { layout: 'bullets' | 'prose' | 'columns'; say: StatementId[] }
  | { layout: 'cards' | 'cards-above' | 'rows'; show: LabelId[] }
  /** Years in the head, revenue in thousands below, plan years marked. */
  | { layout: 'plan-table' }
  /** Us against two rivals: money raised, year, countries. */
  | { layout: 'rivals-table' }
  | { layout: 'use-of-funds' }
  | { layout: 'team' }
  | { layout: 'told'; what: 'problem' | 'solution' };

export interface PlannedSlide {
  title: Title;
  parts: PlannedPart[];
}

const say = (layout: 'bullets' | 'prose' | 'columns', ...ids: StatementId[]): PlannedPart => ({ layout, say: ids });
const show = (layout: 'cards' | 'cards-above' | 'rows', ...ids: LabelId[]): PlannedPart => ({ layout, show: ids });
const slide = (title: Title, ...parts: PlannedPart[]): PlannedSlide => ({ title, parts });
const told = (what: 'problem' | 'solution'): PlannedPart => ({ layout: 'told', what });

export const BLUEPRINTS: readonly (readonly PlannedSlide[])[] = [
  [
    slide('problem', told('problem'), say('bullets', 'pain')),
    slide('solution', told('solution')),
    slide('market', say('prose', 'tamGrowth'), show('cards', 'sam', 'som', 'buyers')),
    slide('model', say('bullets', 'price', 'cacLtv', 'standard')),
    slide('traction', say('bullets', 'arrFrom', 'customers', 'churn', 'bookings')),
    slide('competition', say('bullets', 'rivalRaised', 'rivalArr')),
    slide('plan', { layout: 'plan-table' }),
    slide('financials', say('bullets', 'burnCash', 'margin')),
    slide('team', { layout: 'team' }),
    slide('ask', say('prose', 'askPre'), say('bullets', 'askMonths', 'raised', 'phone')),
  ],
  [
    slide('problem', told('problem'), say('prose', 'pain')),
    slide('solution', told('solution')),
    slide('market', show('cards', 'tam', 'sam', 'som', 'mGrowth')),
    slide('model', say('bullets', 'takeRate', 'cacLtv')),
    slide('traction', show('cards', 'gmv', 'take', 'customers'), say('bullets', 'rev', 'bookings')),
    slide('caseStudy', say('prose', 'caseStudy')),
    slide('competition', { layout: 'rivals-table' }, say('bullets', 'rivalValue')),
    slide('financials', show('rows', 'burn', 'cash', 'runway', 'margin')),
    slide('plan', say('bullets', 'forecast', 'goal')),
    slide('team', { layout: 'team' }),
    slide('ask', say('bullets', 'askCommitted', 'raised', 'phone')),
    slide('useOfFunds', { layout: 'use-of-funds' }),
  ],
  [
    slide('problem', told('problem')),
    slide('solution', told('solution'), say('bullets', 'standard')),
    slide('market', show('rows', 'tam', 'sam', 'som'), say('prose', 'buyers', 'pain')),
    slide('model', show('cards-above', 'price', 'cac', 'ltv')),
    slide('traction', show('cards', 'mrr', 'customers', 'growth'), say('prose', 'revPlan')),
    slide('competition', say('bullets', 'rivalValue', 'rivalRaised', 'rivalArr')),
    slide('financials', say('prose', 'burn'), show('cards', 'cash', 'runway')),
    slide('team', { layout: 'team' }),
    slide('ask', show('cards-above', 'ask', 'pre'), say('bullets', 'grant', 'cap', 'index')),
    slide('useOfFunds', { layout: 'use-of-funds' }),
  ],
  [
    slide('problem', told('problem'), say('bullets', 'pain', 'standard')),
    slide('solution', told('solution')),
    slide('market', say('columns', 'tam', 'buyers', 'samSom', 'index')),
    slide('model', show('rows', 'price', 'cac', 'ltv', 'margin')),
    slide('traction', show('cards-above', 'arr', 'rev', 'customers', 'churn'), say('bullets', 'bookings')),
    slide('caseStudy', say('bullets', 'caseStudy')),
    slide('competition', { layout: 'rivals-table' }),
    slide('plan', { layout: 'plan-table' }, say('bullets', 'goal')),
    slide('financials', say('columns', 'burnCash', 'margin')),
    slide('team', { layout: 'team' }),
    slide('ask', say('bullets', 'askRange', 'grant', 'raised')),
  ],
  [
    slide('problem', told('problem'), say('bullets', 'pain')),
    slide('solution', told('solution')),
    slide('market', say('bullets', 'tamGrowth', 'samSom')),
    slide('model', say('prose', 'gmvTake', 'acv')),
    slide('traction', show('rows', 'arr', 'customers', 'churn', 'growth'), say('bullets', 'goal')),
    slide('competition', say('prose', 'rivalRaised', 'rivalValue')),
    slide('plan', say('prose', 'revPlan', 'forecast')),
    slide('financials', show('cards', 'burn', 'cash', 'runway')),
    slide('team', { layout: 'team' }),
    slide('ask', say('prose', 'askCommitted', 'cap'), say('bullets', 'phone')),
    slide('useOfFunds', { layout: 'use-of-funds' }),
  ],
  [
    slide('problem', told('problem'), say('prose', 'pain')),
    slide('solution', told('solution'), say('bullets', 'index')),
    slide('market', say('bullets', 'tam', 'samSom', 'buyers')),
    slide('model', say('columns', 'price', 'acv', 'cacLtv', 'takeRate')),
    slide('traction', say('prose', 'arr', 'mrr'), show('cards', 'customers', 'churn')),
    slide('caseStudy', say('prose', 'caseStudy')),
    slide('competition', say('columns', 'rivalRaised', 'rivalArr', 'rivalValue')),
    slide('financials', show('rows', 'rev', 'revNext', 'burn', 'cash')),
    slide('team', { layout: 'team' }),
    slide('ask', show('cards', 'ask', 'pre', 'raised'), say('bullets', 'askMonths', 'grant')),
  ],
];

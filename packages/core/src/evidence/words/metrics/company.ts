/** Metric words in en, es and fr: people, readiness of the technology, dependence on one customer. Data. */
import type { Metric } from '../../figures/metric.js';

const PERCENT = ['percent'] as const;
const COUNT = ['count'] as const;

export const COMPANY_METRICS: readonly Metric[] = [
  {
    id: 'headcount',
    kind: 'headcount',
    words: [
      'employees',
      'full-time employees',
      'ftes',
      'fte',
      'team members',
      'people',
      'people team',
      'person team',
      'headcount',
      'team of',
      'empleados',
      'trabajadores',
      'personas',
      'equipo de',
      'miembros del equipo',
      'etp',
      'collaborateurs',
      'salaries',
      'employes',
      'equipe de',
      'staff',
      'plantilla',
      'engineers',
    ],
    types: COUNT,
    weak: true,
    most: 100_000,
  },
  { id: 'trl', kind: 'trl', words: [], capitals: ['TRL'], types: COUNT, most: 9 },
  {
    id: 'top_customer',
    kind: 'top_customer_share',
    words: [
      'top customer',
      'largest customer',
      'biggest customer',
      'top client',
      'largest client',
      'principal cliente',
      'mayor cliente',
      'premier client',
      'principal client',
      'client principal',
    ],
    types: PERCENT,
  },
];

/** Words that flags accept. Listed here so that `vc --help` loads nothing of core; a test holds them to the model. */
export const SECTORS = [
  ...['fintech', 'healthtech', 'edtech', 'ai', 'ecommerce', 'marketplace', 'saas', 'mobility', 'energy', 'other'],
];
export const STAGES = ['pre-seed', 'seed', 'series-a', 'series-b', 'series-c', 'growth'];
export const MODELS = [
  ...['saas', 'marketplace', 'ecommerce', 'fintech', 'consumer', 'deeptech', 'services', 'unknown'],
];
export const RECOMMENDATIONS = ['invest', 'follow-up', 'pass'];
export const VERDICTS = ['fits', 'stretches', 'outside', 'unknown'];

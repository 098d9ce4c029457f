/** Words that flags accept. Listed here so that `vc --help` loads nothing of core; a test holds them to the model. */
export const SECTORS = [
  ...['fintech', 'healthtech', 'edtech', 'ai', 'ecommerce', 'marketplace', 'saas', 'mobility', 'energy', 'other'],
];
export const STAGES = ['pre-seed', 'seed', 'series-a', 'series-b', 'series-c', 'growth'];
export const MODELS = [
  ...['saas', 'marketplace', 'ecommerce', 'fintech', 'consumer', 'deeptech', 'services', 'unknown'],
];
export const RECOMMENDATIONS = ['invest', 'follow-up', 'pass'];
export const ROLES = ['viewer', 'analyst', 'partner', 'admin'];
export const VERDICTS = ['fits', 'stretches', 'outside', 'unknown'];
export const REPORT_PERIODS = ['week', 'month', 'quarter', 'year', 'all'];
export const REPORT_TYPES = ['overview', 'performance', 'analysis', 'due-diligence', 'comparative', 'market'];
export const REPORT_FORMATS = ['pdf', 'xlsx', 'html', 'md', 'csv', 'json'];
export const EXPORT_FORMATS = ['html', 'pdf', 'xlsx', 'md', 'csv', 'json'];
export const STATUSES = ['active', 'exited', 'failed'];
export const SHELLS = ['bash', 'zsh', 'fish', 'powershell'];

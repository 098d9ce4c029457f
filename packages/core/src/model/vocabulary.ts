/** The closed vocabularies of the product as plain lists, each once: the schemas are made of them. Loads nothing, no validator either. */

/** Languages the product speaks. A deck may be in another; then `language` holds its ISO 639-1 code. */
export const LOCALES = ['en', 'es', 'fr'] as const;

/** Who reads the facts: rules on this machine, or a model behind an OpenAI-compatible address. */
export const ENGINE_NAMES = ['rubric', 'openai'] as const;
/** Who may have read a deck: these, or an engine that a plugin adds. */
export const READER_NAMES = [...ENGINE_NAMES, 'plugin'] as const;

/** Funding rounds, earliest first. */
export const STAGES = ['pre-seed', 'seed', 'series-a', 'series-b', 'series-c', 'growth'] as const;

export const SECTORS = [
  'fintech',
  'healthtech',
  'edtech',
  'ai',
  'ecommerce',
  'marketplace',
  'saas',
  'mobility',
  'energy',
  'other',
] as const;

/** How a company earns; decides which metric stands for scale (a fintech can be SaaS). */
export const BUSINESS_MODELS = [
  'saas',
  'marketplace',
  'ecommerce',
  'fintech',
  'consumer',
  'deeptech',
  'services',
  'unknown',
] as const;

/** What a slide is about. A slide has one `section` and may have others beside it. */
export const SECTIONS = [
  'cover',
  'problem',
  'solution',
  'product',
  'market',
  'businessModel',
  'traction',
  'competition',
  'gtm',
  'team',
  'financials',
  'ask',
  'whyNow',
  'roadmap',
  'risk',
  'contact',
  'appendix',
  'other',
] as const;

/** The nine steps of an analysis, in their order. */
export const STEP_IDS = [
  'extract',
  'business_model',
  'market_analysis',
  'team_evaluation',
  'monetization',
  'competitive',
  'financial',
  'risks',
  'ai_scoring',
] as const;

/** The five sub-scores. `risk` is scored as resilience and shown as `riskScore = 100 - resilience`. */
export const SCORE_IDS = ['market', 'team', 'product', 'traction', 'risk'] as const;

export const QUESTION_CATEGORIES = ['business', 'team', 'market', 'technical', 'financial', 'competitive'] as const;

export const PRIORITIES = ['high', 'medium', 'low'] as const;

/** Of a flag, the gravest first. */
export const SEVERITIES = ['critical', 'high', 'medium', 'low'] as const;

/** How well the evidence carries the overall score. */
export const CONFIDENCES = ['high', 'medium', 'low', 'insufficient'] as const;

export const RECOMMENDATIONS = ['invest', 'follow-up', 'pass'] as const;

/** What a follow-up is for: worth a call, or more evidence first, because too little of what was asked for could be judged. */
export const FOLLOW_UP_REASONS = ['call', 'thin'] as const;

/** How far an analysis is. */
export const ANALYSIS_STATUSES = ['pending', 'processing', 'completed', 'failed'] as const;

/** What became of an answer that a founder gave by a link. */
export const ANSWER_STATES = ['received', 'counted', 'ignored'] as const;

/** What the fund does with the company: it looks further (`pipeline`), has invested, or has passed. */
export const DECISIONS = ['pipeline', 'invested', 'passed'] as const;

/** How a company fits the fund's thesis. */
export const FIT_VERDICTS = ['fits', 'stretches', 'outside', 'unknown'] as const;

/** Team roles, the least first. */
export const ROLES = ['viewer', 'analyst', 'partner', 'admin'] as const;

export const INVESTMENT_STATUSES = ['active', 'exited', 'failed'] as const;

/** What a deck may be. */
export const DECK_KINDS = ['pdf', 'pptx', 'ppt', 'png', 'jpeg'] as const;

/** Endings that are worth opening in a folder; what a file really is, its content decides. */
export const DECK_ENDINGS: Readonly<Record<(typeof DECK_KINDS)[number], readonly string[]>> = {
  pdf: ['.pdf'],
  pptx: ['.pptx', '.ppsx', '.potx'],
  ppt: ['.ppt', '.pps'],
  png: ['.png'],
  jpeg: ['.jpg', '.jpeg'],
};

/** Formats in which one analysis is written: file endings without the dot. */
export const MEMO_FORMATS = ['html', 'pdf', 'xlsx', 'md', 'csv', 'json'] as const;

/** Those that a server hands out: `html` is a page with a script, which from the server's address would run as the server's. */
export const MEMO_DOWNLOADS = [
  'pdf',
  'xlsx',
  'csv',
  'md',
  'json',
] as const satisfies readonly (typeof MEMO_FORMATS)[number][];

/** Formats in which a report of the fund is written: file endings without the dot. */
export const REPORT_FORMATS = ['pdf', 'xlsx', 'html', 'md', 'csv', 'json'] as const;

/** Media types of decks and of the files that we write, without the charset of texts. */
export const MEDIA_TYPES: Readonly<
  Record<(typeof DECK_KINDS | typeof MEMO_FORMATS | typeof REPORT_FORMATS)[number], string>
> = {
  pdf: 'application/pdf',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  ppt: 'application/vnd.ms-powerpoint',
  png: 'image/png',
  jpeg: 'image/jpeg',
  html: 'text/html',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  md: 'text/markdown',
  csv: 'text/csv',
  json: 'application/json',
};

export const REPORT_PERIODS = ['week', 'month', 'quarter', 'year', 'all'] as const;

export const REPORT_TYPES = ['overview', 'performance', 'analysis', 'due-diligence', 'comparative', 'market'] as const;

/** What is written into the audit log. */
export const AUDIT_ACTIONS = [
  'account.sign-in',
  'account.sign-out',
  'account.registered',
  'account.changed',
  'account.password-reset',
  'account.session-ended',
  'token.made',
  'token.ended',
  'member.invited',
  'member.role-changed',
  'member.removed',
  'panel.sign-in',
  'panel.sign-out',
  'account.made',
  'account.managed',
  'account.removed',
  'account.exported',
  'account.erased',
  'company.erased',
  'account.reset-link-made',
  'second-factor.set',
  'second-factor.codes-made',
  'second-factor.ended',
  'second-factor.reset',
  'settings.changed',
  'decks.rescored',
  'settings.mail-tested',
  'analysis.exported',
  'analysis.removed',
  'analysis.assigned',
  'deck.downloaded',
  'fund-report.exported',
  'share.made',
  'share.revoked',
  'share.viewed',
  'founder-link.made',
  'founder-link.revoked',
  'founder-link.viewed',
  'founder-link.answered',
  'founder-answers.decided',
  'comment.removed',
  'correction.taken-back',
  'investment.removed',
  'audit.exported',
] as const;

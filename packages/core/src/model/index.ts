/** The nouns of the product: schemas and types, no behaviour, no node modules. Read `analysis.ts` first. */
export * from './analysis.js';
export * from './correction.js';
export * from './deck.js';
export * from './fact.js';
export * from './fact-kinds.js';
export * from './fit.js';
export * from './message.js';
export * from './progress.js';
export * from './question.js';
export * from './scores.js';
export * from './scoring.js';
export * from './slide-summary.js';
export * from './values.js';

/** /corporate-analysis: everything analysed so far. */
export { CorporateAnalysis as default } from '../features/reports/corporate-analysis.js';

/** /market-trends: sectors over time. */
export { MarketTrends as default } from '../features/reports/market-trends.js';

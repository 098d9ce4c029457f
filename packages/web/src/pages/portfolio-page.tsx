/** /portfolio */
export { Portfolio as default } from '../features/portfolio/portfolio.js';

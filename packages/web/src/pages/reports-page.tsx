/** /reports: the fund's period reports. */
export { PeriodReport as default } from '../features/reports/period-report.js';

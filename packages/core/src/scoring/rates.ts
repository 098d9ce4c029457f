/** The exchange rates of the rubric: those by which evidence tells the stage. */
export { RATES_DATE, RATES_SOURCE, USD_RATES } from '../model/dollar-rates.js';

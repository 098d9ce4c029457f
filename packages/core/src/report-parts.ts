/** What a page needs to show analyses and reports as the files show them. Pure, browser-safe. */
export { citedSlides, criteriaByScore, keyFigures, scoreTone, shownScore } from './exports/report-parts.js';
export { cellText, movementText, valueText } from './exports/report/report-value.js';

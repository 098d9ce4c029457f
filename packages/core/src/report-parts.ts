/** What a page needs to show analyses and reports as the files show them. Pure, browser-safe. */
export {
  citedSlides,
  criteriaByScore,
  keyFigures,
  scoreTone,
  shownScore,
  type KeyFigure,
} from './exports/report-parts.js';
export { outboundNotes, refusedNotes, type RefusedNote } from './exports/model-notes.js';
export { cellText, movementText, valueText } from './exports/report/report-value.js';

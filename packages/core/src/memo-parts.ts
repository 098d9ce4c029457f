/** What a page needs to show analyses and reports as the files show them. Pure, browser-safe. */
export { citedSlides, criteriaByScore, keyFigures, scoreTone, shownScore, type KeyFigure } from './memo/key-figures.js';
export { outboundNotes, refusedNotes, type RefusedNote } from './memo/model-notes.js';
export { firstQuestions } from './collaboration/first-questions.js';
export { cellText, fullBar, movementText, valueText } from './reports/formats/report-value.js';

/** What is filled in on a report: one file for the browser, which loads it after the report. */
export { AnswerForm } from './answer-form.js';
export { CorrectFactDialog } from './correct-fact-dialog.js';
export { CorrectHeadDialog } from './correct-head-dialog.js';
export { FounderDialog } from './founder-dialog.js';
export { ShareDialog } from './share-dialog.js';

/** Texts of findings, questions, reports and errors in en, es and fr. Browser-safe; a browser loads a language before it renders. */
export { catalogues, hasTexts, loadTexts, type Catalogue } from './catalogues.js';
export * from './render.js';
export { criterionName, type NamedCriterion } from '../model/criterion-name.js';
export { correctionText, kindName } from './correction-text.js';
export { withAnswersNote } from './deck-alone.js';
export { answerOnPage } from '../model/answer-page.js';
export { answerName } from './page-name.js';
export { factValue, type ValuedFact } from './fact-value.js';
export { figureOrigin, markedValue } from './figure-origin.js';
export { readingNotes } from './reading-notes.js';
export { inLanguage } from './in-language.js';
export { verdictName, type VerdictName } from './verdict-name.js';
export { summarySentences, type ShownSentence } from './summary-text.js';

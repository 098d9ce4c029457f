/** What `npm run train` and `npm run measure` call: from labelled decks to the models that core reads with, and how well it reads. */
export { readCorpus, type DeckLabels, type LabelledDeck } from './read-corpus.js';
export { readWrittenDecks } from './read-written-decks.js';
export { groupOf, modelFiles, trainModels, type Training } from './train-models.js';
export { modelCard } from './model-card.js';
export { MODEL_FILES, modelIn, useModels } from '../evidence/learned/models.js';
export { compareFigures, type FigureTallies } from '../evaluation/compare-figures.js';
export { compareQuotes, compareTelling, type LabelledLine, type QuoteTally } from '../evaluation/compare-quotes.js';
export { labelOfCorpus, type CorpusLabels } from '../evaluation/corpus-label.js';
export { evaluate } from '../evaluation/evaluate.js';

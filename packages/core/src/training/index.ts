/** What `npm run train` calls: from labelled decks to the models that core reads with. */
export { readCorpus, type DeckLabels, type LabelledDeck } from './read-corpus.js';
export { readWrittenDecks } from './read-written-decks.js';
export { groupOf, modelFiles, trainModels, type Training } from './train-models.js';
export { modelCard } from './model-card.js';

/** The card of a training: what was learned from, how it was measured, and what the figures are, as Markdown. */
import type { LabelledDeck } from './read-corpus.js';
import type { NamesTally, TrainedNames } from './names-tally.js';
import type { Rates } from './rates.js';
import type { TrainedModel, Training } from './train-models.js';

/** A smaller training of the same kind, to see what more decks would bring. */
export interface LearningPoint {
  decks: readonly LabelledDeck[];
  training: Training;
}

export function modelCard(decks: readonly LabelledDeck[], training: Training, curve: readonly LearningPoint[]): string {
  const {
    ordinaryWords,
    companyName,
    people,
    competitors,
    sector,
    ask,
    roles,
    sectionsTogether,
    statements,
    description,
  } = training;
  const others = decks.filter((deck) => !isWritten(deck));
  const [written, drawn] = [decks.filter(isText), decks.filter((deck) => isWritten(deck) && !isText(deck))];
  const languagesOf = (some: readonly LabelledDeck[]) => countBy(some.map(({ labels }) => labels.language));
  return [
    '# The models that read evidence',
    '',
    'Written by `npm run train`. Two linear models (logistic regression over hashed features) stand beside the rules: one says what a slide is',
    'about, at first by its words and then by what was found on it together, one what a statement says. They read no figure and name no person: a claim of theirs is',
    'the whole statement, verbatim, and the gate checks its quote like any other. Claims in words that rules find and this model, which knows the rule, gives less than one in ten are dropped. A figure that the rules read and have no name for is told of the',
    'problem, the market or the product’s use where slide and statement are. Three more choose among names that the grammar reads: the company, its',
    'people and its rivals; others which amount is the round, and whether a figure has happened. Every figure below is of decks whose company the measured model had not seen (folds by company), and of none that we wrote.',
    '',
    '- **Learned from**: ' +
      `${others.length} decks of others (${languagesOf(others)}; ${countBy(others.map(({ labels }) => labels.kind))}), ${sectionsTogether.examples} slides, ${statements.examples} statements, labelled line by line by one reader; they are not part of the project. And from invented ones of our own (\`packages/core/training\`): ${written.length} of bare text (${languagesOf(written)}), whose statements bear a feature of their own, since they are not laid out, and ${drawn.length} drawn as slides (${languagesOf(drawn)}), whose people count a fifth and whose rivals and company nothing, for they taught the models nothing of decks of others.`,
    '- **Features**: words and pairs of words of the statement, beginnings and endings of words, where names stand and what stands beside them (which name it is is never a feature), the heading above, the words of the statements before and after, the title, place and look, what the slide may be about, and which rules fired there.',
    '- **Sure** is a probability from which three of four were right on decks left out: the claim stands as named. **Possible** is where precision and recall are best together, with at least two of five right: the claim stands as a bare assertion, with half coverage. A label that reaches neither is never taken.',
    '- **Known weaknesses**: soft kinds (segment, status quo, dependency) are told apart badly, by readers too (two readings of ten decks agree with F1 0.84); few decks of others are in French, Portuguese or German. Tried and no better on decks left out: what the likely labels of neighbours and of the slide say, the larger heading over a statement, and the words of what stands beside it in its column. Nor was a model of what a figure is, trained on 2,289 figures that readers marked: of those that the rules have no name for it called one in three rightly, and of a market’s no more than the rules do. Nor, on the statements of two fifths of the decks, sentence vectors of a small transformer (512 numbers a statement, in English) beside these features: F1 0.394 to 0.404, which their size and time do not pay for. Nor, on all decks, a layer of 128 units over 32 numbers a feature beside this model: F1 0.436 to 0.447; on a fifth of the decks word vectors of a public collection (100 numbers, in English) and the statements around it, by recurrence, attention or convolution, added nothing to that, and dropping features at random in training made the model here worse.',
    '',
    'The second look at sections learns from first looks some of which had seen decks that it is measured by.',
    '',
    ...modelPart('Sections of slides', sectionsTogether),
    ...modelPart('What statements say', statements),
    '## Names',
    '',
    'A conditional logit over the candidates of a deck, by where and how each stands, what stands beside it and what its words are elsewhere; weights are pulled to what is known of names without any deck: an address bears the company’s, a city is none.',
    `${ordinaryWords.size} words that decks of at least three companies write in lower case are ordinary: a capital makes little of a`,
    'company, a person or a rival of them. Tried and not worth a dictionary in every copy: whether the words of a name stand in one of three or five',
    'languages. Of 49 names that were no people 44 were left with one collection of words and 48 with another, rivals F1 0.66 to 0.67, the company no better.',
    '',
    '| names | language | stated | precision | recall | F1 |',
    '| --- | --- | --- | --- | --- | --- |',
    ...namesPart('company', companyName),
    ...namesPart('people', people),
    ...namesPart('rivals', competitors),
    '',
    '## Sector',
    '',
    'A conditional logit as well, over the sectors, by words of each (`evidence/words/sector-words`), where they stand and how often. A reader’s choice',
    'among "AI", "SaaS" and "other" is partly one of taste.',
    '',
    '| language | decks | right |',
    '| --- | --- | --- |',
    ...[['all', sector.all] as const, ...Object.entries(sector.languages)].map(
      ([language, { right, missed }]) =>
        `| ${language} | ${right + missed} | ${(right / (right + missed)).toFixed(2)} |`,
    ),
    '',
    '## Ask',
    '',
    'A choice among the amounts of a deck and none of them: what words call the ask stands, unless another amount is clearly likelier;',
    'where no words do, the likeliest. Of decks whose company the weights had not seen.',
    '',
    '| | language | stated | precision | recall | F1 |',
    '| --- | --- | --- | --- | --- | --- |',
    ...namesPart('ask', ask),
    '',
    '## Roles',
    '',
    'Whether a figure of the company that no word, date or head settles has happened, by what it is of, where it stands, the words around it and',
    'what else the deck tells of: the rules take it as so, and from even odds against it on it is told as planned. Invented decks count a twentieth, for',
    'their founders have sold more than founders have. Unit economics are not asked of: they hang on the use that the deck shows. Of such figures that a reader marked, told as having happened:',
    '',
    '| | language | happened | precision | recall | F1 |',
    '| --- | --- | --- | --- | --- | --- |',
    ...namesPart('figures', roles),
    '',
    '## Description',
    '',
    'Which statement says what the company does: of those that read as words, by what the statement model thinks of them, where they stand and',
    'on how many slides their words return. Learned from the decks of others alone, by the share of a reader’s own words for it that a statement has. Of decks whose company the weights had not seen,',
    'how many were told by a statement that a reader calls a description or the solution:',
    '',
    '| | language | decks | precision | recall | F1 |',
    '| --- | --- | --- | --- | --- | --- |',
    ...namesPart('description', description),
    '',
    '## Learning curve',
    '',
    'Both models at "possible", trained and cross-validated on a part of the decks.',
    '',
    '| decks of others | of our own | sections F1 | statements F1 |',
    '| --- | --- | --- | --- |',
    ...[...curve, { decks, training }].map(({ decks, training: { sectionsTogether, statements } }) => {
      const own = decks.filter(isWritten).length;
      return `| ${decks.length - own} | ${own} | ${f1(sectionsTogether.possible)} | ${f1(statements.possible)} |`;
    }),
    '',
  ].join('\n');
}

const isWritten = ({ written }: LabelledDeck): boolean => written !== undefined;
const isText = ({ written }: LabelledDeck): boolean => written === 'text';

const namesPart = (title: string, { all, languages }: TrainedNames<unknown>): string[] =>
  [['all', all] as const, ...Object.entries(languages)].flatMap(([language, tally]) => {
    if (tally.right + tally.missed === 0) return [];
    const rates = ratesOf(tally);
    return [`| ${title} | ${language} | ${tally.right + tally.missed} | ${figures(rates)} | ${f1(rates)} |`];
  });

const ratesOf = ({ right, wrong, missed }: NamesTally): Omit<Rates, 'threshold'> => ({
  precision: right / Math.max(1, right + wrong),
  recall: right / Math.max(1, right + missed),
});

function modelPart(title: string, model: TrainedModel): string[] {
  return [
    `## ${title}`,
    '',
    '| language | examples | possible: precision | recall | F1 | sure: precision | recall |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...[['all', model] as const, ...Object.entries(model.languages)].map(
      ([language, { examples, possible, sure }]) =>
        `| ${language} | ${examples} | ${figures(possible)} | ${f1(possible)} | ${figures(sure)} |`,
    ),
    '',
    '| label | examples | companies | possible: precision | recall | sure: precision | recall |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...model.labels.map(
      ({ label, examples, decks, possible, sure }) =>
        `| ${label} | ${examples} | ${decks} | ${figuresOr(possible)} | ${figuresOr(sure)} |`,
    ),
    '',
    'Calibration, in bands of probability:',
    '',
    '| promised | right | cases |',
    '| --- | --- | --- |',
    ...model.calibration.map(
      ({ promised, right, count }) => `| ${promised.toFixed(2)} | ${right.toFixed(2)} | ${count} |`,
    ),
    '',
  ];
}

const figures = ({ precision, recall }: Omit<Rates, 'threshold'>): string =>
  `${precision.toFixed(2)} | ${recall.toFixed(2)}`;
const figuresOr = (rates: Rates): string => (rates.threshold > 1 ? 'not taken | ' : figures(rates));
const f1 = ({ precision, recall }: Omit<Rates, 'threshold'>): string =>
  ((2 * precision * recall) / (precision + recall || 1)).toFixed(3);

function countBy(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .map(([value, n]) => `${n} ${value}`)
    .join(', ');
}

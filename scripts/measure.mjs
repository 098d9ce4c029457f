/**
 * `npm run measure -- <corpus> [--folds <folder>] [--wrong] [--documents <file>]`: how well decks are read whose company no model has seen. The labelled
 * decks are parted by company into three; models are trained on two parts and read the third. Prints F1 of the labelled
 * fields in all and by language, how many of the revenues shown are so, roles and scales that are wrong, and how many lines
 * of the memo quote what bears on their point, as Markdown.
 * `--folds` keeps the trained models in a folder and takes them from there when they are; `--wrong` lists what is wrong;
 * `--documents` writes the analyses, one a line with the deck's `id`, as `npm run calibrate` takes them.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { analyzeDeck, rubricEngine } from '../packages/core/dist/index.js';
import {
  compareFigures,
  compareQuotes,
  compareTelling,
  evaluate,
  groupOf,
  labelOfCorpus,
  MODEL_FILES,
  modelFiles,
  modelIn,
  readCorpus,
  readWrittenDecks,
  trainModels,
  useModels,
} from '../packages/core/dist/training.js';
import { decksOfCorpus } from './corpus-decks.mjs';
import { drawnDecks } from './drawn-decks.mjs';
import { root } from './set-up.mjs';

const FOLDS = 3;
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { folds: { type: 'string' }, wrong: { type: 'boolean' }, documents: { type: 'string' } },
});
const [folder] = positionals;
if (!folder || !existsSync(join(folder, 'labels'))) {
  console.error('Say where the labelled decks are: npm run measure -- <folder with labels/, text/ and index.csv>');
  process.exit(2);
}
const corpus = resolve(folder);
const decks = await decksOfCorpus(corpus);
const labelled = readCorpus(corpus, (id) => decks.get(id));
const bareText = readWrittenDecks(join(root, 'packages', 'core', 'training'));
const drawn = await drawnDecks();
/** The decks of a group in parts: those of one company in one. */
const foldsOf = (group) => {
  const companyOf = ({ labels }) => groupOf(labels.company);
  const companies = [...new Set(group.map(companyOf))].sort();
  return Array.from({ length: FOLDS }, (_, fold) =>
    group.filter((deck) => companies.indexOf(companyOf(deck)) % FOLDS === fold),
  );
};
const groups = [
  // A deck of which only the text is known was not laid out: it teaches, and is not measured by.
  { name: 'decks of others', folds: foldsOf(labelled), isMeasured: ({ labels }) => decks.has(labels.id), read: [] },
  { name: 'decks that we drew', folds: foldsOf(drawn), isMeasured: () => true, read: [] },
];

for (let fold = 0; fold < FOLDS; fold++) {
  useModels(modelsWithout(fold));
  for (const { folds, isMeasured, read } of groups)
    for (const { labels, deck, lines } of folds[fold].filter(isMeasured))
      read.push({ labels, lines, analysis: await analysisOf(deck) });
}
if (options.documents) {
  const lines = groups
    .flatMap(({ read }) => read)
    .map(({ labels, analysis }) => `${JSON.stringify({ ...analysis, id: labels.id })}\n`);
  writeFileSync(options.documents, lines.join(''));
}
for (const { name, read } of groups) report(name, read);

function report(name, read) {
  const evaluation = evaluate(read.map(({ labels, analysis }) => ({ label: labelOfCorpus(labels), analysis })));
  const figures = read.map(({ labels, analysis }) => compareFigures(analysis, labels));
  const sum = (of) => figures.reduce((total, one) => total + of(one), 0);
  const quotes = read.map(({ labels, lines, analysis }) => {
    const labelled = lines.map(({ slide, ref, text }) => ({ slide, text, kinds: labels.lines[ref] ?? [] }));
    return { ...compareQuotes(analysis, labelled), telling: compareTelling(analysis, labelled) };
  });
  const bearing = (tallyOf) => {
    const [bear, all] = ['bear', 'of'].map((key) => quotes.reduce((total, one) => total + tallyOf(one)[key], 0));
    return `${bear} of ${all} (${two(all && bear / all)})`;
  };
  const two = (share) => (share === null ? '–' : share.toFixed(2));
  const row = (name, { right, wrong, missed, precision, recall, f1 }) =>
    `| ${name} | ${right + missed} | ${right + wrong} | ${two(precision)} | ${two(recall)} | ${two(f1)} |`;
  console.log(`\n## ${read.length} ${name}, each read by models that never saw its company\n`);
  console.log('| field | stated | found | precision | recall | F1 |\n| --- | --- | --- | --- | --- | --- |');
  console.log(row('all fields', evaluation.micro));
  for (const [language, measures] of Object.entries(evaluation.byLanguage).sort())
    console.log(row(`all fields, ${language}`, measures));
  for (const [field, measures] of Object.entries(evaluation.fields)) console.log(row(field, measures));
  const [right, shown] = [sum(({ revenue }) => revenue.right), sum(({ revenue }) => revenue.of)];
  const [wrong, told] = [sum(({ roles }) => roles.wrong), sum(({ roles }) => roles.of)];
  console.log(`
- Sections, mean F1: ${two(evaluation.sectionsMacroF1)}
- ARR, MRR and revenue shown as the company's own: ${right} of ${shown} right (${two(shown && right / shown)})
- Figures told as what is so of the company that are not: ${wrong} of ${told} (${two(told && wrong / told)}), of them prices, which readers mark as goals or as actual by taste: ${sum(({ roles }) => roles.prices)}
- Figures off by 10² to 10⁷ from what stands there: ${sum(({ scales }) => scales)}
- Quotes that stand on their slides: ${evaluation.quotes.hold} of ${evaluation.quotes.of}
- Lines quoted for the company that bear on their point: ${bearing((one) => one.for)}, against it: ${bearing((one) => one.against)}
- Lines by which the memo says what the company does that readers call so, or the solution: ${bearing((one) => one.does)}
- Lines that tell the slides in which readers find something: ${bearing(({ telling }) => telling.lines)}; of the kinds of statement that a deck makes they hold ${bearing(({ telling }) => telling.kinds)}`);
  if (options.wrong) {
    console.log(`\n${figures.flatMap(({ wrong }) => wrong.map((line) => `- ${line}`)).join('\n')}`);
    for (const { id, field, expected, found } of evaluation.differences)
      if (!field.startsWith('section.')) console.log(`- ${id} ${field}: ${expected ?? '–'}, read ${found ?? '–'}`);
  }
}

function modelsWithout(fold) {
  const kept = options.folds && join(resolve(options.folds), String(fold));
  const known = kept && existsSync(join(kept, MODEL_FILES.statements[0]));
  const place = kept ?? join(root, '.cache', 'folds', String(fold));
  if (!known) {
    const training = trainModels(
      [...groups.flatMap(({ folds }) => folds.filter((_, at) => at !== fold).flat()), ...bareText],
      FOLDS,
    );
    mkdirSync(place, { recursive: true });
    for (const [name, bytes] of Object.entries(modelFiles(training))) writeFileSync(join(place, name), bytes);
    console.error(`trained without part ${fold + 1} of ${FOLDS}`);
  }
  return Object.fromEntries(Object.keys(MODEL_FILES).map((name) => [name, modelIn(place, name)]));
}

/** The analysis of a deck that is read already, under a neutral name. */
async function analysisOf(deck) {
  const reader = { read: async () => deck, close: async () => {} };
  return analyzeDeck([{ fileName: 'deck.pdf', bytes: new Uint8Array([1]) }], { reader, engine: rubricEngine });
}

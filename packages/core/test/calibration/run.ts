/** `npm run calibrate DOCUMENTS READINGS [DAY]`: fits, cross-validates, prints, and writes `calibration.ts` and its table in `docs/scoring.md`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Calibration } from '../../src/scoring/calibration.js';
import { REASONED } from '../../src/scoring/rubric.js';
import { BOUNDS, fit, rubricOf, scoreOf } from './fit.js';
import { agreement, crossValidate, FOLDS, type Agreement, type Predicted } from './measure.js';
import { loadReadings, SCORES } from './readings.js';

const BEGIN = '<!-- calibration: written by npm run calibrate -->';
const END = '<!-- /calibration -->';
/** Groups of fewer decks say nothing by a rank. */
const LEAST_RANKED = 8;

const [documents, folder, day] = process.argv.slice(2);
if (!documents || !folder) throw new Error('npm run calibrate DOCUMENTS.jsonl READINGS_FOLDER [YYYY-MM-DD]');
const date = day ?? new Date().toISOString().slice(0, 10);
const readings = loadReadings(documents, folder);
const calibration = fit(readings, date);
const predicted = crossValidate(readings, date);
const others = predicted.filter(({ reading }) => !reading.drawn);
const byReason = readings.map((reading): Predicted => ({ reading, scored: scoreOf(reading, REASONED) }));

const table = report();
console.log(table);
writeData(calibration);
writeTable(table);

function report(): string {
  const groups: [string, Predicted[]][] = [
    ['decks of others', others],
    ['read three times', others.filter(({ reading }) => reading.thrice)],
    ...grouped('language'),
    ...grouped('kind'),
  ];
  const rows = groups.map(([name, list]) => row(name, agreement(list)));
  const { set, marks } = calibration;
  return [
    `${set.decks} decks of ${set.companies} companies, ${set.readings} readings, fitted on ${date}; every figure by ${FOLDS}-fold cross-validation over companies.`,
    '',
    `| | decks | overall | ${SCORES.join(' | ')} | error | mean, ours / read |`,
    `|---|---|---|${SCORES.map(() => '---').join('|')}|---|---|`,
    ...rows,
    row('decks of others, weights of reason', agreement(byReason.filter(({ reading }) => !reading.drawn))),
    row('decks that we drew', agreement(predicted.filter(({ reading }) => reading.drawn))),
    row('decks that we drew, weights of reason', agreement(byReason.filter(({ reading }) => reading.drawn))),
    '',
    '| read as | decks | invest | worth a call | need more evidence | pass |',
    '|---|---|---|---|---|---|',
    ...Object.entries(agreement(others).verdicts)
      .sort()
      .map(([read, ours]) => {
        const of = (verdict: string) => ours[verdict] ?? 0;
        const all = Object.values(ours).reduce((sum, n) => sum + n, 0);
        return `| ${read} | ${all} | ${of('invest')} | ${of('call')} | ${of('thin')} | ${of('pass')} |`;
      }),
    '',
    `Worth a call from ${marks.call} points, more evidence asked for from ${marks.thin}. No weight is more than ${BOUNDS.most} times or less than ${BOUNDS.least} times its weight of reason; at seed they come to:`,
    '',
    ...weights(),
  ].join('\n');
}

function grouped(by: 'language' | 'kind'): [string, Predicted[]][] {
  const names = [...new Set(others.map(({ reading }) => reading[by]))].sort();
  return names.map((name) => [name, others.filter(({ reading }) => reading[by] === name)]);
}

function row(name: string, { decks, rank, error, means }: Agreement): string {
  const rho = (score: keyof Agreement['rank']) => (decks < LEAST_RANKED ? '–' : rank[score].toFixed(2));
  const ranks = (['overall', ...SCORES] as const).map(rho).join(' | ');
  return `| ${name} | ${decks} | ${ranks} | ${error.toFixed(1)} | ${means.map((mean) => mean.toFixed(0)).join(' / ')} |`;
}

/** Weights that the fit moved, at seed, beside those of reason. */
function weights(): string[] {
  const column = 1;
  const fitted = rubricOf(calibration);
  const moved = Object.entries(fitted.criteria)
    .map(
      ([id, { weights }]) =>
        [id, REASONED.criteria[id as keyof typeof REASONED.criteria].weights[column], weights[column]] as const,
    )
    .filter(([, before, after]) => before !== after);
  const shares = SCORES.map(
    (score) => `${score} ${REASONED.subScores.seed.weights[score]} → ${fitted.subScores.seed.weights[score]}`,
  );
  return [
    `Sub-scores: ${shares.join(', ')}.`,
    `Criteria: ${moved.map(([id, a, b]) => `${id} ${a} → ${b}`).join(', ')}.`,
  ];
}

function writeData(data: Calibration): void {
  const path = join('packages', 'core', 'src', 'scoring', 'calibration.ts');
  const source = readFileSync(path, 'utf8');
  const start = source.indexOf('export const CALIBRATION');
  writeFileSync(
    path,
    `${source.slice(0, start)}export const CALIBRATION: Calibration = ${JSON.stringify(data, null, 2)};\n`,
  );
}

function writeTable(text: string): void {
  const path = join('docs', 'scoring.md');
  const page = readFileSync(path, 'utf8');
  const [start, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (start < 0 || end < 0) throw new Error(`${path} has no place for the table`);
  writeFileSync(path, `${page.slice(0, start)}${BEGIN}\n\n${text}\n\n${page.slice(end)}`);
}

/** A model learns what its examples teach, says why, survives its file, and the same examples give the same file. */
import { describe, expect, it } from 'vitest';
import {
  calibrate,
  crossScore,
  dealGroups,
  packModel,
  trainLinear,
  type Example,
} from '../../training/train-linear.js';
import { bucketsOf, tell } from './hashed-features.js';
import { logistic, readModel, type LinearModel } from './linear-model.js';

const BITS = 12;
const TAUGHT = [
  'pears are fruit',
  'plums are fruit',
  'figs are fruit',
  'hammers are tools',
  'saws are tools',
  'drills are tools',
];

const featuresOf = (text: string): Set<string> => new Set(text.split(' ').map((word) => `w=${word}`));
const examples = TAUGHT.flatMap((text, at): Example[] =>
  Array.from({ length: 5 }, (_, copy) => ({
    buckets: bucketsOf(featuresOf(`${text} ${copy}`), BITS),
    labels: [text.endsWith('fruit') ? 0 : 1],
    group: `deck ${at}`,
  })),
);

function train(): Uint8Array {
  const labels = ['fruit', 'tools'];
  return packModel(trainLinear(examples, { bits: BITS, labels: 2, epochs: 10 }), {
    ...{
      name: 'things',
      version: '1',
      labels,
      slopes: [1, 1],
      offsets: [0, 0],
      sure: [0.5, 0.5],
      possible: [0.3, 0.3],
    },
  });
}

describe('a linear model', () => {
  const model: LinearModel = readModel(train());

  it('tells apart what it was taught, also in words it never met', () => {
    const [fruit, tools] = model.probabilities(bucketsOf(featuresOf('quinces are fruit'), BITS));
    expect(fruit).toBeGreaterThan(0.5);
    expect(tools).toBeLessThan(0.5);
  });

  it('says which features spoke for a label, and none that spoke against it', () => {
    expect(model.why(tell(featuresOf('hammers are fruit')), 0).map(({ feature }) => feature)).toContain('w=fruit');
    expect(model.why(tell(featuresOf('hammers are fruit')), 0).map(({ feature }) => feature)).not.toContain(
      'w=hammers',
    );
  });

  it('is the same bytes every time', () => {
    expect(Buffer.from(train()).equals(Buffer.from(train()))).toBe(true);
  });

  it('refuses a file that is none, or that is cut off', () => {
    expect(() => readModel(new TextEncoder().encode('no model at all'))).toThrow(RangeError);
    expect(() => readModel(train().slice(0, -5))).toThrow(RangeError);
  });
});

describe('cross-validation', () => {
  it('never puts one company on both sides', () => {
    const folds = dealGroups(examples, 3);
    expect(folds.size).toBe(TAUGHT.length);
    expect(new Set(folds.values()).size).toBe(3);
  });

  it('scores every example by a model that did not see its company', () => {
    // Only the words of its own company tell this label apart: whoever has not seen it cannot know.
    const secret = ['a', 'b', 'c', 'd'].map((group, at): Example => ({
      buckets: bucketsOf(featuresOf(`only ${group}`), BITS),
      labels: at === 0 ? [0] : [],
      group,
    }));
    const scores = crossScore(secret, { bits: BITS, labels: 1, epochs: 10 }, 4);
    expect(scores[0]![0]).toBeLessThanOrEqual(Math.max(...scores.slice(1).map((score) => score[0]!)));
  });
});

describe('calibration', () => {
  it('promises what comes true', () => {
    // Scores that are twice too sure of themselves.
    const scores = Array.from({ length: 400 }, (_, at) => (at % 2 === 0 ? 2 : -2));
    const hits = scores.map((score, at) => (score > 0 ? at % 10 < 7 : at % 10 === 9));
    const { slope, offset } = calibrate(scores, hits);
    const share = hits.filter((hit, at) => hit && scores[at]! > 0).length / 200;
    expect(logistic(slope * 2 + offset)).toBeCloseTo(share, 1);
  });

  it('of a label whose scores say nothing promises no more than how often it is met', () => {
    const scores = Array.from({ length: 100 }, (_, at) => at % 7);
    const { slope, offset } = calibrate(
      scores,
      scores.map((_, at) => at === 50),
    );
    for (const score of scores) expect(logistic(slope * score + offset)).toBeLessThan(0.1);
  });
});

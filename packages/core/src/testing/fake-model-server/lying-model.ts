/** A model that invents: figures, quotes and names, true quotes for other metrics, other people's figures as the company's. */
import { inLists, modelAnswer, type ModelAnswer } from './model-answer.js';
import type { Prompt } from './read-prompt.js';

/** What nobody but the liar ever says: to be looked for wherever its words could come out. */
export const LIES = {
  figure: 987_654_321,
  quote: 'ARR of $987,654,321 and growing 777% a year',
  name: 'Zebedee Quillfeather',
  share: 777,
} as const;

const MONEY = /[$€£]\s?\d|\d\s?[$€£]/u;
const PERCENT = /\d\s?%/u;

const ASKED: { kinds: readonly string[]; unit: ModelAnswer['unit']; lie: number }[] = [
  {
    kinds: [
      'arr',
      'mrr',
      'revenue',
      'tam',
      'sam',
      'som',
      'ask',
      'cash',
      'burn_net',
      'raised_to_date',
      'cac',
      'ltv',
      'acv',
    ],
    unit: 'money',
    lie: LIES.figure,
  },
  {
    kinds: ['growth_yoy', 'growth_mom', 'churn', 'nrr', 'gross_margin', 'market_growth'],
    unit: 'percent',
    lie: LIES.share,
  },
  {
    kinds: ['customers', 'paying_customers', 'users', 'mau', 'headcount', 'waitlist'],
    unit: 'count',
    lie: LIES.figure,
  },
];

/** Every way to lie about every kind that is asked for. */
export function lyingModel(prompt: Prompt): object {
  if (prompt.task === 'summary') return lyingSummary(prompt);
  if (prompt.task === 'critic') return upholdAll(prompt);
  if (prompt.task === 'judge') return levelAll(prompt, 4, { slide: 1, quote: LIES.quote });
  const lines = prompt.slides.flatMap(({ number, lines: all }) =>
    all.filter((line) => line.trim().length > 3).map((line) => ({ slide: number, line })),
  );
  const answers: ModelAnswer[] = [];
  for (const { kinds, unit, lie } of ASKED) {
    const pattern = unit === 'money' ? MONEY : unit === 'percent' ? PERCENT : /\d/u;
    const figures = lines.filter(({ line }) => pattern.test(line));
    for (const kind of kinds.filter((one) => prompt.kinds.includes(one))) {
      const company = { unit, subject: 'company', currency: unit === 'money' ? 'USD' : null } as const;
      // A quote that stands nowhere.
      answers.push(modelAnswer(kind, { ...company, slide: 1, quote: LIES.quote, value: lie }));
      // True quotes with a figure that is not in them.
      for (const { slide, line } of figures.slice(0, 6)) {
        answers.push(modelAnswer(kind, { ...company, slide, quote: line, value: lie }));
      }
      // Words without a figure.
      for (const { slide, line } of lines.filter(({ line: text }) => !/\d/u.test(text)).slice(0, 2)) {
        answers.push(modelAnswer(kind, { ...company, slide, quote: line, value: lie }));
      }
      // A true quote on another slide, and one of a slide that is not there.
      const [first] = figures;
      if (first) {
        answers.push(modelAnswer(kind, { ...company, slide: first.slide + 1, quote: first.line, value: lie }));
        answers.push(modelAnswer(kind, { ...company, slide: 999, quote: first.line, value: figureIn(first.line) }));
      }
    }
  }
  for (const kind of ['person', 'advisor', 'investor', 'logo', 'competitor']) {
    if (!prompt.kinds.includes(kind)) continue;
    for (const { slide, line } of lines.slice(0, 8)) {
      answers.push(modelAnswer(kind, { slide, quote: line, name: LIES.name, subject: 'person' }));
    }
    answers.push(modelAnswer(kind, { slide: 1, quote: `${LIES.name}, CEO`, name: LIES.name, subject: 'person' }));
  }
  return inLists(answers);
}

/** True quotes with their true figure, but of another metric or of somebody else, told as the company's. */
export function twistingModel(twists: readonly ModelAnswer[]) {
  return (prompt: Prompt): object =>
    prompt.task === 'summary'
      ? lyingSummary(prompt)
      : prompt.task === 'critic'
        ? upholdAll(prompt)
        : prompt.task === 'judge'
          ? levelAll(prompt, 4)
          : inLists(twists.filter(({ kind }) => prompt.kinds.includes(kind)));
}

/** Says yes to whatever it is asked. */
export function upholdAll({ items }: Prompt): object {
  return { verdicts: items.map(({ id }) => `${id} yes`) };
}

/** One level for whatever is asked, with a quote that stands in the deck unless another is given. */
export function levelAll(
  { criteria, slides }: Prompt,
  level: number,
  given?: { slide: number; quote: string },
): object {
  const lines = slides.flatMap(({ number, lines: all }) =>
    all.filter((line) => line.trim().length > 3).map((quote) => ({ slide: number, quote })),
  );
  return {
    criteria: criteria.map(({ id }, index) => {
      const quote = given ?? lines[index % Math.max(1, lines.length)];
      const quotes = quote ? [quote] : [];
      return { id, level, for: level > 1 ? quotes : [], against: level > 1 ? [] : quotes };
    }),
  };
}

function lyingSummary({ facts }: Prompt): object {
  const ids = facts.map(({ id }) => id);
  return {
    sentences: [
      { text: `The company makes $${LIES.figure.toLocaleString('en')} a year.`, facts: ids.slice(0, 1) },
      { text: `${LIES.name} leads the team.`, facts: ids.slice(0, 2) },
      { text: `Growth is ${LIES.share} %.`, facts: [] },
      { text: 'It is the best company of all and must be funded.', facts: ['no-such-fact'] },
    ],
  };
}

/** The first figure of a line as a plain number. */
function figureIn(line: string): number | null {
  const [digits] = /\d[\d.,]*/u.exec(line) ?? [];
  return digits === undefined ? null : Number(digits.replace(/[.,](?=\d{3})/g, '').replace(',', '.'));
}

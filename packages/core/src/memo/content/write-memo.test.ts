/** The memo as data: what an investor reads first, only of what the deck says, each line with its slides. */
import { describe, expect, it } from 'vitest';
import { sampleAnalysis } from '../../../test/kit/sample-analysis.js';
import { medianSeed, strongSeriesA } from '../../../test/kit/sample-evidence.js';
import type { Fact } from '../../model/fact.js';
import { labelOfLine } from '../../model/line-label.js';
import { memoSchema, type Memo, type MemoPartId } from '../../model/memo.js';
import { message } from '../../model/message.js';
import type { Evidence } from '../../model/scoring.js';
import { LOCALES } from '../../model/values.js';
import { catalogues } from '../../i18n/catalogues.js';
import { inLanguage } from '../../i18n/in-language.js';
import { evidence, fact, person, slide } from '../../testing/build-fact.js';
import { plainLine as plain } from '../../text/plain-line.js';
import { LACK_NOTHING } from './for-and-against.js';
import { memoOf } from './memo-of.js';
import { writeMemo } from './write-memo.js';

function memo(deck: Evidence): Memo {
  return memoSchema.parse(sampleAnalysis(deck).memo);
}

function rows(deck: Evidence, id: MemoPartId): string[][] {
  return (
    memo(deck)
      .parts.find((part) => part.id === id)
      ?.rows.map((cells) => cells.map(({ text }) => text)) ?? []
  );
}

const funds = (value: number, subjectName: string) => fact('use_of_funds', { value, subjectName, basis: 'target' });

describe('the deal', () => {
  it('sums the use of funds, each part once', () => {
    const deck = evidence([funds(60, 'Product'), funds(40, 'Sales'), funds(60, 'product ')]);
    expect(rows(deck, 'deal')).toContainEqual(['Use of funds', '60% Product and 40% Sales (sum 100%)']);
  });

  it('leaves the round itself out of its parts, and keeps a half that equals the rest', () => {
    const part = (value: number, subjectName: string) =>
      fact('use_of_funds', { value, subjectName, basis: 'target', unit: 'money', currency: 'USD' });
    const ask = fact('ask', { value: 1e6, basis: 'target', subject: 'round' });
    const told = (parts: Fact[]) =>
      rows(evidence([ask, ...parts]), 'deal').find(([name]) => name === 'Use of funds')?.[1];
    expect(told([part(1e6, 'Round'), part(7e5, 'Product'), part(3e5, 'Sales')])).toBe(
      '$700K Product and $300K Sales (sum $1M)',
    );
    expect(told([part(5e5, 'Product'), part(25e4, 'Sales'), part(25e4, 'Team')])).toContain('(sum $1M)');
  });

  it('leaves out a row of another table, and names no head of the parts', () => {
    const part = (value: number, subjectName: string) =>
      fact('use_of_funds', { value, subjectName, basis: 'target', unit: 'money', currency: 'USD' });
    const ask = fact('ask', { value: 1e6, basis: 'target', subject: 'round' });
    const deck = evidence([ask, part(7e5, 'Product'), part(3e5, 'Sales'), part(6e5, 'Revenue in a year')]);
    expect(rows(deck, 'deal')).toContainEqual(['Use of funds', '$700K Product and $300K Sales (sum $1M)']);
    const asked = sampleAnalysis(deck).questions.map(({ question }) => question);
    expect(asked).toContainEqual(expect.stringContaining('$700K of the round goes into “Product”'));
  });

  it('takes a list of more than there is to spend for no list of uses', () => {
    const told = (shares: number[]) =>
      rows(evidence(shares.map((share, at) => funds(share, `Part ${at}`))), 'deal').some(
        ([name]) => name === 'Use of funds',
      );
    expect(told([50, 30, 15, 5, 15, 6])).toBe(false);
    expect(told([50, 30, 15])).toBe(true);
  });

  it('calls a valuation by no name that the deck does not give it', () => {
    const bare = fact('pre_money', { value: 8e6, subject: 'round', detail: { unspecified: true } });
    expect(rows(evidence([bare]), 'deal')).toContainEqual(['Valuation', '$8M']);
    const named = fact('pre_money', { value: 8e6, subject: 'round' });
    expect(rows(evidence([named]), 'deal')).toContainEqual(['Pre-money', '$8M']);
  });

  it('calls a part by what its long name begins with', () => {
    const parts = [60, 40].map((value, at) =>
      fact('use_of_funds', {
        value,
        unit: 'percent',
        subjectName: `Part ${at} — all that it pays for, told at great length`,
        basis: 'target',
      }),
    );
    expect(rows(evidence(parts), 'deal')).toContainEqual(['Use of funds', '60% Part 0 and 40% Part 1 (sum 100%)']);
  });

  it('quotes no words for a use of funds that the statement model is not sure of', () => {
    const words = 'What the pilots get from the founder';
    const told = (probability: number) =>
      rows(
        evidence([
          fact('use_of_funds', {
            value: undefined,
            text: words,
            quote: words,
            basis: 'target',
            decided: { by: 'statements', probability },
          }),
        ]),
        'deal',
      );
    expect(told(0.7)).not.toContainEqual(['Use of funds', `“${words}”`]);
    expect(told(0.9)).toContainEqual(['Use of funds', `“${words}”`]);
  });

  it('quotes what the money is for where no part bears a figure', () => {
    const words = 'Two engineers and the second clinic';
    const deck = evidence([fact('use_of_funds', { value: undefined, text: words, quote: words, basis: 'target' })]);
    expect(rows(deck, 'deal')).toContainEqual(['Use of funds', `“${words}”`]);
  });

  it('says that a stage is inferred, and nothing of a round where the deck does not', () => {
    const inferred = evidence([], { stage: { value: 'seed', basis: 'ask', factIds: [] } });
    expect(rows(inferred, 'deal')).toEqual([['Round', 'seed, assumed from the ask']]);
    expect(rows(evidence([], { stage: { value: 'unknown', basis: 'unknown', factIds: [] } }), 'deal')).toEqual([]);
  });
});

describe('the amount and what it pays for', () => {
  it.each([
    ['14 · The ask', []],
    ['We seek partners for the next round', [['Amount', '“We seek partners for the next round”']]],
  ])('a heading is no amount: %s', (quote, wanted) => {
    const deck = evidence([fact('ask_text', { text: quote, quote })], {
      stage: { value: 'unknown', basis: 'unknown', factIds: [] },
    });
    expect(rows(deck, 'deal')).toEqual(wanted);
  });

  it('how long the money lasts is told once', () => {
    const lasts = 'Runway: 24 months to reach two million of revenue';
    const opens = 'Open the Lyon office in May 2027';
    const deck = evidence([
      fact('ask', { value: 1e6, basis: 'target', subject: 'round' }),
      fact('runway', { value: 24, unit: 'months', quote: lasts, basis: 'target', subject: 'round' }),
      fact('milestone_plan', { text: 'Open Turin in 2031', quote: 'Open Turin in 2031', asOf: '2031', slide: 9 }),
      fact('milestone_plan', { text: lasts, quote: lasts, basis: 'target', asOf: '2027' }),
      fact('milestone_plan', { text: opens, quote: opens, basis: 'target', asOf: '2027-05' }),
    ]);
    expect(rows(deck, 'deal')).toContainEqual(['On the page of the round', `“${opens}”`]);
  });
});

describe('figures', () => {
  const deck = evidence([
    fact('revenue', { value: 120_000, asOf: '2026', period: 'year' }),
    fact('revenue', { value: 900_000, asOf: '2028', period: 'year', basis: 'forecast' }),
    fact('price', { value: 100, period: 'month' }),
  ]);

  it('what is planned never stands among what has happened', () => {
    expect(rows(deck, 'traction')).toEqual([['Revenue', '$120K a year', '2026']]);
    expect(rows(deck, 'forecast')[0]).toEqual(['Revenue', '$900K a year (2028)']);
  });

  it('a forecast says what must be true', () => {
    expect(rows(deck, 'forecast').map(([name]) => name)).toContain('What must be true');
  });
});

it.each([
  ['en', '$5M, worked out'],
  ['es', '5 M $, calculado'],
  ['fr', '5 M $, calculé'],
] as const)('a valuation that we worked out says so, in %s', (locale, told) => {
  const cellOf = (derivedFrom?: string[]) => {
    const post = fact('post_money', {
      value: 5e6,
      subject: 'round',
      basis: 'target',
      ...(derivedFrom && { derivedFrom }),
    });
    const ask = fact('ask', { value: 1e6, subject: 'round', basis: 'target' });
    const { parts } = memoOf(inLanguage(sampleAnalysis(evidence([ask, post])), locale));
    return parts
      .find(({ id }) => id === 'deal')
      ?.rows.flat()
      .map(({ text }) => text.replace(/[\u00a0\u202f]/gu, ' '));
  };
  expect(cellOf(['ask-1-1', 'pre_money-1-1'])).toContain(told);
  expect(cellOf()).toContain(told.split(',')[0]);
});

describe('competition', () => {
  const slides = (own: string) => [
    {
      ...slide(1),
      section: 'competition' as const,
      text: `Feature | Sealwise | Inspecta\nOffline | ✓ | ✗\nAudit trail | ${own} | ✓`,
    },
  ];

  it('stands as the deck draws it, and an own column of nothing but ticks is said', () => {
    const [part] = memo(evidence([], { companyName: 'Sealwise', slides: slides('✓') })).parts.filter(
      ({ id }) => id === 'competition',
    );
    expect(part?.head?.map(({ text }) => text)).toEqual(['Feature', 'Sealwise', 'Inspecta']);
    expect(part?.note?.text).toContain('“Sealwise”, its own, has every tick');
  });

  it('keeps a mark beside the words that narrow it', () => {
    const [part] = memo(evidence([], { companyName: 'Sealwise', slides: slides('✓ (pending)') })).parts.filter(
      ({ id }) => id === 'competition',
    );
    expect(part?.rows[1]?.map(({ text }) => text)).toEqual(['Audit trail', '✓ (pending)', '✓']);
  });

  it('a column with a gap is not said to have every tick', () => {
    const [part] = memo(evidence([], { companyName: 'Sealwise', slides: slides('✗') })).parts.filter(
      ({ id }) => id === 'competition',
    );
    expect(part?.note?.text).toBe('As the deck draws it.');
  });
});

describe('the line, for and against', () => {
  it('a problem is never told as what the company does', () => {
    const deck = evidence([
      fact('problem', { text: 'Clinics lose hours on paper forms', quote: 'Clinics lose hours on paper forms' }),
    ]);
    expect(memo(deck).line).toBeUndefined();
  });

  it('a line that says it only nearly is marked as the closest', () => {
    const text = 'Paperless intake';
    const near = memo(
      evidence([fact('solution', { text: `${text} for every visit`, quote: `${text} for every visit` })]),
    ).line;
    expect(near === undefined || near.text.includes(text)).toBe(true);
  });

  it.each([
    ['strong', strongSeriesA()],
    ['median', medianSeed()],
  ])('of a %s deck are three lines each at most, no words on both sides', (_name, deck) => {
    const [good, bad] = [rows(deck, 'for').flat(), rows(deck, 'against').flat()];
    expect(good.length).toBeLessThanOrEqual(3);
    expect(bad.length).toBeLessThanOrEqual(3);
    const quotes = (lines: string[]) => lines.flatMap((line) => /“(.+)”/.exec(line)?.[1] ?? []);
    expect(quotes(good).filter((quote) => quotes(bad).includes(quote))).toEqual([]);
  });
});

it('people stand once, founders first, with their words quoted', () => {
  const deck = evidence([
    fact('background', { text: 'Ten years in clinics', quote: 'Ten years in clinics', subjectName: 'Ada Obi' }),
    person('Luc Roy', { role: 'CTO' }),
    person('Ada Obi', { role: 'CEO', founder: true }),
    person('Ada Obi', { role: 'CEO', founder: true }),
  ]);
  expect(rows(deck, 'team').map(([name, , background]) => [name, background])).toEqual([
    ['Ada Obi', '“Ten years in clinics”'],
    ['Luc Roy', '–'],
  ]);
});

it('a person’s background is a line of that person, never the name again', () => {
  const [all, own] = ['Founders: Ada Obi (ex-bank), Luc Roy (ex-lab)', 'Ada Obi led compliance at a bank'];
  const read = { decided: { by: 'statements', probability: 0.9 } };
  const deck = evidence([
    person('Ada Obi', { role: 'CEO' }),
    person('Luc Roy', { role: 'CTO' }),
    person('Mia Sol'),
    person('Ida Moe', { role: 'Chief Operating Officer' }),
    fact('domain_experience', { text: all, quote: all, ...read }),
    fact('domain_experience', { text: own, quote: own, ...read }),
    fact('background', { text: 'Mia Sol', quote: 'Mia Sol', subjectName: 'Mia Sol' }),
    fact('background', {
      text: 'Ida Moe: Chief Operating Officer',
      quote: 'Ida Moe: Chief Operating Officer',
      subjectName: 'Ida Moe',
    }),
  ]);
  expect(rows(deck, 'team').map(([name, , background]) => [name, background])).toEqual([
    ['Ada Obi', `“${own}”`],
    ['Luc Roy', `“${all}”`],
    ['Mia Sol', '–'],
    ['Ida Moe', '–'],
  ]);
});

it('words that name a person are theirs, whoever read them', () => {
  const quote = 'Ada Obi: led compliance at a bank';
  const read = { decided: { by: 'statements', probability: 0.9 } };
  const deck = evidence([
    person('Ada Obi', { role: 'CEO' }),
    fact('domain_experience', { text: quote, quote, ...read }),
  ]);
  expect(rows(deck, 'team')[0]).toContain(`“${quote}”`);
});

it('a deck that says nothing has no parts and no draft without questions', () => {
  expect(memo(evidence([], { stage: { value: 'unknown', basis: 'unknown', factIds: [] } })).parts).toEqual([]);
});

it.each([
  ['en', 'To check: how the part that can be reached is worked out.'],
  ['es', 'Por comprobar: cómo se calcula la parte accesible.'],
  ['fr', 'À vérifier\u00a0: comment la part accessible est calculée.'],
] as const)('what speaks against it says what to check, in %s', (locale, start) => {
  const quote = 'The European market for seals is 540 million';
  const deck = evidence([fact('tam', { value: 540_000_000, quote, basis: 'external', subject: 'market' })]);
  const [part] = memoOf(inLanguage(sampleAnalysis(deck), locale)).parts.filter(({ id }) => id === 'against');
  expect(part?.rows.flat().map(({ text }) => text)).toContainEqual(expect.stringContaining(start));
});

it('a planned margin is no silence about margins, and no margin is', () => {
  const plan = fact('gross_margin', { value: 80, unit: 'percent', basis: 'forecast', asOf: '2028' });
  const stage: Evidence['stage'] = { value: 'seed', basis: 'user', factIds: [] };
  const reason = (facts: Evidence['facts']) =>
    sampleAnalysis(evidence(facts, { stage })).criteria.find(({ id }) => id === 'G8')?.reason;
  expect(reason([plan])).toContain('planned (80%)');
  expect(reason([])).toBe('We found no gross margin.');
});

it('a draft to the founder asks first about the deck’s own words, and names their slide', () => {
  const quote = 'Closed beta with 12 design partners';
  const deck = evidence([
    person('Ana Ruiz', { founder: true }),
    person('Luc Roy', { founder: true }),
    fact('pilot', { text: quote, quote, strength: 'named', slide: 7 }),
  ]);
  const text = writeMemo({ ...sampleAnalysis(deck), recommendation: 'follow-up' }, 'en').email?.text;
  expect(text).toMatch(new RegExp(`1\\. You mention “${quote}”: .* \\(slide 7\\)`));
});

it.each(LOCALES)('is whole in %s, of a kept document and of one of before', (locale) => {
  const analysis = inLanguage(sampleAnalysis(strongSeriesA()), locale);
  const { memo: _memo, ...before } = analysis;
  const kept = JSON.stringify(memoOf(analysis));
  expect(kept).not.toMatch(/"(?:text|title|subject)":"[^"]*(?:memo\.|sum\.|undefined|\{)/);
  expect(JSON.stringify(memoOf(before))).toBe(kept);
});

describe('a memo that can be pasted', () => {
  it('too few words read are never told as worth a call', () => {
    const deck = sampleAnalysis(evidence([]));
    const rule = { ...deck.recommendationRule!, rule: 'thinly-read' };
    const thin = {
      ...deck,
      recommendation: 'follow-up',
      recommendationReason: 'thin',
      recommendationRule: rule,
    } as const;
    const call = { ...thin, recommendationReason: 'call' } as const;
    expect(writeMemo(thin, 'en').verdict[0]?.text).toContain('more evidence');
    expect(writeMemo(call, 'en').verdict[0]?.text).toContain('call');
  });

  it('the line does not repeat the name that stands above it', () => {
    const line = (quote: string) => {
      const summaryMessages = [
        { message: message('summary.about.cover', { company: 'Sealwise', quote }), factIds: [] },
      ];
      return writeMemo({ ...sampleAnalysis(evidence([])), companyName: 'Sealwise', summaryMessages }, 'en').line?.text;
    };
    expect(line('Sealwise – Seals for clinics and labs')).toBe('“Seals for clinics and labs”');
    expect(line('Sealwise is a platform for clinics')).toBe('“Sealwise is a platform for clinics”');
    expect(line('Sealwise: Home')).toBe('“Sealwise: Home”');
  });

  it.each(LOCALES)('what decides is told by words of the deck, without counting points and once, in %s', (locale) => {
    const analysis = sampleAnalysis(medianSeed());
    const textsOf = ({ parts }: Memo) =>
      parts.flatMap(({ id, rows }) => (id === 'against' ? rows.flat().map(({ text }) => text) : []));
    const deciding = (criterionId: string) => {
      const step = { text: '', textMessage: message('scoring.change.strengthen', {}), criterionId };
      const rule = { ...analysis.recommendationRule!, wouldChange: [step] };
      return writeMemo({ ...analysis, recommendationRule: rule }, locale);
    };
    // One that is held against it where it does not decide.
    const against = textsOf(deciding('none'));
    const told = analysis.criteria
      .map(({ id }) => deciding(id))
      .filter(({ decides }) => against.includes(decides[0]?.text ?? ''));
    expect(told.length).toBeGreaterThan(0);
    for (const memo of told) {
      expect(memo.decides[0]?.text).toMatch(/[“«]/u);
      expect(memo.decides[0]?.text).not.toMatch(/\d point/u);
      expect(textsOf(memo)).not.toContain(memo.decides[0]?.text);
    }
  });

  it.each([
    ['en', /: .+ and .+\.$/u],
    ['es', /: .+ y .+\.$/u],
    ['fr', / : .+ et .+\.$/u],
  ] as const)('what nothing is known of is named in the verdict and decides nothing, in %s', (locale, named) => {
    const { verdict, decides } = writeMemo(sampleAnalysis(evidence([])), locale);
    expect(verdict[1]?.text.replaceAll('\u00a0', ' ')).toMatch(named);
    expect(decides).toEqual([]);
  });

  it('opens with a model’s sentence on what it does, in its language alone, and says whose words they are', () => {
    const offer = fact('solution', { quote: 'Seals for clinics', text: 'Seals for clinics', slide: 2 });
    const text = 'Sealwise makes seals for clinics and labs.';
    const analysis = sampleAnalysis(evidence([offer, person('Ada Roe')]));
    const [seen] = analysis.facts.filter(({ kind }) => kind === 'solution');
    const lineOf = (kindId: string, locale: 'en' | 'es') =>
      writeMemo({ ...analysis, modelSummary: { locale: 'en', sentences: [{ text, factIds: [kindId] }] } }, locale).line;
    expect(lineOf(seen!.id, 'en')).toMatchObject({ text, byModel: true, slides: [2], factIds: [seen!.id] });
    expect(labelOfLine(lineOf(seen!.id, 'en')!)).toBe('memo.byModel');
    expect(lineOf(seen!.id, 'es')?.byModel).toBeUndefined();
    // One on the team says nothing of what it does.
    const team = analysis.facts.find(({ kind }) => kind === 'person')!;
    expect(lineOf(team.id, 'en')?.byModel).toBeUndefined();
  });

  it('what speaks against it says what it lacks, and not how rules and model counted', () => {
    const told = fact('problem', { quote: 'Clinics lose seals all the time', text: 'Clinics lose seals', slide: 2 });
    const analysis = sampleAnalysis(
      evidence([told, fact('solution', { quote: 'We count the seals by photo', slide: 3 })]),
    );
    const [seen] = analysis.facts.filter(({ kind }) => kind === 'problem');
    const counted = message('scoring.with-model', {
      ...{ rules: 2, model: 1, votes: '1, 1', slide: 2, quote: 'seals' },
      reason: { message: message('scoring.M2.tam', { size: '$3M' }) },
    });
    const criteria = analysis.criteria.map((one) =>
      one.id === 'M2'
        ? { ...one, state: 'partial' as const, level: 0.3, factIds: [seen!.id], reason: '', reasonMessage: counted }
        : { ...one, state: 'missing' as const },
    );
    const { parts } = writeMemo({ ...analysis, criteria, checks: [], flags: [], sums: [] }, 'en');
    const against = parts
      .flatMap(({ id, rows: lines }) => (id === 'against' ? lines.flat() : []))
      .map(({ text }) => text);
    expect(against).toEqual([expect.stringContaining('Of the market a total is given ($3M)')]);
    expect(against.join()).not.toMatch(/votes|of 4/u);
  });

  it('a blank that was left in the form is a flag, and neither decides nor stands on page one', () => {
    const { flags, memo: written } = sampleAnalysis(evidence([fact('template_token', { text: '[Your profile]' })]));
    expect(flags.map(({ rule }) => rule)).toContain('F28');
    const { decides, parts } = memoSchema.parse(written);
    const held = [...decides, ...parts.flatMap(({ rows: lines }) => lines.flat())].map(({ text }) => text).join('\n');
    expect(held).not.toMatch(/placeholder/iu);
  });

  it('a reason that tells what is there and nothing that it lacks speaks not against it', () => {
    for (const id of LACK_NOTHING) expect(catalogues.en, id).toHaveProperty([id]);
    const against = (quote: string) => {
      const told = fact('problem', { quote, text: quote, slide: 2 });
      return rows(
        evidence([told, fact('solution', { quote: 'We count the seals by photo', slide: 3 })]),
        'against',
      ).flat();
    };
    expect(against('Seals are counted by hand').filter((line) => line.startsWith('Problem and solution'))).toEqual([]);
    const asserted = fact('advantage', { quote: 'The best counter of seals of all', slide: 3 });
    expect(
      rows(evidence([asserted]), 'against')
        .flat()
        .join(' '),
    ).toMatch(/Measured difference.*To check/u);
  });

  it('what the statement model doubts speaks neither for nor against, and is no strength in the verdict', () => {
    const told = (seconded: number) => {
      const decided = { by: 'rule', seconded };
      const deck = evidence([
        fact('price', { value: 49, text: '$49', quote: 'Teams pay $49 a month for all of it', decided }),
        fact('defensibility', { text: 'A moat of data', quote: 'A moat of data that nobody else has', decided }),
      ]);
      const { verdict, parts } = memo(deck);
      return [...verdict, ...parts.flatMap(({ id, rows }) => (id === 'for' || id === 'against' ? rows.flat() : []))]
        .map(({ text }) => text)
        .join('\n');
    };
    expect(told(0.9)).toMatch(
      /pricing[^]*“Teams pay \$49 a month for all of it”[^]*“A moat of data that nobody else has”/u,
    );
    expect(told(0.2)).not.toMatch(/pricing\.|pay \$49|A moat of data/u);
  });

  it('plans of one metric are one row by date, and beside them none without a date', () => {
    const plan = (value: number, asOf?: string) => fact('arr', { value, basis: 'forecast', ...(asOf ? { asOf } : {}) });
    const undated = [plan(3_600_000), plan(3_000_000)];
    expect(rows(evidence(undated), 'forecast')).toEqual([['ARR', '$3M and $3.6M (date to check)']]);
    const dated = [plan(3_600_000, '2029'), plan(3_000_000, '2028')];
    expect(rows(evidence([...undated, ...dated]), 'forecast')[0]).toEqual(['ARR', '$3M (2028) and $3.6M (2029)']);
  });

  it('of the plans of one year parts give way to their sum, and a scenario to none', () => {
    const plan = (value: number, quote = 'ARR') => fact('arr', { value, quote, basis: 'forecast', asOf: '2029' });
    const told = (...plans: Fact[]) => rows(evidence(plans), 'forecast')[0]?.[1];
    expect(told(plan(1e6), plan(2e6), plan(3e6))).toBe('$3M (2029)');
    expect(told(plan(1e6), plan(3e6, 'ARR total: $3M'))).toBe('$3M (2029)');
    expect(told(plan(1e6, 'Base'), plan(3e6, 'Optimistic'))).toBe('$1M (2029) and $3M (2029)');
  });

  it('of more dates than a row holds those of the slide that tells most of them are told', () => {
    const plan = (year: number, on: number) =>
      fact('revenue', { value: year * 1000, asOf: String(year), basis: 'forecast', period: 'year', slide: on });
    const years = [2027, 2028, 2029, 2030, 2031, 2032];
    const deck = evidence([plan(2040, 3), plan(2041, 3), ...years.map((year) => plan(year, 9))]);
    const told = rows(deck, 'forecast')[0]![1]!;
    for (const year of years) expect(told).toContain(`(${year})`);
    expect(told).not.toContain('2040');
  });

  it('what “A vs B” compares elsewhere is no rival, nor is a head with its own name', () => {
    const rival = (text: string, on: number) =>
      fact('competitor', {
        text,
        subjectName: text,
        quote: `${text} does the same for clinics`,
        slide: on,
        subject: 'competitor',
      });
    const slides = [slide(1), { ...slide(2), section: 'competition' as const }];
    const named = (facts: Fact[]) =>
      rows(evidence(facts, { companyName: 'Sealwise', slides }), 'competition').map(([name]) => name);
    expect(named([rival('Range', 1), rival('Inspecta', 2), rival('Cons vs. Sealwise', 2)])).toEqual(['Inspecta']);
    expect(named([rival('Inspecta', 1)])).toEqual(['Inspecta']);
  });

  it.each([
    ['1⃣ Pilot partnerships', 'Pilot partnerships'],
    ['6. Built by a small team', 'Built by a small team'],
    ['We ask for funding for the Terminal. This', 'We ask for funding for the Terminal.'],
    ['Tests take hours;', 'Tests take hours'],
    ['Led by Dr. Smith', 'Led by Dr. Smith'],
    ['2.5 million buyers', '2.5 million buyers'],
  ])('a quote stands without what the slide’s layout left on it: %s', (words, told) => {
    expect(plain(words)).toBe(told);
  });
});

it('tells how much it is used among the traction, by a number with its noun and never by a label', () => {
  const used = (quote: string) => rows(evidence([fact('usage', { value: 412, quote })]), 'traction');
  expect(used('412 paid trips')).toEqual([['In use', '“412 paid trips”', 'date to check']]);
  expect(used('412 trips')).toEqual([]);
});

describe('quotes', () => {
  it('stand without bullet or a second pair of marks, and no row of a table is one', () => {
    expect(plain('▸ Pilots led by the founder')).toBe('Pilots led by the founder');
    const praise = fact('testimonial', {
      quote: '"We closed the month in an hour instead of a week"',
      strength: 'named',
    });
    expect(rows(evidence([praise]), 'traction')[0]?.[1]).toBe('“We closed the month in an hour instead of a week”');
    const head = 'Feature | Oarly | Nordbook | Plenna';
    const named = ['Nordbook', 'Plenna'].map((subjectName) =>
      fact('competitor', { subjectName, subject: 'competitor', quote: head }),
    );
    expect(rows(evidence(named), 'competition')).toEqual([['Nordbook and Plenna']]);
  });
});

it('checks of planned figures stand beside the forecast, those of today among the sums', () => {
  const figures = (basis: Fact['basis']) =>
    evidence([fact('mrr', { value: 10_000, basis, period: 'month' }), fact('arr', { value: 120_000, basis })]);
  const names = (basis: Fact['basis'], part: MemoPartId) => rows(figures(basis), part).map(([name]) => name);
  expect(names('actual', 'sums')).toContain('MRR × 12 against ARR');
  expect(names('target', 'sums')).not.toContain('MRR × 12 against ARR');
  expect(names('target', 'forecast')).toContain('MRR × 12 against ARR');
});

describe('the deck slide by slide', () => {
  const told = (more: Partial<Evidence['slides'][number]>) =>
    memo(evidence([], { slides: [{ ...slide(1), ...more }] })).pages?.rows.map((cells) =>
      cells.map(({ text }) => text),
    );

  it('tells each slide by its title and its lines, and by what it is about where it has no title', () => {
    const telling = [{ quote: '• Seats are sold by hand' }, { quote: 'No ferry knows who is on board' }];
    expect(told({ title: 'The problem', telling })).toEqual([
      ['The problem', '“Seats are sold by hand” · “No ferry knows who is on board”'],
    ]);
    expect(told({ title: '🎯 The problem', telling: [{ quote: '✅ Sold by hand', under: 'Today:' }] })).toEqual([
      ['The problem', 'Today: “Sold by hand”'],
    ]);
    expect(told({ title: '', section: 'problem', telling: [telling[1]!] })).toEqual([
      ['Problem', '“No ferry knows who is on board”'],
    ]);
  });

  it('tells nothing of slides without such lines, and of answers of the founder', () => {
    expect(told({ title: 'Thank you' })).toBeUndefined();
    expect(told({ title: 'Churn', telling: [{ quote: 'Churn is 2% a month' }], readBy: 'answer' })).toBeUndefined();
  });
});

describe('what it offers', () => {
  const on = (kind: 'price' | 'take_rate', quote: string, value: number, more: Partial<Fact> = {}) =>
    fact(kind, { value, quote, text: quote, slide: 5, ...more });

  it('tells prices in the lines that name plan or unit, the bare amount elsewhere, and none that is free or of a rival', () => {
    const deck = evidence([
      on('price', 'Solo: $299/month (1 clinic)', 299, { period: 'month' }),
      on('price', '$799', 799, { period: 'month' }),
      on('price', 'Free', 0),
      on('price', 'Rival: $999/month', 999, { period: 'month', subject: 'competitor' }),
    ]);
    const [, told] = rows(deck, 'product').find(([name]) => name === 'Prices')!;
    expect(told).toBe('“Solo: $299/month (1 clinic)” and $799 a month');
  });

  it('quotes what more is said of the product than its first line says', () => {
    const say = (text: string, rank: number) =>
      fact('description', { text, quote: text, detail: { rank }, slide: rank });
    const [first, more] = ['Sealwise is a platform that checks seals', 'It reads the seal from one photo'];
    const deck = evidence([say(more, 2), say(first, 1)], { companyName: 'Sealwise' });
    expect(memo(deck).line?.text).toContain(first);
    expect(rows(deck, 'product')).toEqual([['Of the product', `“${more}”`]]);
  });

  it('says how large each market is, and no more than the deck does', () => {
    const market = (kind: 'tam' | 'som', value: number) => fact(kind, { value, subject: 'market', basis: 'external' });
    const deck = evidence([market('tam', 2e9), market('som', 4e6)]);
    expect(rows(deck, 'product')).toEqual([['Market', '$2B in all and $4M that it means to win']]);
    expect(rows(evidence([]), 'product')).toEqual([]);
  });
});

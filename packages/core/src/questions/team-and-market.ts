/** Q01–Q15: who they are, whom they sell to, and against whom. */
import { message } from '../model/message.js';
import type { Fact } from '../model/fact.js';
import { bareFigure } from '../i18n/figure-value.js';
import type { QuestionContext } from './question-context.js';
import { SELLING, sells } from './selling.js';
import { asked, gapQuestion, slotName, whyClaim, whyGap, type QuestionRule } from './question-rule.js';

export const TEAM_RULES: readonly QuestionRule[] = [
  {
    id: 'Q01',
    category: 'team',
    priority: ['high', 'high', 'high', 'high'],
    framing: 'prevention',
    criterionId: 'T1',
    ask: (context) => gapQuestion('Q01', 'T1', context),
  },
  {
    id: 'Q02',
    category: 'team',
    priority: ['high', 'high', 'medium', 'medium'],
    framing: 'promotion',
    criterionId: 'T2',
    ask: (context) => gapQuestion('Q02', 'T2', context, 0.5),
    topUp: (context) => gapQuestion('Q02', 'T2', context, 0.75),
  },
  {
    id: 'Q03',
    category: 'team',
    priority: ['high', 'high', 'medium', null],
    framing: 'prevention',
    criterionId: 'T4',
    ask: (context) => gapQuestion('Q03', 'T4', context, 0.5),
  },
  {
    id: 'Q04',
    category: 'team',
    priority: ['high', 'high', 'high', null],
    framing: 'prevention',
    criterionId: 'T5',
    ask: (context) => {
      const part = context.of('commitment', (fact) => fact.detail?.level === 'part')[0];
      return part ? asked('Q04', whyClaim(part), {}, part) : gapQuestion('Q04', 'T5', context, 0.15);
    },
  },
  {
    id: 'Q05',
    category: 'team',
    priority: ['medium', 'medium', 'medium', 'medium'],
    framing: 'prevention',
    criterionId: 'T3',
    ask: (context) => {
      const earlier = context.of('track_record', (fact) => fact.strength !== 'specific')[0];
      const outcome =
        context.has('exit') || context.of('track_record', (fact) => fact.strength === 'specific').length > 0;
      return earlier && !outcome ? asked('Q05', whyClaim(earlier), {}, earlier) : undefined;
    },
  },
  {
    id: 'Q06',
    category: 'team',
    priority: ['medium', 'medium', 'medium', null],
    framing: 'promotion',
    criterionId: 'T4',
    ask: (context) => {
      const [only, ...others] = founders(context);
      const why = only?.detail?.founder === true ? 'question.why.single-founder' : 'question.why.single-person';
      return only && others.length === 0 ? asked('Q06', message(why), {}, only) : undefined;
    },
  },
  {
    id: 'Q07',
    category: 'team',
    priority: ['medium', 'high', 'high', 'medium'],
    framing: 'prevention',
    ask: (context) => {
      const named = founders(context);
      const called = named.some((person) => person.detail?.founder === true);
      const said = context.evidence.slides.some((slide) => SHARES.test(slide.text));
      if (named.length < 2 || said) return undefined;
      const why = called
        ? message('question.why.shares', { founders: named.length })
        : message('question.why.shares-team');
      return asked('Q07', why, {}, named[0]);
    },
  },
];

const SHARES = /\bvesting\b|\bcap(?:italization)? table\b|\btable de capitalisation\b|\bestructura accionarial\b/i;

export const MARKET_RULES: readonly QuestionRule[] = [
  {
    id: 'Q08',
    category: 'market',
    priority: ['high', 'high', 'medium', null],
    framing: 'prevention',
    criterionId: 'M6',
    ask: (context) => gapQuestion(sells(context, SELLING) ? 'Q08.selling' : 'Q08', 'M6', context, 0.5),
  },
  {
    id: 'Q09',
    category: 'market',
    priority: ['high', 'high', 'high', 'medium'],
    framing: 'prevention',
    criterionId: 'M3',
    ask: (context) => ((context.level('M1') ?? 0) > 0 ? gapQuestion('Q09', 'M3', context) : undefined),
  },
  {
    id: 'Q10',
    category: 'market',
    priority: ['high', 'high', 'medium', null],
    framing: 'prevention',
    criterionId: 'M3',
    ask: (context) => {
      const claim = context.of('market_share_claim', (fact) => fact.value !== undefined)[0];
      return claim && asked('Q10', whyClaim(claim), { share: { percent: claim.value ?? 0 } }, claim);
    },
  },
  {
    id: 'Q11',
    category: 'market',
    priority: ['medium', 'medium', 'medium', 'medium'],
    framing: 'prevention',
    criterionId: 'M1',
    ask: (context) => {
      if (!context.gap('M1', 0.75)) return undefined;
      const size = (['tam', 'sam'] as const).map(context.metric).find((fact) => fact !== undefined);
      if (!size || size.cited !== undefined) return undefined;
      // Without a sign of money it may count something else.
      return size.unit === 'money' && !size.ambiguous?.includes('currency-assumed')
        ? asked('Q11.value', whyClaim(size, 'M1'), { value: bareFigure(size) ?? size.text }, size)
        : asked('Q11', whyClaim(size, 'M1'), {}, size);
    },
  },
  {
    id: 'Q12',
    category: 'market',
    priority: ['high', 'medium', 'low', 'low'],
    framing: 'prevention',
    criterionId: 'M5',
    ask: (context) => gapQuestion('Q12', 'M5', context),
  },
  {
    id: 'Q13',
    category: 'business',
    priority: ['medium', 'high', 'high', 'high'],
    framing: 'promotion',
    criterionId: 'M8',
    ask: (context) => {
      if (context.has('channel') || (context.level('M8') ?? 0) > 0) return undefined;
      return asked(channelQuestion(context), whyGap('M8', context).why);
    },
    topUp: (context) => {
      const channel = context.of('channel')[0];
      return channel && asked(channelQuestion(context), whyClaim(channel, 'M8'), {}, channel);
    },
  },
  {
    id: 'Q14',
    category: 'competitive',
    priority: ['high', 'high', 'high', 'high'],
    framing: 'prevention',
    criterionId: 'M7',
    ask: (context) => {
      // "The only one that combines …" does not deny the others.
      const claim = context.of('no_competitor_claim', ({ strength }) => strength !== 'specific')[0];
      return claim ? asked('Q14', whyClaim(claim), {}, claim) : gapQuestion('Q14', 'M7', context);
    },
  },
  {
    id: 'Q15',
    category: 'competitive',
    priority: ['medium', 'medium', 'medium', 'medium'],
    framing: 'prevention',
    criterionId: 'M7',
    ask: (context) => {
      const level = context.level('M7') ?? 0;
      const losing = context.of('competition_matrix', (fact) => fact.detail?.losing === true).length > 0;
      if (level < 0.5 || losing || context.has('no_competitor_claim')) return undefined;
      const rivals = context.of('competitor');
      const competitor = slotName(context, rivals);
      const fact = rivals.find(({ subjectName }) => subjectName?.trim() === competitor) ?? rivals[0];
      const { why } = fact ? { why: whyClaim(fact, 'M7') } : whyGap('M7', context);
      return competitor ? asked('Q15', why, { competitor }, fact) : asked('Q15.plain', why, {}, fact);
    },
  },
];

/** Before anything is sold there are no last ten customers. */
function channelQuestion(context: QuestionContext): string {
  const selling = (['paying_customers', 'customers', 'revenue', 'arr', 'mrr'] as const).some(
    (kind) => context.actual(kind).length > 0,
  );
  return selling ? 'Q13' : 'Q13.early';
}

/** Founders by name, each once; where nobody is called a founder, everyone named. */
function founders(context: QuestionContext): Fact[] {
  const people = new Map<string, Fact>();
  for (const person of context.of('person')) {
    const name = (person.subjectName ?? person.text).toLowerCase();
    if (!people.has(name)) people.set(name, person);
  }
  const all = [...people.values()];
  const called = all.filter((person) => person.detail?.founder === true);
  return called.length > 0 ? called : all;
}

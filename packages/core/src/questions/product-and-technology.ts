/** Q16–Q25: what is built, what protects it, and how it earns. */
import type { Fact } from '../model/fact.js';
import { message } from '../model/message.js';
import { readableText } from '../text/readable-text.js';
import type { QuestionContext } from './question-context.js';
import { asked, gapQuestion, slotName, whyClaim, whyGap, type Asked, type QuestionRule } from './question-rule.js';

const AI_WORDS = /\b(?:ai|ia|llm|gpt|genai|machine learning|aprendizaje autom[aá]tico|apprentissage automatique)\b/i;

/** What a measured claim says; a bare figure beside the company's column claims nothing. */
const BETTER =
  /(?<!\p{L})(?:more|less|fewer|faster|quicker|cheaper|lower|higher|better|shorter|sooner|times|accura\p{L}*|precis\p{L}*|reduc\p{L}*|cuts?|sav\p{L}+|improv\p{L}*|increas\p{L}*|m[aá]s|menos|menor|mayor|mejor\p{L}*|veces|ahorr\p{L}*|aument\p{L}*|plus|moins|meilleur\p{L}*|fois|[ée]conomi\p{L}*|r[ée]dui\p{L}*|am[ée]lior\p{L}*|augment\p{L}*)(?!\p{L})|\d\s?[x×]/iu;
const RISK = /^\W*(?:risks?|riesgos?|risques?)\b/i;

/** Characters of a source of revenue that can be named in a question; a longer line says more than its name. */
const LONGEST_STREAM = 40;
const MOST_STREAMS = 4;
/** “Free: see your own file” explains, and a sign before the words is a picture. */
const isName = (words: string): boolean => /^[\p{L}\p{N}][^:]*$/u.test(words) && !A_SHARE.test(words);
/** “25 % of revenue” says how much, not of what. */
const A_SHARE = /^\d[\d.,]* ?% (?:of|de|del|des|du) /u;

export const PRODUCT_RULES: readonly QuestionRule[] = [
  {
    id: 'Q16',
    category: 'technical',
    priority: ['medium', 'high', 'high', 'medium'],
    framing: 'prevention',
    criterionId: 'P3',
    ask: (context) => {
      if (!context.gap('P3', 0.75)) return undefined;
      for (const fact of context.of('comparison', (one) => one.cited === undefined && one.value !== undefined)) {
        const claim = readableText(fact.text, { most: 90, cut: false, leastWords: 1 });
        if (
          claim !== undefined &&
          fact.quote.replace(/\s+/g, ' ').includes(claim) &&
          BETTER.test(claim) &&
          !RISK.test(claim)
        )
          return asked('Q16', whyClaim(fact), { claim }, fact);
      }
      return undefined;
    },
  },
  {
    id: 'Q17',
    category: 'competitive',
    priority: ['high', 'high', 'high', 'high'],
    framing: 'promotion',
    criterionId: 'P4',
    ask: (context) => aboutDefence(context, 0.25),
    topUp: (context) => aboutDefence(context, 0.75),
  },
  {
    id: 'Q18',
    category: 'technical',
    priority: ['medium', 'medium', 'high', 'high'],
    framing: 'prevention',
    criterionId: 'R6',
    ask: (context) => {
      const claim = context.of('ip')[0];
      return claim && claim.strength !== 'specific' ? asked('Q18', whyClaim(claim), {}, claim) : undefined;
    },
  },
  {
    id: 'Q19',
    category: 'technical',
    priority: ['high', 'high', 'high', 'high'],
    framing: 'prevention',
    criterionId: 'P5',
    ask: (context) => {
      if (!context.gap('P5', 0.5)) return undefined;
      const claim = context.of(
        'tech',
        ({ text, decided }) => AI_WORDS.test(text) && !text.includes('[') && (decided?.probability ?? 1) >= LIKELY,
      )[0];
      if (claim) return asked('Q19', whyClaim(claim), {}, claim);
      return context.evidence.sector === 'ai' ? asked('Q19', message('question.why.sector-ai')) : undefined;
    },
  },
  {
    id: 'Q20',
    category: 'technical',
    priority: ['medium', 'medium', 'high', 'high'],
    framing: 'prevention',
    ask: (context) => {
      const claim = context.of('defensibility', (fact) => fact.detail?.mechanism === 'data')[0];
      return claim && asked('Q20', whyClaim(claim), {}, claim);
    },
  },
  {
    id: 'Q21',
    category: 'technical',
    priority: ['high', 'high', 'high', null],
    framing: 'promotion',
    criterionId: 'P2',
    ask: (context) => gapQuestion('Q21', 'P2', context, 0.5),
    topUp: (context) => gapQuestion('Q21', 'P2', context, 0.75),
  },
  {
    id: 'Q22',
    category: 'technical',
    priority: [null, 'low', 'medium', 'high'],
    framing: 'prevention',
    criterionId: 'P9',
    ask: (context) => (context.has('scale_claim', 'certificate') ? undefined : asked('Q22', whyGap('P9', context).why)),
  },
  {
    id: 'Q23',
    category: 'technical',
    priority: ['low', 'medium', 'high', 'high'],
    framing: 'prevention',
    criterionId: 'R6',
    ask: (context) => {
      const { sector } = context.evidence;
      if ((sector !== 'fintech' && sector !== 'healthtech') || context.has('certificate')) return undefined;
      return asked('Q23', message('question.why.data', { sector }));
    },
  },
  {
    id: 'Q24',
    category: 'business',
    priority: ['high', 'high', 'high', 'medium'],
    framing: 'prevention',
    criterionId: 'P8',
    ask: (context) =>
      context.level('P8') === undefined && !context.has('price', 'payer', 'revenue_model')
        ? asked('Q24', whyGap('P8', context).why)
        : gapQuestion('Q24', 'P8', context),
  },
  {
    id: 'Q25',
    category: 'business',
    priority: ['medium', 'medium', 'medium', 'low'],
    framing: 'promotion',
    criterionId: 'P8',
    ask: (context) => {
      const models = onOneSlide(
        context.of(
          'revenue_model',
          ({ subject, decided }) => subject === 'company' && (decided?.probability ?? 1) >= SURE_STREAM,
        ),
      );
      const titles = new Set(context.evidence.slides.map(({ title }) => title.toLowerCase()));
      const named = models
        .flatMap(({ text }) => readableText(text, { most: LONGEST_STREAM, leastWords: 1, cut: false }) ?? [])
        .filter((name) => !titles.has(name.toLowerCase()) && !TORN_START.test(name));
      const streams = [...new Map(named.filter(isName).map((name) => [name.toLowerCase(), name])).values()];
      if (streams.length < 3) return undefined;
      const list = { list: streams.slice(0, MOST_STREAMS) };
      return models[0] && asked('Q25.named', whyClaim(models[0]), { streams: list }, models[0]);
    },
  },
];

/** From this probability on a line tells of the technique rather than not. */
const LIKELY = 0.6;
/** From this probability on a line names what earns, and no feature or heading beside it. */
const SURE_STREAM = 0.85;

/** Those of the slide that bears most of them: heads of several slides are no list. */
function onOneSlide(facts: readonly Fact[]): Fact[] {
  const beside = ({ slide }: Fact) => facts.filter((other) => other.slide === slide);
  return facts.map(beside).toSorted((a, b) => b.length - a.length)[0] ?? [];
}

/** A line that goes on from another: “on each order”. */
const TORN_START = /^(?:at|on|in|of|for|with|to|and|por|de|en|con|para|y|[àa]|sur|par|pour|avec|et)\s/iu;

function aboutDefence(context: QuestionContext, most: number): Asked | undefined {
  const competitor = slotName(context, context.of('competitor'));
  return competitor
    ? gapQuestion('Q17.competitor', 'P4', context, most, { competitor })
    : gapQuestion('Q17', 'P4', context, most);
}

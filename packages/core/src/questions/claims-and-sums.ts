/** Q45–Q62: what this very deck claims, plans and gives as figures, and the sums of these that do not tie. */
import { metricName } from '../i18n/metric-name.js';
import { bareFigure, figureValue } from '../i18n/figure-value.js';
import type { SumId } from '../model/derived-sum.js';
import { mainPrice } from '../model/main-price.js';
import type { FactKind } from '../model/fact-kinds.js';
import type { Fact } from '../model/fact.js';
import { doubtOf } from '../model/only-seen.js';
import { fundsParts } from '../model/funds-parts.js';
import type { Priority } from '../model/values.js';
import { readableText } from '../text/readable-text.js';
import type { QuestionContext } from './question-context.js';
import { asked, whyClaim, whySum, type QuestionRule } from './question-rule.js';
import { SELLING, sells } from './selling.js';

const LONGEST_CLAIM = 110;
const LEAST_CLAIM_WORDS = 4;
/** Asked about is only what is likelier said than not. */
const MOST_DOUBT = 0.4;
const HEADS = ['paying_customers', 'customers', 'users'] as const;

/** At every stage. */
const ALWAYS = ['high', 'high', 'high', 'high'] as const satisfies readonly Priority[];
/** A place before all others, which somebody could confirm or not. */
const RANK =
  /(?<!\p{L})(?:world['’]?s?[- ](?:first|only|leading|largest|best)|first[- ](?:and only|ever|of its kind)|the (?:first|only)|best[- ]in[- ]class|market[- ]leader|un(?:matched|paralleled|riv?all?ed)|inigualables?|l[ií]der(?:es)? (?:del|mundial)|(?:la|el) [uú]nic[ao]|primer[ao]? (?:del?|en) |in[ée]gal[ée]e?s?|leader (?:mondial|du)|l[ea] (?:seule?|premi[eè]re?)|sans [ée]gal)(?!\p{L})/iu;
/** “5. What makes us unique” is the head of what follows. */
const HEADING = /^\d{1,2}[.)]\s/;
/** A line that begins small goes on from what stood before it. */
const TORN = /^\p{Ll}/u;
/** What it wants to become is no claim. */
const WISH =
  /(?<!\p{L})(?:becom\p{L}*|to be|will|aim\p{L}*|vision|mission|goal|ser[aá]n?|convert\p{L}*|deven\p{L}*|[eê]tre|objectif|objetivo|ambition)(?!\p{L})/iu;

export const SUM_RULES: readonly QuestionRule[] = [
  aboutSum('Q46', 'take-rate', 'G1'),
  aboutSum('Q47', 'revenue-per-customer', 'G1'),
  aboutSum('Q48', 'ltv-years', 'G5'),
  aboutSum('Q49', 'acquisition-plan', 'G5'),
  aboutSum('Q50', 'tam-buyers', 'M2'),
  aboutSum('Q51', 'forecast-customers', 'R10'),
  aboutSum('Q61', 'market-share', 'R10'),
  aboutSum('Q62', 'som-sales', 'M1'),
];

export const CLAIM_RULES: readonly QuestionRule[] = [
  {
    id: 'Q45',
    category: 'competitive',
    priority: ['medium', 'medium', 'medium', 'medium'],
    framing: 'prevention',
    ask: (context) => {
      const [found] = claims(
        context.of('superlative', ({ text }) => RANK.test(text) && !WISH.test(text)),
        context,
      );
      return found && asked('Q45', whyClaim(found.fact), { claim: found.claim }, found.fact);
    },
  },
  {
    id: 'Q52',
    category: 'business',
    priority: ALWAYS,
    framing: 'promotion',
    criterionId: 'G3',
    ask: (context) => {
      if (sells(context, SELLING) || context.actual('users').length > 0) return undefined;
      const planned = HEADS.flatMap((kind) =>
        context
          .of(kind, ({ basis, subject }) => (basis === 'target' || basis === 'forecast') && subject === 'company')
          .toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0)),
      )[0];
      const figure = planned && bareFigure(planned);
      if (!planned || figure === undefined) return undefined;
      return asked('Q52', whyClaim(planned), { figure, metric: metricName(planned.kind) }, planned);
    },
  },
  {
    id: 'Q53',
    category: 'business',
    priority: ['medium', 'medium', 'low', 'low'],
    framing: 'promotion',
    ask: (context) => {
      const pages = new Set(context.evidence.slides.filter(isOfPlans).map(({ number }) => number));
      const plans = context
        .of('milestone_plan', ({ slide }) => pages.has(slide))
        .toSorted((a, b) => Number(!a.asOf) - Number(!b.asOf));
      const [found] = claims(plans, context);
      return found && asked('Q53', whyClaim(found.fact), { claim: found.claim }, found.fact);
    },
  },
  {
    id: 'Q54',
    category: 'business',
    priority: ['high', 'medium', 'medium', 'low'],
    framing: 'prevention',
    criterionId: 'P8',
    ask: (context) => {
      const price = mainPrice(
        context.of('price', ({ subject, value }) => subject === 'company' && value !== undefined && value !== 0),
      );
      if (!price || bareFigure(price) === undefined) return undefined;
      const id = sells(context, SELLING) ? 'Q54.selling' : 'Q54';
      return asked(id, whyClaim(price), { price: figureValue(price) }, price);
    },
  },
  {
    id: 'Q55',
    category: 'market',
    priority: ['medium', 'medium', 'low', null],
    framing: 'promotion',
    criterionId: 'M3',
    ask: (context) => {
      const market = new Set(context.evidence.slides.filter(isOfMarket).map(({ number }) => number));
      const buyers = context.of('buyer_count', ({ subject, slide }) => subject === 'market' && market.has(slide))[0];
      const count = buyers && bareFigure(buyers);
      return buyers && count !== undefined ? asked('Q55', whyClaim(buyers), { count }, buyers) : undefined;
    },
  },
  {
    id: 'Q56',
    category: 'financial',
    priority: ['medium', 'medium', 'medium', 'low'],
    framing: 'promotion',
    criterionId: 'R3',
    ask: (context) => {
      const [largest] = fundsParts(context.of('use_of_funds'), context.metric('ask')).toSorted(
        (a, b) => (b.value ?? 0) - (a.value ?? 0),
      );
      const item = largest && readableText(largest.subjectName ?? '', { most: 48, leastWords: 1, cut: false });
      const share = largest && bareFigure(largest);
      return largest && item && share !== undefined
        ? asked('Q56', whyClaim(largest), { item, share }, largest)
        : undefined;
    },
  },
  aboutClaim(
    {
      id: 'Q57',
      category: 'competitive',
      priority: ['medium', 'medium', 'medium', 'low'],
      framing: 'prevention',
      criterionId: 'P4',
    },
    ['advantage'],
    ({ strength, cited }) => strength !== 'specific' && cited === undefined,
  ),
  aboutClaim(
    {
      id: 'Q58',
      category: 'market',
      priority: ['medium', 'medium', 'low', null],
      framing: 'prevention',
      criterionId: 'M6',
    },
    ['pain', 'problem'],
    ({ cited }, context) => cited === undefined && !context.has('interviews'),
  ),
  aboutClaim(
    {
      id: 'Q59',
      category: 'technical',
      priority: ['medium', 'medium', 'low', null],
      framing: 'promotion',
      criterionId: 'P2',
    },
    ['tech', 'solution'],
    (_fact, context) => !sells(context, SELLING),
    (context) => (isBuilt(context) ? 'Q59.built' : 'Q59'),
  ),
  aboutClaim(
    {
      id: 'Q60',
      category: 'business',
      priority: ['medium', 'medium', 'low', null],
      framing: 'promotion',
      criterionId: 'P8',
    },
    ['revenue_model'],
    ({ subject }, context) => subject === 'company' && !sells(context, SELLING) && !context.has('price'),
  ),
];

const isOfPlans = ({ section, alsoSections }: QuestionContext['evidence']['slides'][number]): boolean =>
  (['roadmap', 'ask'] as const).some((one) => section === one || alsoSections.includes(one));

function isOfMarket({ section, alsoSections }: QuestionContext['evidence']['slides'][number]): boolean {
  return section === 'market' || alsoSections.includes('market');
}

/** A question about one line of the deck that nothing else on it carries. */
function aboutClaim(
  rule: Omit<QuestionRule, 'ask' | 'topUp'>,
  kinds: readonly FactKind[],
  holds: (fact: Fact, context: QuestionContext) => boolean = () => true,
  wording: (context: QuestionContext) => string = () => rule.id,
): QuestionRule {
  return {
    ...rule,
    ask: (context) => {
      const facts = kinds.flatMap((kind) =>
        context.of(kind, (fact) => fact.basis === 'actual' && holds(fact, context)),
      );
      const [found] = claims(facts, context);
      return found && asked(wording(context), whyClaim(found.fact), { claim: found.claim }, found.fact);
    },
  };
}

/** What the deck calls built, as a prototype or more: which part of it runs is told then. */
const isBuilt = (context: QuestionContext): boolean =>
  context.of('product_stage', ({ basis, detail }) => basis === 'actual' && detail?.level !== 'idea').length > 0;

/** A sum that does not tie, asked about with both of its figures. */
function aboutSum(id: string, sum: SumId, criterionId: string): QuestionRule {
  return {
    id,
    category: 'financial',
    priority: ALWAYS,
    framing: 'prevention',
    criterionId,
    ask: (context: QuestionContext) => {
      const found = context.sum(sum);
      if (found?.status !== 'apart') return undefined;
      return asked(id, whySum(found), found.textMessage.values, context.fact(found.factIds[0] ?? ''));
    },
  };
}

/** Statements whose words stand on the slide as one line that can be quoted inside a question; titles and torn lines do not. */
function claims(facts: readonly Fact[], { evidence }: QuestionContext): { fact: Fact; claim: string }[] {
  const titles = new Map(evidence.slides.map(({ number, title }) => [number, (title ?? '').toLowerCase()]));
  return facts.flatMap((fact) => {
    const claim = readableText(fact.text, { most: LONGEST_CLAIM, leastWords: LEAST_CLAIM_WORDS, cut: false });
    if (claim === undefined || doubtOf(fact) > MOST_DOUBT) return [];
    // A blank of a template is no claim of the deck.
    if (claim.includes('[') || HEADING.test(claim) || TORN.test(claim)) return [];
    if (titles.get(fact.slide)?.includes(claim.toLowerCase())) return [];
    return fact.quote.replace(/\s+/g, ' ').includes(claim) ? [{ fact, claim }] : [];
  });
}

/** The product in words: one-liner, maturity, technology, difference, defence, model, plans. */
import { claimsOf, statementDraft, type ClaimContext, type ClaimRule } from '../claims/claim-rules.js';
import type { FactDraft } from '../../model/fact.js';
import type { Extractor } from '../facts/extractor.js';
import { prelaunch } from '../facts/still-ahead.js';
import type { DeckView } from '../view/view-types.js';
import { fold } from '../../text/words.js';
import { isToCome } from '../claims/planned-date.js';
import { progressRows } from './progress-rows.js';
import { templateTokensIn } from '../outline/template-tokens.js';
import type { Statement } from '../view/statements.js';
import { DONE } from '../words/figures/plan-heads.js';
import { buildLexicon } from '../../text/lexicon.js';
import { PRODUCT_LISTS, type ProductList } from '../words/product-words.js';
import {
  BY_UNIT,
  CERT_TO_COME,
  CODE_HOST,
  DEFINES,
  DENIED,
  HOLDS,
  NOTHING,
  FOR_CLIENTS,
  FOR_WHOM,
  FREE,
  NOT_THIS,
  OWN_VOICE,
  PAGE_ABOUT,
  PATENT_NUMBER,
  PLAN_LABEL,
  QUARTER,
  SAYS_STAGE,
  STEP,
  STEP_OF_PLAN,
  TASK,
  UNDER_WAY,
  WANTED,
  WE_EARN,
  WHEN,
} from '../words/extractors/product.js';

const LEXICON = buildLexicon<ProductList>(PRODUCT_LISTS);
const MOST_ONE_LINER_WORDS = 40;

export const product: Extractor = {
  meta: {
    id: 'product',
    kinds: [
      'one_liner',
      'product_stage',
      'tech',
      'advantage',
      'defensibility',
      'ip',
      'milestone_plan',
      'milestone_done',
      'payer',
      'revenue_model',
      'certificate',
      'scale_claim',
    ],
  },
  extract: (view) => [
    ...oneStageEach(claimsOf<ProductList>(view, LEXICON, RULES)),
    ...prelaunchStage(view),
    ...progressRows(view),
  ],
};

/** "Pre-launch" says how far it is, whatever is built. */
function prelaunchStage(view: DeckView): FactDraft[] {
  const statement = prelaunch(view);
  if (statement === undefined) return [];
  const detail = { level: 'prelaunch' };
  return [statementDraft(statement, { kind: 'product_stage', basis: 'actual', subject: 'company', detail })];
}

/** How mature the product is needs saying once a level; headings of charts would say it on every slide. */
function oneStageEach(drafts: FactDraft[]): FactDraft[] {
  const levels = new Set<unknown>();
  return drafts.filter((draft) => {
    if (draft.kind !== 'product_stage') return true;
    const level = draft.detail?.['level'];
    if (levels.has(level)) return false;
    levels.add(level);
    return true;
  });
}

const measured = (context: ClaimContext<ProductList>): boolean =>
  context.measures().some((figure) => ['percent', 'multiple', 'money', 'time', 'duration'].includes(figure.type));

const MECHANISMS = [
  ['moatData', 'data'],
  ['moatNetwork', 'network'],
  ['moatSwitching', 'switching'],
  ['moatLicence', 'licence'],
  ['moatIp', 'ip'],
  ['moatScale', 'scale'],
  ['moatBrand', 'brand'],
] as const;

/** Slides of others, and of money. */
const NOT_OF_PRODUCT = ['problem', 'market', 'competition', 'team', 'ask', 'financials', 'whyNow'] as const;
/** Slides of which nothing says how far the product is. */
const OUTSIDE = [...NOT_OF_PRODUCT, 'roadmap'] as const;
const MOST_DEMO_WORDS = 4;
/** Characters before the first word of a heading: a bullet, a bracket. */
const MOST_MARKS = 2;

const NOT_ABOUT_US = ['problem', 'team', 'contact', 'risk', 'market'] as const;

const RULES: readonly ClaimRule<ProductList>[] = [
  {
    kind: 'one_liner',
    any: ['isA'],
    and: ['what', 'link'],
    notSections: ['problem', 'team', 'competition', 'risk', 'ask'],
    when: (context) =>
      context.statement.words.length <= MOST_ONE_LINER_WORDS && saysForWhom(context) && isAboutUs(context),
    fewestWords: 7,
  },
  // "The prototype is online now": what is online is the prototype.
  // A demonstration shows what is there, not that it is in use.
  { ...stageRule('live', NOT_OF_PRODUCT), not: ['future', 'early', 'demo'] },
  {
    ...stageRule('mvp', ['problem', 'market', 'competition', 'ask', 'financials', 'whyNow']),
    when: (context) => (!context.has('live') || context.has('early')) && isOfToday('mvp', context),
  },
  {
    ...stageRule('mvp', OUTSIDE),
    headings: true,
    fewestWords: 1,
    // "MVP: heat map of the harbour" over its picture.
    when: (context) => context.hits[0]!.start <= MOST_MARKS && isOfToday('mvp', context),
  },
  stageRule('prototype', OUTSIDE),
  {
    ...stageRule('prototype', OUTSIDE),
    any: ['built'],
    and: ['thing'],
    fewestWords: 4,
    when: (context) => isOfToday('built', context),
  },
  {
    ...stageRule('prototype', OUTSIDE),
    any: ['demo'],
    not: ['demoAsked'],
    headings: true,
    fewestWords: 1,
    // "Demo" over a slide, or beside its picture: something is there to be shown.
    when: (context) => context.statement.words.length <= MOST_DEMO_WORDS && isOfToday('demo', context),
  },
  stageRule('idea', OUTSIDE),
  {
    kind: 'tech',
    any: ['architecture', 'steps', 'hard'],
    sections: ['product', 'solution'],
    notSections: [
      'problem',
      'roadmap',
      'ask',
      'financials',
      'team',
      'businessModel',
      'gtm',
      'traction',
      'market',
      'competition',
    ],
    when: (context) =>
      context.has('architecture', 'hard') ||
      new Set(context.hits.filter((hit) => hit.list === 'steps').map((hit) => hit.phrase)).size >= 2 ||
      STEP.test(context.statement.folded),
    strength: (context) => (context.has('hard') ? 'specific' : 'named'),
    fewestWords: 2,
  },
  {
    kind: 'tech',
    any: ['ai'],
    not: ['architecture', 'steps', 'hard', 'future'],
    sections: ['product', 'solution', 'cover', 'other'],
    notSections: ['problem', 'market', 'team', 'competition', 'roadmap', 'risk', 'contact'],
    strength: 'assertion',
  },
  {
    kind: 'advantage',
    any: ['advantage'],
    notSections: [
      ...NOT_ABOUT_US,
      'roadmap',
      'ask',
      'cover',
      'businessModel',
      'financials',
      'whyNow',
      'gtm',
      'traction',
    ],
    when: (context) => !WANTED.test(context.statement.folded),
    strength: (context) =>
      measured(context) && context.has('against', 'improvement')
        ? 'specific'
        : context.has('against') && context.names().length > 0
          ? 'named'
          : 'assertion',
  },
  {
    kind: 'defensibility',
    any: ['moatData', 'moatNetwork', 'moatSwitching', 'moatLicence', 'moatIp', 'moatScale', 'moatBrand'],
    not: ['advisoryIp'],
    notSections: ['problem', 'market', 'team', 'contact', 'financials'],
    strength: (context) =>
      context.has('evidence') || (context.has('moatData') && context.measures().some((figure) => figure.value >= 1000))
        ? 'specific'
        : context.statement.words.length >= 5
          ? 'named'
          : 'assertion',
    when: ({ hits, statement }) =>
      hits.some(({ list, start }) => list.startsWith('moat') && !DENIED.test(statement.folded.slice(0, start))),
    detail: ({ has }) => ({ mechanism: MECHANISMS.find(([list]) => has(list))?.[1] ?? 'data' }),
    fewestWords: 2,
  },
  {
    kind: 'defensibility',
    any: ['moatWord'],
    not: ['moatData', 'moatNetwork', 'moatSwitching', 'moatLicence', 'moatIp', 'moatScale', 'moatBrand'],
    notSections: ['problem', 'team', 'contact', 'ask'],
    strength: 'assertion',
  },
  {
    kind: 'ip',
    any: ['ipWord'],
    not: ['advisoryIp'],
    notSections: ['problem', 'market', 'team', 'competition', 'contact'],
    strength: (context) =>
      context.has('ipStatus') || PATENT_NUMBER.test(context.statement.folded) ? 'specific' : 'named',
    dated: true,
    fewestWords: 2,
  },
  {
    kind: 'milestone_plan',
    any: ['milestone'],
    sections: ['roadmap'],
    not: ['done'],
    when: (context) =>
      (context.statement.slide.section === 'roadmap' && context.statement.slide.alsoSections.length === 0) ||
      context.dates().length > 0 ||
      context.has('future') ||
      PLAN_LABEL.test(`${fold(context.statement.under)} ${context.statement.folded}`),
    strength: (context) =>
      context.asOf() !== undefined || QUARTER.test(context.statement.folded) || datedLabel(context)
        ? 'specific'
        : 'named',
    basis: 'forecast',
    dated: true,
    fewestWords: 1,
  },
  {
    kind: 'milestone_done',
    any: ['done'],
    sections: ['traction', 'roadmap'],
    not: ['future'],
    notSections: ['problem', 'market', 'team', 'competition', 'ask'],
    when: (context) =>
      !context.view.competitorNames.some((name) => context.statement.text.includes(name)) &&
      (context.inSection('traction') || context.dates().length > 0 || datedLabel(context)) &&
      !/["«“]/u.test(context.statement.text) &&
      !isToCome(context.statement, context.view.readingDate) &&
      !NOTHING.test(context.statement.folded) &&
      !/:\s*$/u.test(context.statement.text) &&
      !DEFINES.test(context.statement.folded),
    strength: (context) => (context.asOf() !== undefined || datedLabel(context) ? 'specific' : 'named'),
    dated: true,
    basis: 'actual',
  },
  {
    kind: 'payer',
    any: ['payer'],
    sections: ['businessModel', 'ask', 'traction', 'solution', 'product', 'financials'],
    notSections: ['problem', 'market', 'team', 'competition', 'roadmap'],
    when: (context) =>
      context.inSection('businessModel') &&
      !FREE.test(context.statement.folded) &&
      (context.has('who') || BY_UNIT.test(context.statement.folded)),
    fewestWords: 2,
  },
  {
    kind: 'revenue_model',
    any: ['stream'],
    sections: ['businessModel'],
    notSections: ['problem', 'market', 'competition', 'team', 'cover'],
    detail: ({ hits }) => ({ stream: hits.find((hit) => hit.list === 'stream')?.phrase ?? '' }),
    fewestWords: 1,
    headings: true,
  },
  {
    kind: 'revenue_model',
    any: ['stream'],
    notSections: ['businessModel', 'problem', 'market', 'competition', 'team', 'roadmap', 'contact', 'risk'],
    when: ({ statement }) => WE_EARN.test(statement.folded),
    detail: ({ hits }) => ({ stream: hits.find((hit) => hit.list === 'stream')?.phrase ?? '' }),
  },
  {
    kind: 'certificate',
    any: ['certStandard'],
    notSections: ['problem', 'market', 'team', 'roadmap', 'ask', 'financials'],
    when: ({ statement, view, has }) =>
      !FOR_CLIENTS.test(statement.folded) &&
      (has('obtained') || !CERT_TO_COME.test(statement.folded)) &&
      !(statement.words.length <= 3 && isToCome(statement, view.readingDate)),
    // "FDA approval" alone may be what is still to come.
    strength: (context) =>
      !context.has('pendingCert') &&
      !isToCome(context.statement, context.view.readingDate) &&
      (context.has('obtained') || (context.has('certNoun') && HOLDS.test(context.statement.folded)))
        ? 'specific'
        : 'named',
    fewestWords: 2,
  },
  {
    kind: 'scale_claim',
    any: ['scale'],
    notSections: ['problem', 'market', 'team', 'competition', 'roadmap', 'ask'],
    strength: (context) =>
      context.measures().some((figure) => figure.type === 'percent' || figure.type === 'count') ? 'specific' : 'named',
  },
];

/**
 * `level` when the statement says it of now, not of a plan, of others or of a chart's axis. That somebody pays is shown by
 * who or how much: the words stand in plans and price lists as well.
 */
function stageRule(
  level: 'idea' | 'prototype' | 'mvp' | 'live',
  notSections: ClaimRule['notSections'] = [],
): ClaimRule<ProductList> {
  return {
    kind: 'product_stage',
    any: [level],
    not: ['future'],
    notSections,
    detail: ({ statement }) => ({ level, ...(SAYS_STAGE.test(statement.folded) ? { said: true } : {}) }),
    basis: 'actual',
    fewestWords: 2,
    when: (context) => isOfToday(level, context),
  };
}

/** Said of now by a word of `list`, and not denied. */
function isOfToday(list: ProductList, { statement, hits, has, inSection, view }: ClaimContext<ProductList>): boolean {
  const before = statement.folded.slice(0, hits.find((hit) => hit.list === list)?.start ?? 0);
  const isPlan = inSection('roadmap') && statement.slide.section === 'roadmap';
  return (
    !NOT_THIS.test(before) &&
    !CODE_HOST.test(statement.text) &&
    templateTokensIn(statement.text).length === 0 &&
    !STEP_OF_PLAN.test(statement.folded) &&
    !TASK.test(statement.folded) &&
    !UNDER_WAY.test(statement.folded) &&
    !PAGE_ABOUT.test(`${fold(statement.under)} ${before.split(/[,;.]/u).pop()}`) &&
    !isToCome(statement, view.readingDate) &&
    // The head of a column says what is told below.
    statement.line.cell?.rowIndex !== 0 &&
    (!isPlan || has('done') || isTicked(statement))
  );
}

/** A step of a roadmap that is done: "✓ MVP", or under "Completed". */
const isTicked = ({ raw, under }: Statement): boolean => /^\s*[✓✔✅]/u.test(raw) || DONE.test(fold(under));

function saysForWhom({ has, statement }: ClaimContext<ProductList>): boolean {
  return has('who') || FOR_WHOM.test(statement.folded);
}

function isAboutUs({ statement, view }: ClaimContext<ProductList>): boolean {
  const name = fold(view.companyName ?? '');
  const start = statement.folded.slice(0, 80);
  return (name.length >= 3 && start.includes(name.slice(0, 12))) || OWN_VOICE.test(start);
}

/** The label over a bullet is a date: "Q2 2025", "3 months". */
function datedLabel({ statement }: ClaimContext<ProductList>): boolean {
  const label = fold(statement.under);
  return label.length <= 40 && WHEN.test(label);
}

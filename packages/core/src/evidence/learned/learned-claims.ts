/**
 * Claims in words that the statement model finds where the rules found none: "sure" ones stand as named, the others as
 * a bare assertion with their probability. The quote is the whole statement; figures are never made here.
 */
import { LEXICON as SECTION_LEXICON } from '../outline/section-headings.js';
import { headRoles } from '../figures/head-roles.js';
import { readFigures } from '../figures/read-figures.js';
import { findMetrics } from '../figures/find-metrics.js';
import { saysNone } from '../claims/denied.js';
import { isDateAlone, isToCome, plannedDate } from '../claims/planned-date.js';
import { basisOf, contextOf, isBlank, isQuestion, statementDraft } from '../claims/claim-rules.js';
import { ruleDrafts } from '../facts/rule-drafts.js';
import type { FactKind } from '../../model/fact-kinds.js';
import type { FactDraft, Strength, Subject } from '../../model/fact.js';
import { BESIDE_RIVALS, HAPPENED, PLANS } from '../../model/kind-sets.js';
import type { Section } from '../../model/values.js';
import type { Statement } from '../view/statements.js';
import type { DeckView, ViewLine } from '../view/view-types.js';
import { nameOf, statementModel } from './adapt/adapt-model.js';
import { maskedWords } from './masked-words.js';
import { isOfSought } from '../people/posts.js';
import { namesEmployer } from '../people/role-grammar.js';
import { isContact } from '../../text/is-contact.js';
import { foldForLookup } from '../../text/fold-text.js';
import { PILOT_PLANT, PILOT_SOUGHT } from '../words/extractors/customers.js';
import { COMPLETE, EXIT_HEAD, OUR_STORY, YET_TO_COME } from '../words/learned/learned-claims.js';
import { FEWEST_WORDS, learnedStatements, onceForModel, type StatementReading } from './read-learned.js';

/**
 * What a label of the corpus is in our dictionary. Figures and names have readers of their own; what a law means for the
 * company, whose a career is and who signed a quotation, the rules read from more than one statement.
 */
const CLAIMS: Readonly<
  Record<string, { kind: FactKind; subject?: Subject; weak?: true; inSentence?: true; surely?: true; likely?: true }>
> = {
  problem: { kind: 'problem', subject: 'customer' },
  pain_cost: { kind: 'pain', subject: 'customer' },
  customer_segment: { kind: 'customer_segment', subject: 'customer' },
  status_quo: { kind: 'status_quo', subject: 'competitor' },
  solution: { kind: 'solution' },
  one_liner: { kind: 'one_liner' },
  how_it_works: { kind: 'tech' },
  integration: { kind: 'tech' },
  advantage: { kind: 'advantage' },
  measured_advantage: { kind: 'advantage' },
  moat: { kind: 'defensibility' },
  ip: { kind: 'ip' },
  market_segment: { kind: 'market_segment', subject: 'market' },
  why_now: { kind: 'why_now', subject: 'market' },
  channel: { kind: 'channel' },
  beach_head: { kind: 'beach_head' },
  revenue_model: { kind: 'revenue_model' },
  payer: { kind: 'payer' },
  pilot: { kind: 'pilot' },
  milestone_done: { kind: 'milestone_done' },
  milestone_plan: { kind: 'milestone_plan' },
  hire_plan: { kind: 'hire_plan' },
  domain_experience: { kind: 'domain_experience', subject: 'person', weak: true },
  technical_depth: { kind: 'technical_depth', subject: 'person', weak: true },
  competitor: { kind: 'competitor_category', subject: 'competitor' },
  competitive_response: { kind: 'competitive_response', inSentence: true },
  risk: { kind: 'execution_risk' },
  forecast: { kind: 'forecast', likely: true },
  forecast_driver: { kind: 'forecast_driver' },
  use_of_funds: { kind: 'use_of_funds', subject: 'round' },
  instrument: { kind: 'instrument', subject: 'round', surely: true },
  ask: { kind: 'ask_text', subject: 'round', surely: true },
};

/** The labels that a fact of this kind is read from; none of figures and names. */
export function labelsOf(kind: FactKind): string[] {
  return Object.keys(CLAIMS).filter((label) => CLAIMS[label]!.kind === kind);
}

const ROUND_TOLD = ['ask', 'ask_text', 'round_stage'] as const satisfies readonly FactKind[];

/** Labels of what is still to come, whatever the words. */
const PLAN_LABELS = new Set(['milestone_plan', 'forecast', 'hire_plan']);
/** What is done with the money, not what it is for. */
const STEPS = new Set(['milestone_plan', 'hire_plan']);
/** Slides of which events are to come. */
const AHEAD = new Set<Section>(['roadmap', 'ask']);

/** Who is spoken of on a slide about the problem alone: of the company itself only what is sure stands there. */
const OF_PROBLEM = new Set<Subject>(['customer', 'market', 'competitor']);
/** An amount or a share, which the rules read or have refused. */
const AMOUNT = /[%$€£₹]/u;

/** Statements of one kind on one slide that become facts: more than a list of a readable slide has. */
const MOST_A_SLIDE = 12;
/** Likelier right than wrong. */
const LIKELY = 0.5;
/** A statement shorter than that is a label. */
const FEWEST_SAID = 2;

/** "Next milestones", "EARLY PROOF POINTS", "Technical statistics:": what follows is meant, whether or not the page sets it as a heading. */
const isLabel = ({ text }: Statement): boolean =>
  /:\s*$/u.test(text) || (!/[\p{Ll}\d✓✔✅]/u.test(text) && text.trim().split(/\s+/u).length <= MOST_OF_LABEL);
const MOST_OF_LABEL = 4;

export function learnedDrafts(view: DeckView, kinds: ReadonlySet<FactKind>): FactDraft[] {
  return allDrafts(view).filter(({ kind }) => kinds.has(kind));
}

const allDrafts = onceForModel((view: DeckView): FactDraft[] => {
  const drafts = ruleDrafts(view);
  const ruled = new Set(drafts.map(({ slide, kind, quote }) => `${slide} ${kind} ${quote}`));
  const usesRead = new Set(drafts.flatMap(({ kind, slide }) => (kind === 'use_of_funds' ? [slide] : [])));
  const captions = captionsOf(view);
  const found = new Map<string, Found[]>();
  for (const reading of learnedStatements(view)) {
    const { statement, words } = reading;
    if (words < FEWEST_SAID || isContact(statement.text) || isBlank(statement.text)) continue;
    // "Primary target customers:" says what follows.
    if ((statement.heading && !isAssertion(statement)) || /:\s*$/u.test(statement.text)) continue;
    if (/\S@\S+\.\p{L}/u.test(statement.text)) continue;
    const planned = AHEAD.has(statement.slide.section) || reading.labels.some(({ label }) => PLAN_LABELS.has(label));
    // Who may buy the company one day is no channel, step or customer of it.
    const ofExit = isOfExit(statement);
    const ofAdviser = reading.labels.some(({ label }) => label === 'advisor');
    const toCome =
      YET_TO_COME.test(`${foldForLookup(statement.under)} | ${statement.folded}`) ||
      isOfSought(statement.line, statement.slide);
    // "Nobody does it" is no answer to a rival.
    const ofNobody =
      reading.labels.some(({ label }) => label === 'no_competitor') ||
      ruled.has(`${statement.slide.number} no_competitor_claim ${statement.raw}`);
    const ofRival = view.competitorNames.some((name) => statement.text.includes(name));
    for (const labelled of reading.labels) {
      const claim = CLAIMS[labelled.label];
      if (!claim) continue;
      if (ofExit && claim.subject === undefined) continue;
      if (ofNobody && claim.kind === 'competitive_response') continue;
      if (ofRival && !BESIDE_RIVALS.has(claim.kind)) continue;
      if (
        (HAPPENED.has(claim.kind) && (planned || isToCome(statement, view.readingDate))) ||
        ((ofAdviser || toCome) && claim.subject === 'person')
      )
        continue;
      const { section, alsoSections, number } = statement.slide;
      const ofProblem = section === 'problem' && alsoSections.length === 0;
      if (ofProblem && !labelled.sure && !OF_PROBLEM.has(claim.subject ?? 'company')) continue;
      if (claim.surely && !labelled.sure) continue;
      // The round told with its amount or stage says nothing of how the money comes.
      if (claim.kind === 'instrument' && ROUND_TOLD.some((kind) => ruled.has(`${number} ${kind} ${statement.raw}`)))
        continue;
      if (claim.kind === 'milestone_plan' && isDateAlone(statement.text)) continue;
      if (claim.kind === 'milestone_plan' && isOver(statement)) continue;
      if (claim.kind === 'milestone_done' && isLabel(statement)) continue;
      // "Phase 2: NYC and Chicago (Q4 2025)" is a step of the plan, whatever is sold there.
      if (
        claim.kind === 'channel' &&
        isLikelierStep(reading, labelled.probability) &&
        plannedDate(statement) !== undefined
      )
        continue;
      if (claim.kind === 'pilot' && (PILOT_PLANT.test(statement.folded) || PILOT_SOUGHT.test(statement.folded)))
        continue;
      // What the deck asks or denies it does not tell.
      if (HAPPENED.has(claim.kind) && (isQuestion(statement.text) || saysNone(statement.folded))) continue;
      if (claim.kind === 'revenue_model' && isCaption(statement)) continue;
      if (NEVER_CAPTIONS.has(claim.kind) && captions.has(statement.line)) continue;
      if (claim.likely && (words < FEWEST_WORDS || labelled.probability < LIKELY)) continue;
      // A part by name alone stands beside its amount; a step of a plan is none.
      if (
        claim.kind === 'use_of_funds' &&
        (isLikelierStep(reading, labelled.probability) ||
          words < FEWEST_WORDS ||
          AMOUNT.test(statement.text) ||
          !/\p{Ll}{3}/u.test(statement.text) ||
          usesRead.has(number))
      )
        continue;
      if (ruled.has(`${statement.slide.number} ${claim.kind} ${statement.raw}`)) continue;
      const key = `${claim.kind} ${statement.slide.number}`;
      found.set(key, [...(found.get(key) ?? []), { reading, ...labelled, ...claim }]);
    }
  }
  return [...found.values()].flatMap((of) =>
    of
      .sort((a, b) => b.probability - a.probability)
      .slice(0, MOST_A_SLIDE)
      .map((one) => draftOf(view, one)),
  );
});

/** "Phase 1: core (MVP complete)", a step of "Our story", or what is ticked under "Complete": no plan. */
const isOver = ({ text, folded, line, slide }: Statement): boolean =>
  COMPLETE.test(folded) ||
  OUR_STORY.test(foldForLookup(slide.title)) ||
  (/^\s*[✓✔✅]/u.test(text) && headRoles(slide)(line) === 'done');

const isLikelierStep = ({ labels }: StatementReading, than: number): boolean =>
  labels.some(({ label, probability }) => STEPS.has(label) && probability > than);

/** On a page or under a head of the exit: "Potential acquirers". */
function isOfExit({ slide, under }: Statement): boolean {
  return [slide.title, under, ...slide.lines.slice(0, FIRST).map(({ text }) => text)].some((head) =>
    EXIT_HEAD.test(foldForLookup(head.trim())),
  );
}
/** The lines of a page among which its kicker and title stand. */
const FIRST = 2;

/** What a caption under a number never is: "4M | users projected", "> 100k $ | customer LTV". */
const NEVER_CAPTIONS: ReadonlySet<FactKind> = new Set(['revenue_model', 'use_of_funds']);

/** The lines that say what a number standing alone is of; an amount or share of nothing else may be a part of the round. */
const captionsOf = (view: DeckView): ReadonlySet<ViewLine> =>
  new Set(
    readFigures(view).flatMap(({ figures }) =>
      figures.flatMap(({ figure: { type }, metric, label }) =>
        type === 'percent' || (type === 'money' && metric === undefined)
          ? []
          : (label?.passage.lines.filter(({ cell }) => cell === undefined) ?? []),
      ),
    ),
  );

/** Words of a caption that say more than its head or metric: "Customer LTV", "Revenue streams", "85%+ (software)". */
const MOST_BESIDE = 1;

/** The caption of a figure or of a list, which names no source of revenue. */
function isCaption({ text, folded, words, slide }: Statement): boolean {
  const named = [...findMetrics(text, folded, slide.language, words), ...SECTION_LEXICON.find(words)];
  const beside = words.filter(
    ({ start, end, folded: word }) =>
      /\p{L}{3}/u.test(word) && !named.some((each) => each.start <= start && end <= each.end),
  );
  return beside.length <= MOST_BESIDE && (named.length > 0 || /\d/u.test(text));
}

/** A title of so many words may say something, which the model tells better than a rule: "The category compounds every year". */
const ASSERTED = 5;
const isAssertion = ({ text }: Statement): boolean => maskedWords(text, ASSERTED).length >= ASSERTED;

interface Found {
  reading: StatementReading;
  kind: FactKind;
  subject?: Subject;
  weak?: true;
  inSentence?: true;
  index: number;
  probability: number;
  sure: boolean;
}

function draftOf(
  view: DeckView,
  { reading, kind, subject = 'company', weak, inSentence, index, probability, sure }: Found,
): FactDraft {
  const { statement, features } = reading;
  const model = statementModel(view);
  const told = sure && !weak && (!inSentence || isSentence(statement)) ? strengthOf(view, statement) : 'assertion';
  return statementDraft(statement, {
    kind,
    basis: kind === 'forecast' ? kind : PLANS.has(kind) ? 'target' : basisOf(statement),
    subject,
    // Where somebody worked stands there, however sure the model is that it is told for that.
    strength: kind === 'domain_experience' && namesEmployer(statement.text) ? 'named' : told,
    decided: {
      by: nameOf(model),
      probability: Math.round(probability * 100) / 100,
      why: model.why(features, index).map(({ feature }) => feature),
    },
  });
}

/** So many words say how, not only that. */
const TOLD = 8;
const FEWEST_NAMING = 4;

/** No row of a comparison and no name of a feature: words enough, outside of a table. */
const isSentence = ({ text, line }: Statement): boolean =>
  line.cell === undefined && maskedWords(text, TOLD).length >= TOLD;

/** A model proves no more than that it is said: named where the statement names or measures something. */
function strengthOf(view: DeckView, statement: Statement): Strength {
  const { names, measures, dates } = contextOf(view, statement);
  const words = maskedWords(statement.text, TOLD).length;
  // In a label of a few words every capital looks like a name: "First-Mover Advantage".
  const isNamed = (names().length > 0 && words >= FEWEST_NAMING) || measures().length + dates().length > 0;
  return isNamed || words >= TOLD ? 'named' : 'assertion';
}

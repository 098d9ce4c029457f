/** Judges the criteria of plugins: their functions are kept in the process by a key, and a worker loads the module before it scores. */
import { VcError } from '../errors/vc-error.js';
import { renderMessage } from '../i18n/render.js';
import type { Fact } from '../model/fact.js';
import { message } from '../model/message.js';
import type { Locale } from '../model/values.js';
import type { ScoringContext } from './context.js';
import type { JudgedCriterion } from './criterion-weights.js';
import type { JudgedDeck, OwnCriterion, OwnJudge, OwnJudgement } from './own-criterion.js';

const judges = new Map<string, OwnJudge>();

/** Keeps the function for this process; the same key always stands for the same code. */
export function registerJudge(key: string, judge: OwnJudge): void {
  judges.set(key, judge);
}

/** Level from which a criterion counts as met. */
const MET = 0.75;

/** @throws VcError `plugin-failed` when its code throws, or gives points without a fact. */
export function judgeOwn(
  criterion: OwnCriterion,
  { weight, context, locale }: { weight: number; context: ScoringContext; locale: Locale },
): JudgedCriterion {
  const { id, plugin, score, title, kinds, steps } = criterion;
  const { evidence, facts, stage } = context;
  const titleMessage = message('label.asSaid', { text: { texts: title } });
  const named = { id, plugin, title: title[locale], titleMessage, score };
  const blank = { ...named, level: 0, coverage: 0, factIds: [] };
  const say = (name: 'scoring.not-asked' | 'scoring.step-failed') => {
    return { reasonMessage: message(name), reason: renderMessage(message(name), locale) };
  };
  if (weight === 0) return { ...blank, state: 'notApplicable', ...say('scoring.not-asked') };
  if (steps.some((step) => evidence.failedSteps.includes(step))) {
    return { ...blank, state: 'failed', ...say('scoring.step-failed') };
  }
  const { sector, businessModel, language, readingDate, slides } = evidence;
  const dated = readingDate === undefined ? {} : { readingDate };
  const own = facts.filter(({ kind }) => kinds.includes(kind));
  const { level, reason, factIds, hint } = judgeWith(criterion, own, { stage, sector, businessModel, language, slides, ...dated }); // prettier-ignore
  const known = new Set(own.map((fact) => fact.id));
  const carried = factIds.length > 0 && factIds.every((one) => known.has(one));
  if (!(level >= 0 && level <= 1) || (level > 0 && !carried)) {
    const problem = level > 0 ? 'points need facts that it was given' : `${level} is no level from 0 to 1`;
    throw new VcError('plugin-failed', { plugin, part: id, problem });
  }
  return {
    ...named,
    level,
    coverage: level === 0 ? 0 : hint ? 0.5 : 1,
    state: level >= MET ? 'met' : level > 0 ? 'partial' : 'missing',
    reason: reason[locale],
    reasonMessage: message('label.asSaid', { text: { texts: reason } }),
    factIds: [...factIds],
  };
}

function judgeWith({ id, plugin, judge }: OwnCriterion, facts: readonly Fact[], deck: JudgedDeck): OwnJudgement {
  const known = judges.get(judge);
  if (!known)
    throw new VcError('plugin-failed', {
      plugin,
      part: id,
      problem: 'its module was changed meanwhile; start the program again',
    });
  try {
    return known(structuredClone(facts), deck);
  } catch (cause) {
    const problem = cause instanceof Error ? cause.message : String(cause);
    throw new VcError('plugin-failed', { plugin, part: id, problem }, { cause });
  }
}

/** `vc correct`: a person's word on a fact, the company or a question; says what became of the score. */
import { userInfo } from 'node:os';
import {
  inLanguage,
  VcError,
  type Analysis,
  type CorrectionRequest,
  type Locale,
  type QuestionPatch,
  type TypedFactPatch,
} from '@vc-analyst/core';
import { correctionText, factValue, kindName, renderMessage } from '@vc-analyst/core/i18n';
import type { Correction, Fact } from '@vc-analyst/core/model';
import { printable } from '../output/printable.js';
import { findAnalysis } from '../workspace/find-analysis.js';
import type { GlobalFlags } from '../workspace/global-flags.js';
import { withWorkspace } from '../workspace/workspace-for.js';

export interface CorrectFlags extends GlobalFlags {
  fact?: string;
  /** As typed. */
  value?: string;
  currency?: string;
  period?: string;
  asOf?: string;
  basis?: string;
  kind?: string;
  text?: string;
  drop?: boolean;
  undo?: boolean;
  company?: string;
  sector?: string;
  stage?: string;
  businessModel?: string;
  question?: string;
  answer?: string;
  status?: string;
  owner?: string;
  notes?: string;
  reason?: string;
  by?: string;
  json?: boolean;
}

/** Carries out every correction that the flags name, one after the other. */
export async function correct(id: string, flags: CorrectFlags): Promise<void> {
  const requests = flags.undo ? undoAlone(flags) : requestsOf(flags);
  if (flags.by !== undefined && flags.by.trim() === '') throw badUse('--by needs a name.');
  const note = { by: flags.by ?? userInfo().username, reason: flags.reason };
  if (!note.reason?.trim() && requests.some((request) => request.of !== 'question')) {
    throw badUse('Say why with --reason: what the slide really says.');
  }
  await withWorkspace(flags, async (workspace) => {
    const before = await findAnalysis(workspace, id);
    let after: Analysis = before;
    if (flags.undo) after = await workspace.analyses.takeBack(before.id, note);
    for (const request of requests) after = await workspace.analyses.correct(before.id, request, note);
    if (flags.json) {
      process.stdout.write(`${JSON.stringify(inLanguage(after, workspace.config.lang), null, 2)}\n`);
    } else {
      process.stdout.write(`${printable(outcome(before, after, workspace.config.lang))}\n`);
    }
  });
}

/** One thing at a time: what is taken back is what was said before. */
function undoAlone({ fact, drop, company, sector, stage, businessModel, question }: CorrectFlags): [] {
  if ([fact, drop, company, sector, stage, businessModel, question].some((flag) => flag !== undefined)) {
    throw badUse('--undo stands alone: take the last correction back first, then correct anew.');
  }
  return [];
}

function requestsOf(flags: CorrectFlags): CorrectionRequest[] {
  const { fact, drop, company, sector, stage, businessModel, question } = flags;
  const set = onlyGiven({
    kind: flags.kind,
    value: flags.value,
    currency: flags.currency,
    period: flags.period,
    asOf: flags.asOf,
    basis: flags.basis,
    text: flags.text,
  }) as TypedFactPatch;
  const said = onlyGiven({
    status: flags.status,
    answer: flags.answer,
    owner: flags.owner,
    notes: flags.notes,
  }) as QuestionPatch;
  if (fact === undefined && (drop || Object.keys(set).length > 0)) {
    throw badUse('Name the fact with --fact; vc show <id> --facts lists them.');
  }
  if (fact !== undefined && !drop && Object.keys(set).length === 0) {
    throw badUse('Say what the fact should be (--value, --kind, --text, …), or --drop it.');
  }
  if ((question === undefined) !== (Object.keys(said).length === 0)) {
    throw badUse(
      'A question takes --question with --answer, --status, --owner or --notes; vc questions <id> lists them.',
    );
  }
  const requests = [
    ...(company === undefined ? [] : [{ of: 'company', to: company }]),
    ...(sector === undefined ? [] : [{ of: 'sector', to: sector }]),
    ...(stage === undefined ? [] : [{ of: 'stage', to: stage }]),
    ...(businessModel === undefined ? [] : [{ of: 'businessModel', to: businessModel }]),
    ...(fact === undefined ? [] : [drop ? { of: 'drop', factId: fact } : { of: 'fact', factId: fact, set }]),
    ...(question === undefined ? [] : [{ of: 'question', questionId: question, set: said }]),
  ] as CorrectionRequest[];
  if (requests.length === 0) {
    throw badUse('Nothing to correct: give --fact, --company, --sector, --stage, --business-model or --question.');
  }
  return requests;
}

function onlyGiven(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** "Quaylane · MRR: €37,000 a month → €45,000 a month · Overall score 74 (was 78) · Market 60 (was 64)". */
function outcome(before: Analysis, after: Analysis, locale: Locale): string {
  const scores = [
    ['overall', before.overallScore, after.overallScore],
    ['score.market', before.marketScore, after.marketScore],
    ['score.team', before.teamScore, after.teamScore],
    ['score.product', before.productScore, after.productScore],
    ['score.traction', before.tractionScore, after.tractionScore],
    ['score.risk', before.riskScore, after.riskScore],
  ] as const;
  const moved = scores
    .filter(([, was, is], index) => index === 0 || was !== is)
    .map(([label, was, is]) => {
      const score = `${renderMessage({ id: `label.${label}`, values: {} }, locale)} ${is ?? '–'}`;
      if (was === is) return score;
      return renderMessage({ id: 'correct.moved', values: { score, before: String(was ?? '–') } }, locale);
    });
  const [was, is] = [before.corrections ?? [], after.corrections ?? []];
  const made = is.slice(was.length).flatMap(({ change }) => stored(change, after, locale));
  const taken = is.length < was.length ? was.findLast(({ change }) => change.of !== 'question') : undefined;
  const back = taken
    ? [renderMessage({ id: 'correct.taken-back', values: { change: correctionText(taken.change, locale) } }, locale)]
    : [];
  return [after.companyName, ...made, ...back, ...moved].join(' · ');
}

/** What stood there and what stands there now, to the last digit. */
function stored(change: Correction['change'], { facts }: Analysis, locale: Locale): string[] {
  if (change.of === 'question') return [];
  const now = change.of === 'fact' ? facts.find(({ id }) => id === change.factId) : undefined;
  if (change.of !== 'fact' || !now) return [correctionText(change, locale)];
  const { was } = change;
  const value = (fact: Fact) => factValue(fact, locale, { exact: true });
  const before = now.kind === was.kind ? value(was) : `${kindName(was.kind, locale)} ${value(was)}`;
  return [`${kindName(now.kind, locale)}: ${before} → ${value(now)}`];
}

function badUse(problem: string): VcError {
  return new VcError('bad-usage', { problem });
}

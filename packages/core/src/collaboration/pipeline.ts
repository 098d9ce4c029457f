/** Companies on their way through the fund: decided, given to somebody, planned; and all of them by stage. */
import { z } from 'zod';
import { VcError } from '../errors/vc-error.js';
import type { Analysis, AnalysisSummary } from '../model/analysis.js';
import { DECISIONS, type Author, type Decision, type NextStep } from '../model/fund.js';
import { pipelineCardSchema, type PipelineBoard, type PipelineCard } from '../model/pipeline-board.js';
import type { Pipeline, PipelineStage } from '../model/pipeline.js';
import type { Decisions, PipelineBook } from './collaboration.js';
import { changeAnalysis, checkedText, concernedBy, ownerOf, type NoteTools } from './comments.js';

export interface PipelineTools extends NoteTools {
  pipeline: () => Promise<Pipeline>;
  /** First name of an active member; undefined for anybody else. */
  memberName: (accountId: string) => Promise<string | undefined>;
}

/** Characters. */
const LONGEST_STEP = 500;
/** Cards a stage, unless it is asked otherwise. */
const SHOWN = 100;

export function openPipeline(tools: PipelineTools): { decisions: Decisions; pipeline: PipelineBook } {
  const { analyses, note, now, memberName } = tools;
  const change = (id: string, work: (analysis: Analysis) => Analysis) => changeAnalysis(analyses, id, work);
  return {
    decisions: {
      async decide(analysisId, decision, by) {
        const kept = decision && decisionOf(decision, { pipeline: await tools.pipeline(), by, now: now() });
        const analysis = await change(analysisId, ({ decision: _before, ...rest }) =>
          kept ? { ...rest, decision: kept } : rest,
        );
        await note({
          action: 'analysis.decided',
          by,
          values: { company: analysis.companyName, decision: kept?.value ?? 'none' },
          analysisId,
          concerns: concernedBy(analysis),
        });
        return analysis;
      },
    },

    pipeline: {
      async assign(analysisId, ownerId, by) {
        const name = ownerId === null ? 'none' : await memberName(ownerId);
        if (name === undefined) throw new VcError('not-found', { what: 'account', id: ownerId ?? '' });
        let before: string[] = [];
        const analysis = await change(analysisId, (current) => {
          before = ownerOf(current);
          const { ownerId: _before, ...rest } = current;
          return ownerId === null ? rest : { ...rest, ownerId };
        });
        await note({
          action: 'analysis.assigned',
          by,
          values: { company: analysis.companyName, name },
          analysisId,
          concerns: [...before, ...ownerOf(analysis)],
        });
        return analysis;
      },

      async plan(analysisId, step, by) {
        const kept = step && stepOf(step, by, now());
        const analysis = await change(analysisId, ({ nextStep: _before, ...rest }) =>
          kept ? { ...rest, nextStep: kept } : rest,
        );
        if (kept) {
          await note({
            action: 'analysis.planned',
            by,
            values: { company: analysis.companyName, step: kept.text },
            analysisId,
            concerns: ownerOf(analysis),
          });
        }
        return analysis;
      },

      async board({ limit = SHOWN } = {}) {
        return boardOf(await analyses.summaries(), await tools.pipeline(), limit);
      },
    },
  };
}

/**
 * The stage that a decision put the company in: the one it names while the fund has it, else the first that means the
 * same. Undefined while nothing is decided.
 */
function pipelinePlace(
  stages: readonly PipelineStage[],
  decision: Pick<Decision, 'value' | 'stage'> | undefined,
): PipelineStage | undefined {
  const alike = stages.filter((stage) => stage.decision === decision?.value);
  return alike.find(({ id }) => id === decision?.stage) ?? alike[0];
}

/** Pure. */
function boardOf(summaries: readonly AnalysisSummary[], pipeline: Pipeline, limit: number): PipelineBoard {
  // A version stands until the one after it is read.
  const completed = summaries.filter(({ status }) => status === 'completed');
  const replaced = new Set(completed.map(({ previousId }) => previousId));
  const columns = new Map<string | undefined, AnalysisSummary[]>();
  for (const summary of completed) {
    if (replaced.has(summary.id)) continue;
    const place = pipelinePlace(pipeline.stages, summary.decision)?.id;
    const column = columns.get(place);
    if (column) column.push(summary);
    else columns.set(place, [summary]);
  }
  return {
    undecided: columnOf(undefined),
    stages: pipeline.stages.map((stage) => ({ ...stage, ...columnOf(stage.id) })),
    passReasons: pipeline.passReasons,
  };

  function columnOf(id: string | undefined): { total: number; cards: PipelineCard[] } {
    const all = columns.get(id) ?? [];
    const moved = ({ decision, createdAt }: AnalysisSummary) => decision?.at ?? createdAt;
    const newest = all.toSorted((a, b) => moved(b).localeCompare(moved(a)) || (a.id < b.id ? -1 : 1));
    return { total: all.length, cards: newest.slice(0, limit).map((card) => pipelineCardSchema.parse(card)) };
  }
}

function decisionOf(
  given: NonNullable<Parameters<Decisions['decide']>[1]>,
  { pipeline, by, now }: { pipeline: Pipeline; by: Author; now: Date },
): Decision {
  const { value, stage, reason } = given;
  if (!DECISIONS.includes(value)) {
    throw new VcError('bad-usage', { problem: `A decision is one of ${DECISIONS.join(', ')}.` });
  }
  const place = pipelinePlace(pipeline.stages, { value, stage });
  if (stage !== undefined && place?.id !== stage) {
    throw new VcError('bad-usage', { problem: `The pipeline has no stage ${stage} that means ${value}.` });
  }
  if (reason !== undefined && (value !== 'passed' || !pipeline.passReasons.some(({ id }) => id === reason))) {
    throw new VcError('bad-usage', { problem: `${reason} is no reason for passing of the fund.` });
  }
  const note = given.note?.trim() ?? '';
  return {
    value,
    ...(place ? { stage: place.id } : {}),
    ...(reason === undefined ? {} : { reason }),
    ...(note === '' ? {} : { note: checkedText(note, 'A note') }),
    at: now.toISOString(),
    by,
  };
}

function stepOf({ text, due }: { text: string; due?: string | undefined }, by: Author, now: Date): NextStep {
  if (due !== undefined && !z.iso.date().safeParse(due).success) {
    throw new VcError('bad-usage', { problem: 'The day of a next step is written YYYY-MM-DD.' });
  }
  return {
    text: checkedText(text, 'A next step', LONGEST_STEP),
    ...(due === undefined ? {} : { due }),
    at: now.toISOString(),
    by,
  };
}

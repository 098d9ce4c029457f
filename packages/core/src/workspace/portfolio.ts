/** The workspace's portfolio: investments kept, changed with the history of their status, and removed. */
import type { z } from 'zod';
import type { AnalysisSummary } from '../model/analysis.js';
import type { Author } from '../model/fund.js';
import {
  investmentPatchSchema,
  newInvestmentSchema,
  type Investment,
  type InvestmentPatch,
  type NewInvestment,
} from '../model/investment.js';
import { VcError } from '../errors/vc-error.js';
import { visibleTo, type ReportReader } from '../reports/visible-investments.js';
import type { Collection } from '../store/store.js';

/** Who did it, for the list of what happened. @default the terminal or a script */
interface ByWhom {
  by?: Author | undefined;
}

/** The fund’s investments. */
export interface Portfolio {
  /** Newest first; what `reader` may not see is left out or null. */
  list(options?: { reader?: ReportReader | undefined }): Promise<Investment[]>;
  /** By id or by a beginning of it that no other has, of at least four characters. Throws VcError `not-found`. */
  get(id: string): Promise<Investment>;
  /** Throws VcError `bad-usage` for fields that do not fit or a day to come, `not-found` for an analysis that is not there. */
  add(investment: Unset<NewInvestment>, options?: ByWhom): Promise<Investment>;
  /** Changes what is given; a new status is kept with its date. Throws as `add`, and `not-found`. */
  update(id: string, patch: Unset<InvestmentPatch>, options?: ByWhom): Promise<Investment>;
  /** Throws VcError `not-found`. */
  remove(id: string, options?: ByWhom): Promise<void>;
}

/** Fields that may be there without a value, as forms and flags leave them. */
type Unset<T> = { [K in keyof T]: T[K] | undefined };

export interface PortfolioTools {
  investments: Collection<Investment, Investment>;
  analyses: Pick<Collection<{ id: string }, AnalysisSummary>, 'get'>;
  now: () => Date;
  /** Told of every change once it is kept. */
  onChange?: (
    action: 'investment.added' | 'investment.changed' | 'investment.removed',
    investment: Investment,
    by: Author | undefined,
  ) => Promise<unknown>;
}

export function openPortfolio({ investments, analyses, now, onChange }: PortfolioTools): Portfolio {
  async function get(id: string): Promise<Investment> {
    const exact = await investments.get(id);
    if (exact) return exact;
    const alike = (await investments.summaries()).filter((one) => id.length >= 4 && one.id.startsWith(id));
    if (alike.length !== 1) throw new VcError('not-found', { what: 'investment', id });
    return alike[0]!;
  }

  async function assertAnalysis(id: string | null | undefined): Promise<void> {
    if (id && !(await analyses.get(id))) throw new VcError('not-found', { what: 'analysis', id });
  }

  return {
    get,

    async list({ reader } = {}) {
      const all = visibleTo(await investments.summaries(), reader);
      return all.toSorted((a, b) => order(b.date, a.date) || order(b.createdAt, a.createdAt) || order(a.id, b.id));
    },

    async add(given, { by } = {}) {
      const { status = 'active', statusDate, assigneeIds = [], ...fields } = fitting(newInvestmentSchema, given);
      assertPast({ date: fields.date, statusDate, valuedOn: fields.valuedOn }, now());
      await assertAnalysis(fields.analysisId);
      const at = now().toISOString();
      const bought = { status: 'active' as const, at: midnight(fields.date) };
      const investment = await investments.create({
        id: crypto.randomUUID(),
        ...valued(withoutEmpty(fields), now()),
        status,
        assigneeIds: [...new Set(assigneeIds)],
        history: status === 'active' ? [bought] : [bought, { status, at: statusDate ? midnight(statusDate) : at }],
        createdAt: at,
      });
      await onChange?.('investment.added', investment, by);
      return investment;
    },

    async update(id, given, { by } = {}) {
      const patch = withoutEmpty(fitting(investmentPatchSchema, given));
      assertPast({ date: patch.date, statusDate: patch.statusDate, valuedOn: patch.valuedOn }, now());
      await assertAnalysis(patch.analysisId);
      const { id: whole } = await get(id);
      const changed = await investments.update(whole, (before) => changedBy(before, patch, now()));
      await onChange?.('investment.changed', changed, by);
      return changed;
    },

    async remove(id, { by } = {}) {
      const investment = await get(id);
      await investments.remove(investment.id);
      await onChange?.('investment.removed', investment, by);
    },
  };
}

type Patch = z.output<typeof investmentPatchSchema>;

function changedBy(before: Investment, patch: Patch, now: Date): Investment {
  const {
    status = before.status,
    statusDate,
    sector,
    round,
    stake,
    currentValue,
    analysisId,
    assigneeIds,
    ...fields
  } = patch;
  const date = fields.date ?? before.date;
  const at = statusDate ? midnight(statusDate) : now.toISOString();
  const history = before.history.map((entry, index) =>
    index === 0 && entry.at === midnight(before.date) ? { ...entry, at: midnight(date) } : entry,
  );
  if (status !== before.status) history.push({ status, at });
  else if (statusDate && history.length > 0) history[history.length - 1] = { status, at };
  const chosen = { sector, round, stake, currentValue, analysisId };
  const after: Investment = { ...before, ...withoutEmpty(fields), status, history };
  if (assigneeIds) after.assigneeIds = [...new Set(assigneeIds)];
  // A value without its day is of today; as it stood, it keeps the day it had.
  if (currentValue !== before.currentValue && currentValue !== undefined && !fields.valuedOn) delete after.valuedOn;
  for (const name of ['sector', 'round', 'stake', 'currentValue', 'analysisId'] as const) {
    if (chosen[name] === null) delete after[name];
    else if (chosen[name] !== undefined) Object.assign(after, { [name]: chosen[name] });
  }
  return valued(after, now);
}

/** With the day a value is of, which is today where none is said; without a day where there is no value. */
function valued<T extends Pick<Investment, 'currentValue' | 'valuedOn'>>(investment: T, now: Date): T {
  const { valuedOn = now.toISOString().slice(0, 10), ...rest } = investment;
  return { ...(rest as T), ...(investment.currentValue !== undefined && { valuedOn }) };
}

/** Throws VcError `bad-usage` that names the field. */
function fitting<S extends z.ZodType>(schema: S, given: unknown): z.output<S> {
  const parsed = schema.safeParse(withoutEmpty(given as Record<string, unknown>));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0]!;
  throw new VcError('bad-usage', { problem: `${issue.path.join('.') || 'investment'}: ${issue.message}.` });
}

/** Throws VcError `bad-usage` for a day that has begun nowhere yet: what is to come is no investment of the fund. */
function assertPast(days: Partial<Record<'date' | 'statusDate' | 'valuedOn', string | undefined>>, now: Date): void {
  const newest = new Date(now.getTime() + EARLIEST_CLOCK_MS).toISOString().slice(0, 10);
  for (const [field, day] of Object.entries(days))
    if (day !== undefined && day > newest)
      throw new VcError('bad-usage', { problem: `${field}: ${day} is still to come; enter a day up to today.` });
}

/** What the clocks of the first place with a new day are ahead of UTC. */
const EARLIEST_CLOCK_MS = 14 * 3_600_000;

function withoutEmpty<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}

function midnight(day: string): string {
  return `${day}T00:00:00.000Z`;
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

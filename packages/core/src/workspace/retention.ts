/** How long analyses are kept: what the fund's rule would delete now, and its deletion. */
import { keyOf } from '../accounts/account-collection.js';
import type { AuditLog } from '../audit/audit-log.js';
import { isVcError } from '../errors/vc-error.js';
import type { AuditNote } from '../model/audit.js';
import type { AnalysisSummary } from '../model/analysis.js';
import type { Investment } from '../model/investment.js';
import type { RetentionRule } from '../model/settings.js';
import type { Collection } from '../store/store.js';

/** Deleting by age. Without a rule nothing is ever due. */
export interface Retention {
  /**
   * What would be deleted now, oldest first: analyses made longer ago than the rule's months, but those that wait or run
   * and, with `keepInvested`, those of companies that the fund has invested in. Changes nothing.
   *
   * @param rule @default the one in the settings
   */
  due(rule?: RetentionRule | null): Promise<AnalysisSummary[]>;
  /**
   * Deletes what is due by the rule in the settings, decks and shares with it, each with an entry in the audit log; and,
   * of shares that stay, who looked at what before that.
   */
  apply(by: AuditNote['by']): Promise<AnalysisSummary[]>;
}

export function openRetention({
  analyses,
  investments,
  rule: inForce,
  remove,
  audit,
  forgetVisits,
  forgetHistory,
  now,
}: {
  analyses: Pick<Collection<{ id: string }, AnalysisSummary>, 'summaries'>;
  investments: Pick<Collection<{ id: string }, Investment>, 'summaries'>;
  rule: () => Promise<RetentionRule | null>;
  remove: (id: string) => Promise<void>;
  audit: Pick<AuditLog, 'record'>;
  /** What readers of links looked at before that moment. */
  forgetVisits: (before: string) => Promise<void>;
  /** What the store's indexes hold of before. */
  forgetHistory: () => Promise<void>;
  now: () => Date;
}): Retention {
  async function due(given?: RetentionRule | null): Promise<AnalysisSummary[]> {
    const rule = given === undefined ? await inForce() : given;
    if (!rule) return [];
    const end = monthsBefore(now(), rule.months);
    const held = await analyses.summaries();
    const invested = rule.keepInvested ? await investedIn(held) : () => false;
    return held
      .filter(({ createdAt, status }) => createdAt < end && status !== 'pending' && status !== 'processing')
      .filter((analysis) => !invested(analysis))
      .sort((a, b) => a.createdAt.localeCompare(b.createdAt) || (a.id < b.id ? -1 : 1));
  }

  /** All decks of a company that the fund has invested in: by decision, by the portfolio, in any version. */
  async function investedIn(held: readonly AnalysisSummary[]): Promise<(analysis: AnalysisSummary) => boolean> {
    const bought = await investments.summaries();
    const ids = new Set(bought.map(({ analysisId }) => analysisId));
    const companies = new Set([
      ...bought.map(({ companyName }) => keyOf(companyName)),
      ...held
        .filter(({ id, decision }) => decision?.value === 'invested' || ids.has(id))
        .map(({ companyName }) => keyOf(companyName)),
    ]);
    return ({ companyName }) => companies.has(keyOf(companyName));
  }

  async function removed(id: string): Promise<boolean> {
    try {
      await remove(id);
      return true;
    } catch (error) {
      if (isVcError(error) && error.code === 'not-found') return false;
      throw error;
    }
  }

  return {
    due,
    async apply(by) {
      const gone: AnalysisSummary[] = [];
      for (const analysis of await due()) {
        // Another server, or somebody, was first.
        if (!(await removed(analysis.id))) continue;
        gone.push(analysis);
        const about = { id: analysis.id, name: analysis.companyName };
        await audit.record({
          action: 'analysis.removed',
          outcome: 'done',
          by,
          about,
          details: { because: 'retention' },
        });
      }
      const rule = await inForce();
      if (rule) await forgetVisits(monthsBefore(now(), rule.months));
      if (gone.length > 0) await forgetHistory();
      return gone;
    },
  };
}

/** ISO 8601. The last day of a month is taken for days that it does not have. */
function monthsBefore(now: Date, months: number): string {
  const end = new Date(now);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() - months);
  const days = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(now.getUTCDate(), days));
  return end.toISOString();
}

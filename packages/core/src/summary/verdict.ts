/** Last sentence: what follows from the score, and what holds it back from a better recommendation. */
import { message, type MessageValue } from '../model/message.js';
import type { Flag } from '../model/scores.js';
import { mostMissed, topics } from './evidence-shown.js';
import type { Sentence, SummaryInput } from './summary-context.js';

export function verdict({ scored }: SummaryInput): Sentence {
  const rule = scored.recommendationRule?.rule;
  if (rule === 'guaranteed-return') {
    const promises = scored.flags.filter((flag) => flag.rule === 'F27');
    return {
      message: message('summary.verdict.pass.guaranteed-return'),
      factIds: promises.flatMap((flag) => flag.factIds),
    };
  }
  if (rule === 'insufficient-evidence') return plain('summary.verdict.unreadable');
  if (scored.overallScore === null) return plain('summary.verdict.unscored');
  if (rule === 'other-language') return plain('summary.verdict.other-language');
  const values = {
    score: scored.overallScore,
    coverage: { percent: Math.round(scored.coverage.overall * 100) },
  };
  const serious = scored.flags.filter((flag) => flag.severity === 'critical' || flag.severity === 'high');
  // Hidden and ordering text is only ever named: its words must not come back through the summary.
  const flag = serious.filter((one) => one.rule !== 'F32').sort(bySeverity)[0];
  if (scored.recommendation === 'invest') return plain('summary.verdict.invest', values);
  if (scored.recommendation === 'pass') return withFlag('summary.verdict.pass', values, flag);
  if (serious.some((one) => one.rule === 'F32')) return plain('summary.verdict.follow-up.hidden', values);
  if (scored.recommendationReason === 'thin') return plain('summary.verdict.follow-up.open', values);
  if (flag) return withFlag('summary.verdict.follow-up', values, flag);
  const topics = nextTopics(scored);
  return topics
    ? plain('summary.verdict.follow-up.topics', { ...values, topics })
    : plain('summary.verdict.follow-up', values);
}

/** What would raise the score most, unless the sentence before already says that it is missing. */
function nextTopics(scored: SummaryInput['scored']): MessageValue | undefined {
  const ids = (scored.recommendationRule?.wouldChange ?? []).flatMap(({ criterionId }) => criterionId ?? []);
  const missing = new Set(mostMissed(scored).map(({ id }) => id));
  const fresh = ids.filter((id) => !missing.has(id)).map((id) => ({ id }));
  return fresh.length > 0 ? topics(fresh) : undefined;
}

function plain(id: string, values: Record<string, MessageValue> = {}): Sentence {
  return { message: message(id, values), factIds: [] };
}

function withFlag(id: string, values: Record<string, MessageValue>, flag: Flag | undefined): Sentence {
  if (!flag) return plain(id, values);
  return {
    message: message(`${id}.flag`, { ...values, flag: { message: flag.reasonMessage } }),
    factIds: flag.factIds,
  };
}

function bySeverity(a: Flag, b: Flag): number {
  const rank = (flag: Flag) => (flag.severity === 'critical' ? 0 : 1);
  return rank(a) - rank(b) || b.points - a.points || (a.id < b.id ? -1 : 1);
}

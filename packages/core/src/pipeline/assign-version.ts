/** Says what a new analysis is to those before it: the next version of a company's deck, or the same content again. */
import { renderMessage } from '../i18n/render.js';
import type { Analysis, AnalysisSummary } from '../model/analysis.js';
import { message } from '../model/message.js';
import type { StoredSummary } from '../search/stored-summary.js';
import type { Collection } from '../store/store.js';
import { companyKey, nameKey } from '../text/company-key.js';

/** Those that `assignVersion` must know: of the same company or the same content, in the order of their ids. */
export async function relativesOf(
  analysis: Analysis,
  analyses: Pick<Collection<Analysis, StoredSummary>, 'summaries'>,
): Promise<StoredSummary[]> {
  const company = companyKey(analysis);
  const alike = await Promise.all([
    analyses.summaries({ conditions: [{ field: 'company', equals: company }] }),
    analyses.summaries({ conditions: [{ field: 'companyRead', equals: company }] }),
    analyses.summaries({ conditions: [{ field: 'deckHash', equals: analysis.deckHash }] }),
  ]);
  const found = new Map(alike.flat().map((summary) => [summary.id, summary]));
  return [...found.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The document with `version` and `previousId` of its company, and a warning where its content is known already. */
export function assignVersion(analysis: Analysis, others: readonly AnalysisSummary[]): Analysis {
  const company = companyKey(analysis);
  const previous = others
    .filter((other) => [companyKey(other), nameKey(other.companyNameRead ?? '')].includes(company))
    .reduce<AnalysisSummary | undefined>(
      (last, other) => (last && last.version >= other.version ? last : other),
      undefined,
    );
  const twin = others.find((other) => other.deckHash === analysis.deckHash && other.status !== 'failed');
  const textMessage =
    twin && message('warning.duplicate-of', { id: twin.id, date: { date: twin.createdAt.slice(0, 10) } });
  return {
    ...analysis,
    ...(previous ? { version: previous.version + 1, previousId: previous.id } : {}),
    warnings: textMessage
      ? [
          ...analysis.warnings,
          { code: 'duplicate-of', text: renderMessage(textMessage, analysis.textLanguage), textMessage },
        ]
      : analysis.warnings,
  };
}

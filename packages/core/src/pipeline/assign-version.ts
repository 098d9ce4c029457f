/** Says what a new analysis is to those before it: the next version of a company's deck, or the same content again. */
import { renderMessage } from '../i18n/render.js';
import type { Analysis, AnalysisSummary } from '../model/analysis.js';
import { message } from '../model/message.js';
import { companyKey, nameKey } from '../text/company-key.js';

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

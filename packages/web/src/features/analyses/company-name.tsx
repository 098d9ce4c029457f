/** The company of one row of the list: link to its report, version, status while there is no report. */
import { AppLink } from '../../components/app-link.js';
import { Badge } from '../../components/ui/badge.js';
import { useTexts } from '../../i18n/language.js';
import { listTexts } from '../../i18n/texts/analysis-list.js';
import { domain } from '../../i18n/texts/domain.js';
import type { ListedRow } from './listed.js';

export function CompanyName({ analysis }: { analysis: ListedRow }) {
  const t = useTexts(listTexts);
  const d = useTexts(domain);
  const { id, companyName, version, previousId, decision, status } = analysis;
  return (
    <>
      {status === 'completed' ? (
        <AppLink href={`/analysis/${id}`} className="truncate font-[550] hover:underline">
          {companyName}
        </AppLink>
      ) : (
        <span className="truncate font-[550]">{companyName}</span>
      )}
      {version > 1 && (
        <span className="num text-sm text-faint">
          {previousId === undefined ? (
            t('version', { number: version })
          ) : (
            <AppLink href={`/analysis/${previousId}`} className="underline" title={t('versionBefore')}>
              {t('version', { number: version })}
            </AppLink>
          )}
          {decision?.saidOf &&
            ` · ${t('decidedOn', { decision: t(`decided.${decision.value}`), number: decision.saidOf.version })}`}
        </span>
      )}
      {status !== 'completed' && <Badge tone={status === 'failed' ? 'poor' : 'accent'}>{d(`status.${status}`)}</Badge>}
    </>
  );
}

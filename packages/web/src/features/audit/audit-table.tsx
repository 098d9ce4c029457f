/** Entries of the audit log as a table; on phones as cards. */
import type { AuditEntry } from '@vc-analyst/core/model';
import { Badge } from '../../components/ui/badge.js';
import { SideScroll } from '../../components/ui/side-scroll.js';
import { formatDate } from '../../i18n/format.js';
import { useLocale, useTexts } from '../../i18n/language.js';
import { auditTexts } from '../../i18n/texts/audit.js';

export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const t = useTexts(auditTexts);
  const locale = useLocale();
  return (
    <SideScroll label={t('entries')}>
      <table className="cards-on-phones w-full">
        <thead>
          <tr className="border-b border-line text-left text-xs text-faint">
            {([t('when'), t('by'), t('what'), t('concerning'), t('address')] as const).map((heading) => (
              <th key={heading} scope="col" className="px-4 py-2 font-[550] whitespace-nowrap">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {entries.map(({ seq, at, action, outcome, by, about, details, address }) => (
            <tr key={seq} data-row="" tabIndex={-1}>
              <th scope="row" className="num px-4 py-2.5 text-left font-normal whitespace-nowrap text-soft">
                {formatDate(at, locale, 'time')}
              </th>
              <td data-heading={t('by')} className="px-4 py-2.5 font-[550] [overflow-wrap:anywhere] sm:min-w-32">
                {by.name ?? t(`by.${by.kind}`)}
              </td>
              <td data-heading={t('what')} className="px-4 py-2.5">
                <span>
                  {t(`action.${action}`)} {outcome === 'refused' && <Badge tone="poor">{t('refused')}</Badge>}
                </span>
              </td>
              <td data-heading={t('concerning')} className="px-4 py-2.5 [overflow-wrap:anywhere]">
                <span className="max-sm:text-right">
                  {about?.name ?? about?.id ?? (details ? '' : '–')}
                  {details && (
                    <span className="block text-sm text-faint">
                      {Object.entries(details)
                        .map(([name, value]) => `${name}: ${value}`)
                        .join(' · ')}
                    </span>
                  )}
                </span>
              </td>
              <td data-heading={t('address')} className="num px-4 py-2.5 whitespace-nowrap text-soft">
                {address ?? '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SideScroll>
  );
}

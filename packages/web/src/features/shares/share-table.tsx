/** Links as a table; on phones as cards. */
import { Trash2 } from 'lucide-react';
import type { FundShare } from '@vc-analyst/core/model';
import { AppLink } from '../../components/app-link.js';
import { Badge } from '../../components/ui/badge.js';
import { IconButton } from '../../components/ui/icon-button.js';
import { SideScroll } from '../../components/ui/side-scroll.js';
import { formatDate } from '../../i18n/format.js';
import { useLocale, useTexts } from '../../i18n/language.js';
import { founderTexts } from '../../i18n/texts/founder.js';
import { fundSharesTexts } from '../../i18n/texts/fund-shares.js';
import { shareVisitsTexts } from '../../i18n/texts/share-visits.js';

interface ShareTableProps {
  shares: readonly FundShare[];
  onVisits: (share: FundShare) => void;
  onEnd: (share: FundShare) => void;
}

export function ShareTable({ shares, onVisits, onEnd }: ShareTableProps) {
  const t = useTexts(fundSharesTexts);
  const v = useTexts(shareVisitsTexts);
  const f = useTexts(founderTexts);
  const locale = useLocale();
  return (
    <SideScroll label={t('links')}>
      <table className="cards-on-phones w-full">
        <thead>
          <tr className="border-b border-line text-left text-xs text-faint">
            {([t('report'), t('maker'), t('made'), t('ends'), t('password'), t('opened')] as const).map((heading) => (
              <th key={heading} scope="col" className="px-4 py-2 font-[550] whitespace-nowrap">
                {heading}
              </th>
            ))}
            <th scope="col" className="px-4 py-2">
              <span className="sr-only">{t('endDo')}</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {shares.map((share) => (
            <tr key={share.id} data-row="" tabIndex={-1}>
              <th scope="row" className="px-4 py-2.5 text-left font-[550] [overflow-wrap:anywhere] sm:min-w-28">
                <AppLink href={`/analysis/${share.analysisId}`} className="hover:underline">
                  {share.companyName}
                </AppLink>
                {share.asks !== undefined && (
                  <span className="block text-sm font-normal text-faint">{f('linkOf', { count: share.asks })}</span>
                )}
              </th>
              <td data-heading={t('maker')} className="px-4 py-2.5 [overflow-wrap:anywhere] sm:min-w-20">
                {share.maker}
              </td>
              <td data-heading={t('made')} className="num px-4 py-2.5 whitespace-nowrap text-soft">
                {formatDate(share.createdAt, locale)}{' '}
                {!share.isSnapshot && share.asks === undefined && <Badge>{t('live')}</Badge>}
              </td>
              <td data-heading={t('ends')} className="num px-4 py-2.5 whitespace-nowrap">
                {share.state === 'maker-left' ? (
                  <Badge>{t('makerLeft')}</Badge>
                ) : share.expiresAt === null ? (
                  <Badge tone="fair">{t('never')}</Badge>
                ) : (
                  <span>
                    {formatDate(share.expiresAt, locale)} {share.state === 'expired' && <Badge>{t('expired')}</Badge>}
                  </span>
                )}
              </td>
              <td data-heading={t('password')} className="px-4 py-2.5">
                {share.asks !== undefined ? '–' : share.hasPassword ? t('yes') : <Badge tone="fair">{t('no')}</Badge>}
              </td>
              <td data-heading={t('opened')} className="num px-4 py-2.5 sm:min-w-28">
                <span className="max-sm:text-right">
                  {share.views === 0 ? (
                    t('times', { count: 0 })
                  ) : (
                    <button
                      type="button"
                      className="underline hover:no-underline"
                      aria-label={v('title', { company: share.companyName })}
                      onClick={() => onVisits(share)}
                    >
                      {t('times', { count: share.views })}
                    </button>
                  )}
                  {share.lastViewedAt && (
                    <span className="block text-sm text-faint">
                      {t('last', { date: formatDate(share.lastViewedAt, locale, 'time') })}
                    </span>
                  )}
                </span>
              </td>
              <td className="px-4 py-1.5 text-right">
                <IconButton
                  label={t('end', { company: share.companyName })}
                  icon={<Trash2 size={16} aria-hidden />}
                  onClick={() => onEnd(share)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SideScroll>
  );
}

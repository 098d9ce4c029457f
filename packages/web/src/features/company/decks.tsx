/** The decks of a company, newest first: what was read of each, and the files themselves. */
import { Download } from 'lucide-react';
import type { ListedAnalysis } from '@vc-analyst/core/contract';
import { addressOf } from '../../api/call.js';
import { AppLink } from '../../components/app-link.js';
import { RecommendationBadge } from '../../components/recommendation-badge.js';
import { ScoreNumber } from '../../components/score-number.js';
import { Badge } from '../../components/ui/badge.js';
import { Button } from '../../components/ui/button.js';
import { Panel } from '../../components/ui/card.js';
import { SideScroll } from '../../components/ui/side-scroll.js';
import { useDeckMoney } from '../../components/use-deck-money.js';
import { formatDate, formatNumber } from '../../i18n/format.js';
import { useLocale, useTexts } from '../../i18n/language.js';
import { companyTexts } from '../../i18n/texts/company.js';
import { domain } from '../../i18n/texts/domain.js';

const CELL = 'px-3 py-2.5 first:pl-4.5 last:pr-4.5';

export function Decks({ versions }: { versions: readonly ListedAnalysis[] }) {
  const t = useTexts(companyTexts);
  const headings = [t('deck'), t('read'), t('score'), t('verdict'), t('ask'), t('revenue')];
  return (
    <Panel title={t('decks')} aside={versions.length} flush>
      <SideScroll label={t('decks')}>
        <table className="cards-on-phones w-full">
          <thead>
            <tr className="border-b border-line text-left text-xs text-faint">
              {headings.map((heading) => (
                <th key={heading} scope="col" className={`${CELL} font-[550] whitespace-nowrap`}>
                  {heading}
                </th>
              ))}
              <th scope="col" className={CELL}>
                <span className="sr-only">{t('download')}</span>
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {versions.map((version) => (
              <Deck key={version.id} deck={version} before={versions.find(({ id }) => id === version.previousId)} />
            ))}
          </tbody>
        </table>
      </SideScroll>
    </Panel>
  );
}

function Deck({ deck, before }: { deck: ListedAnalysis; before: ListedAnalysis | undefined }) {
  const t = useTexts(companyTexts);
  const d = useTexts(domain);
  const locale = useLocale();
  const money = useDeckMoney();
  const { id, version, fileName, status, overallScore, recommendation, ask, revenue } = deck;
  const isRead = status === 'completed';
  const change = (overallScore ?? NaN) - (before?.overallScore ?? NaN);
  return (
    <tr data-row={id} tabIndex={-1}>
      <th scope="row" className={`${CELL} text-left font-normal [overflow-wrap:anywhere]`}>
        {isRead ? (
          <AppLink href={`/analysis/${id}`} className="font-[550] hover:underline">
            {t('version', { number: version })}
          </AppLink>
        ) : (
          <span className="font-[550]">{t('version', { number: version })}</span>
        )}
        <span className="block text-sm text-faint">{fileName}</span>
      </th>
      <td data-heading={t('read')} className={`${CELL} num whitespace-nowrap`}>
        {formatDate(deck.createdAt, locale)}
      </td>
      <td data-heading={t('score')} className={`${CELL} whitespace-nowrap`}>
        <ScoreNumber value={overallScore} name={d('overallScore')} className="text-lg" />
        {Number.isFinite(change) && Math.abs(change) >= 0.5 && (
          <span className="num ml-1.5 text-sm text-soft">
            {change > 0 ? '+' : '−'}
            {formatNumber(Math.abs(change), locale, 0)}
          </span>
        )}
      </td>
      <td data-heading={t('verdict')} className={CELL}>
        {isRead && recommendation ? (
          <RecommendationBadge value={recommendation} reason={deck.recommendationReason} />
        ) : (
          <Badge tone={status === 'failed' ? 'poor' : 'accent'}>{d(`status.${status}`)}</Badge>
        )}
      </td>
      {[
        { heading: t('ask'), amount: ask },
        { heading: t('revenue'), amount: revenue },
      ].map(({ heading, amount }) => (
        <td key={heading} data-heading={heading} className={`${CELL} num whitespace-nowrap`}>
          {amount ? money(amount) : '–'}
        </td>
      ))}
      <td className={`${CELL} text-right`}>
        <Button asChild look="quiet" size="icon" title={t('downloadOf', { file: fileName })}>
          <a
            href={addressOf('/api/analyses/{id}/deck', { id })}
            download
            aria-label={t('downloadOf', { file: fileName })}
          >
            <Download size={16} aria-hidden />
          </a>
        </Button>
      </td>
    </tr>
  );
}

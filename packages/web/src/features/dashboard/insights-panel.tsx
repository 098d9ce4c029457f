/** What stands out, in words. */
import type { ReactNode } from 'react';
import { AppLink } from '../../components/app-link.js';
import { formatList } from '../../i18n/format.js';
import { useLocale, useTexts } from '../../i18n/language.js';
import { dashboard } from '../../i18n/texts/dashboard.js';
import { domain } from '../../i18n/texts/domain.js';
import { cx } from '../../lib/cx.js';
import { findInsights, type Insight } from './insights.js';
import type { RecentAnalysis } from './recent.js';

const TONES: Record<Insight['kind'], string> = {
  failed: 'bg-poor',
  call: 'bg-good',
  borderline: 'bg-fair',
  thin: 'bg-fair',
  sector: 'bg-accent',
  weak: 'bg-accent',
};

export function Insights({ analyses }: { analyses: readonly RecentAnalysis[] }) {
  const t = useTexts(dashboard);
  const insights = findInsights(analyses);
  const say = useInsightWords();
  if (insights.length === 0) return <p className="px-4.5 py-4 text-soft">{t('insightsNone')}</p>;
  return (
    <ul className="divide-y divide-line">
      {insights.map((insight) => {
        const { title, text, href } = say(insight);
        return (
          <li key={insight.kind} className="relative py-3 pr-4.5 pl-8">
            <span
              aria-hidden
              data-fill=""
              className={cx('absolute top-[1.2rem] left-4.5 size-2 rounded-full', TONES[insight.kind])}
            />
            <p className="font-[550]">
              {href ? (
                <AppLink href={href} className="hover:underline">
                  {title}
                </AppLink>
              ) : (
                title
              )}
            </p>
            <p className="text-sm text-soft">{text}</p>
          </li>
        );
      })}
    </ul>
  );
}

interface Words {
  title: ReactNode;
  text: string;
  href?: string;
}

function useInsightWords(): (insight: Insight) => Words {
  const t = useTexts(dashboard);
  const tDomain = useTexts(domain);
  const locale = useLocale();
  return (insight) => {
    switch (insight.kind) {
      case 'failed':
        return {
          title: t('insightFailed', { count: insight.count }),
          text: t('insightFailedText', { companies: formatList(insight.companies, locale) }),
          href: '/analysis',
        };
      case 'call':
        return {
          title: t('insightCall', { count: insight.count }),
          text: t('insightCallText', { company: insight.company, score: insight.score }),
          href: `/analysis/${insight.analysisId}`,
        };
      case 'borderline':
        return {
          title: t('insightBorderline', { company: insight.company }),
          text: t('insightBorderlineText', { score: insight.score, high: insight.high }),
          href: `/analysis/${insight.analysisId}`,
        };
      case 'thin':
        return {
          title: t('insightThin', { count: insight.count }),
          text: t('insightThinText', { companies: formatList(insight.companies, locale) }),
        };
      case 'sector':
        return {
          title: t('insightSector', { sector: tDomain(`sector.${insight.sector}`) }),
          text: t('insightSectorText', { count: insight.count, total: insight.total, average: insight.average }),
        };
      case 'weak':
        return {
          title: t('insightWeak', { name: tDomain(`score.${insight.score}`) }),
          text: t('insightWeakText', { average: insight.average, count: insight.count }),
        };
    }
  };
}

/** Three questions about the portfolio as bars: by sector, by round, by year. */
import type { Investment } from '@vc-analyst/core/model';
import { Bar } from '../../components/ui/bar.js';
import { Panel } from '../../components/ui/card.js';
import { formatMoney } from '../../i18n/format.js';
import { useLocale, useTexts } from '../../i18n/language.js';
import { domain } from '../../i18n/texts/domain.js';
import { portfolio } from '../../i18n/texts/portfolio.js';
import { groupInvestments, type Share } from './portfolio-figures.js';

export function Breakdown({ investments }: { investments: readonly Investment[] }) {
  const t = useTexts(portfolio);
  const tDomain = useTexts(domain);
  const years = groupInvestments(investments, ({ date }) => date.slice(0, 4));
  years.sort((one, other) => (other.key ?? '').localeCompare(one.key ?? ''));
  return (
    <>
      <Question
        title={t('bySector')}
        shares={groupInvestments(investments, ({ sector }) => sector)}
        name={(sector) => tDomain(`sector.${sector}`)}
      />
      <Question
        title={t('byRound')}
        shares={groupInvestments(investments, ({ round }) => round)}
        name={(round) => tDomain(`stage.${round}`)}
      />
      <Question title={t('byYear')} shares={years} name={(year) => year} />
    </>
  );
}

interface QuestionProps<Key extends string> {
  title: string;
  shares: readonly Share<Key>[];
  name: (key: Key) => string;
}

/** Bars by amount where amounts are seen, else by how many. */
function Question<Key extends string>({ title, shares, name }: QuestionProps<Key>) {
  const t = useTexts(portfolio);
  const locale = useLocale();
  const weigh = shares.some(({ amount }) => amount !== null)
    ? ({ amount }: Share<Key>) => amount ?? 0
    : ({ count }: Share<Key>) => count;
  const most = Math.max(1, ...shares.map(weigh));
  return (
    <Panel title={title}>
      <ul className="flex flex-col gap-3">
        {shares.map((share) => (
          <li key={share.key ?? ''}>
            <p className="num flex items-baseline justify-between gap-3 text-sm">
              <span className="font-[550]">{share.key === undefined ? t('unknown') : name(share.key)}</span>
              <span className="text-soft">
                {share.amount !== null && `${formatMoney(share.amount, locale)} · `}
                {t('count', { count: share.count })}
              </span>
            </p>
            <Bar className="mt-1.5" value={(weigh(share) / most) * 100} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

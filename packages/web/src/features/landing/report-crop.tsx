/** A piece of a real report: verdict, scores, a figure and its slide with the quote marked, of our own sample deck. */
import { picture, sample } from 'virtual:sample-report';
import type { SampleReport } from '../../../build/sample-report.js';
import { Badge } from '../../components/ui/badge.js';
import { Bar } from '../../components/ui/bar.js';
import { scoreTone } from '../../components/score-tone.js';
import { formatMoney, formatNumber } from '../../i18n/format.js';
import { useLocale, useTexts } from '../../i18n/language.js';
import { domain } from '../../i18n/texts/domain.js';
import { landing } from '../../i18n/texts/landing.js';
import { cx } from '../../lib/cx.js';

export function ReportCrop() {
  const t = useTexts(landing);
  const d = useTexts(domain);
  const locale = useLocale();
  const { companyName, stage, sector, score, recommendation, scores, figures, quote, box } = sample as SampleReport;
  const [{ slide }] = figures as [(typeof figures)[number]];
  const percent = (share: number) => `${share * 100}%`;
  return (
    <figure className="min-w-0">
      <div className="overflow-hidden rounded-lg border border-line bg-card shadow-card">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4.5 pt-4 pb-3">
          <div className="mr-auto">
            <p className="font-serif text-xl font-semibold">{companyName}</p>
            <p className="text-sm text-faint">
              {d(`stage.${stage}`)} · {d(`sector.${sector}`)}
            </p>
          </div>
          <Badge tone={scoreTone(score)}>{d(`recommendation.${recommendation}`)}</Badge>
          <p
            className="num font-serif text-3xl font-semibold"
            aria-label={d('scoreOf', { name: d('overallScore'), value: formatNumber(score, locale) })}
          >
            {formatNumber(score, locale)}
          </p>
        </div>
        <ul className="num grid gap-x-6 gap-y-1.5 border-t border-line px-4.5 py-3 text-sm sm:grid-cols-2">
          {scores
            .filter(({ id }) => id !== 'risk')
            .map(({ id, value }) => (
              <li key={id} className="grid grid-cols-[5rem_minmax(0,1fr)_1.5rem] items-center gap-2.5">
                <span className="text-soft">{d(`score.${id}`)}</span>
                <Bar value={value} />
                <b className="text-right font-semibold">{formatNumber(value, locale)}</b>
              </li>
            ))}
        </ul>
        <ul className="num border-t border-line text-sm">
          {figures.map(({ kind, value, currency, slide: at }, index) => (
            <li key={kind} className={cx('flex items-baseline gap-3 px-4.5 py-1.5', index === 0 && 'bg-accent-soft')}>
              <span className="w-24 text-soft">{t(`figure.${kind}`)}</span>
              <b className="flex-1 font-semibold">
                {kind === 'runway'
                  ? t('months', { count: value })
                  : kind === 'burn_net'
                    ? t('aMonth', { amount: formatMoney(value, locale, { currency: currency ?? 'EUR' }) })
                    : formatMoney(value, locale, { currency: currency ?? 'EUR' })}
              </b>
              <span className="text-accent">{t('slide', { number: at })}</span>
            </li>
          ))}
        </ul>
        <div className="relative aspect-video overflow-hidden border-t border-line bg-sunk">
          <img
            src={picture}
            width={960}
            height={540}
            alt={t('slideAlt', { number: slide, company: companyName })}
            className="block size-full"
          />
          <span
            aria-hidden
            className="absolute rounded-sm shadow-[0_0_0_9999px_rgb(28_27_24/.18)] outline-3 outline-marker"
            style={{
              left: percent(box.x - 0.008),
              top: percent(box.y - 0.008),
              width: percent(box.w + 0.016),
              height: percent(box.h + 0.016),
            }}
          />
        </div>
        <div className="border-t border-line px-4.5 py-3">
          <p className="font-serif" lang="en">
            <mark className="bg-mark px-0.5 text-ink">“{quote}”</mark>
          </p>
          <p className="mt-0.5 text-sm text-faint">{t('foundOn', { number: slide })}</p>
        </div>
      </div>
      <figcaption className="mt-2.5 text-sm text-faint">{t('cropOf', { company: companyName })}</figcaption>
    </figure>
  );
}

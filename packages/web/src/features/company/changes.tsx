/** What a deck says otherwise than the one before it: scores, figures, red flags. */
import { useQuery } from '@tanstack/react-query';
import { markedValue, renderMessage } from '@vc-analyst/core/i18n';
import type { ListedAnalysis } from '@vc-analyst/core/contract';
import type { Comparison, Fact } from '@vc-analyst/core/model';
import { useState } from 'react';
import { call } from '../../api/call.js';
import { AppLink } from '../../components/app-link.js';
import { Panel } from '../../components/ui/card.js';
import { Select } from '../../components/ui/field.js';
import { Loaded, Skeleton } from '../../components/ui/states.js';
import { SideScroll } from '../../components/ui/side-scroll.js';
import { capitalised, formatNumber } from '../../i18n/format.js';
import { useLocale, useTexts } from '../../i18n/language.js';
import { companyTexts } from '../../i18n/texts/company.js';
import { domain } from '../../i18n/texts/domain.js';
import { useCoreLocale } from '../../i18n/use-core-locale.js';

/** Finished versions, newest first. */
export function Changes({ versions }: { versions: readonly ListedAnalysis[] }) {
  const t = useTexts(companyTexts);
  const locale = useLocale();
  const [at, setAt] = useState(0);
  const [newer, older] = [versions[at]!, versions[at + 1]!];
  const query = useQuery({
    queryKey: ['/api/analyses', older.id, 'compare', newer.id, locale],
    queryFn: ({ signal }) => call('POST /api/analyses/compare', { body: { ids: [older.id, newer.id] }, signal }),
  });
  const pairs = versions.slice(0, -1).map((one, index) => {
    const [from, to] = [versions[index + 1]!.version, one.version];
    return { index, text: t('fromTo', { from, to }) };
  });
  return (
    <Panel
      title={t('changes')}
      aside={
        pairs.length > 1 ? (
          <Select aria-label={t('changes')} value={at} onChange={({ target }) => setAt(Number(target.value))}>
            {pairs.map(({ index, text }) => (
              <option key={index} value={index}>
                {text}
              </option>
            ))}
          </Select>
        ) : (
          pairs[0]?.text
        )
      }
    >
      <Loaded query={query} skeleton={<Skeleton className="h-40" />}>
        {({ comparisons }) => comparisons[0] && <Differences comparison={comparisons[0]} />}
      </Loaded>
      <p className="mt-4">
        <AppLink href={`/analysis/${newer.id}/compare?with=${older.id}`} className="text-accent hover:underline">
          {t('wholeComparison')}
        </AppLink>
      </p>
    </Panel>
  );
}

/** `a` is the older one. */
function Differences({ comparison: { a, b, scores, figures, flags } }: { comparison: Comparison }) {
  const t = useTexts(companyTexts);
  const d = useTexts(domain);
  const locale = useCoreLocale();
  const label = (id: string) => capitalised(renderMessage({ id: `label.${id}`, values: {} }, locale), locale);
  const moved = scores.filter(({ difference }) => difference !== null && Math.abs(difference) >= 1);
  const scoreName = (score: (typeof scores)[number]['score']) =>
    score === 'overall' ? d('overallScore') : score === 'coverage' ? label('coverageWord') : d(`score.${score}`);
  if (moved.length + figures.length + flags.onlyA.length + flags.onlyB.length === 0) {
    return <p className="text-soft">{t('noChange')}</p>;
  }
  const side = (fact: Fact | null, of: string) =>
    fact ? (
      <>
        {markedValue(fact, locale)} <SlideLink id={of} slide={fact.slide} />
      </>
    ) : (
      '–'
    );
  return (
    <div className="flex flex-col gap-5">
      {moved.length > 0 && (
        <ul className="num flex flex-wrap gap-x-6 gap-y-1.5">
          {moved.map(({ score, a: from, b: to, difference }) => (
            <li key={score}>
              <span className="text-soft">{scoreName(score)}</span> {from} → <b className="font-semibold">{to}</b>{' '}
              <span className={(score === 'risk' ? -difference! : difference!) > 0 ? 'text-good' : 'text-poor'}>
                {difference! > 0 ? '+' : '−'}
                {formatNumber(Math.abs(difference!), locale, 0)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {figures.length > 0 && (
        <SideScroll label={t('figures')} className="-mx-4.5">
          <table className="cards-on-phones num w-full">
            <thead>
              <tr className="border-b border-line text-left text-xs text-faint">
                {[t('figure'), t('version', { number: a.version }), t('version', { number: b.version })].map((head) => (
                  <th key={head} scope="col" className="px-4.5 py-2 font-[550]">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {figures.map((figure) => (
                <tr key={figure.kind} className="align-top">
                  <th scope="row" className="px-4.5 py-2 text-left font-normal text-soft">
                    {label(`metric.${figure.kind}`)}
                  </th>
                  <td
                    data-heading={t('version', { number: a.version })}
                    className="px-4.5 py-2 [overflow-wrap:anywhere]"
                  >
                    {side(figure.a, a.id)}
                  </td>
                  <td
                    data-heading={t('version', { number: b.version })}
                    className="px-4.5 py-2 [overflow-wrap:anywhere]"
                  >
                    {side(figure.b, b.id)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </SideScroll>
      )}
      {(
        [
          [t('flagsNew'), flags.onlyB, b.id],
          [t('flagsGone'), flags.onlyA, a.id],
        ] as const
      ).map(
        ([title, list, of]) =>
          list.length > 0 && (
            <div key={title}>
              <h3 className="mb-1 font-[550]">{title}</h3>
              <ul className="flex list-disc flex-col gap-1 pl-4.5 text-soft">
                {list.map((flag) => (
                  <li key={flag.id} className="[overflow-wrap:anywhere]">
                    {flag.reason} {flag.slides[0] !== undefined && <SlideLink id={of} slide={flag.slides[0]} />}
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </div>
  );
}

/** Leads to the slide in the report of its version. */
function SlideLink({ id, slide }: { id: string; slide: number }) {
  const d = useTexts(domain);
  return (
    <AppLink
      href={`/analysis/${id}#slide-${slide}`}
      className="num rounded-sm bg-accent-soft px-1.5 text-[11px]/4 font-[550] whitespace-nowrap text-accent hover:underline"
    >
      {d('slideShort', { number: slide })}
    </AppLink>
  );
}

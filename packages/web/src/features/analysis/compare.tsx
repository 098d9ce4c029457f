/** Two analyses side by side: another company's, or an earlier version of the same deck. */
import { Scale } from 'lucide-react';
import type { Analysis, Comparison as ComparisonDocument } from '@vc-analyst/core/model';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { call } from '../../api/call.js';
import { readAnalyses, type Listed } from '../../api/read-analyses.js';
import { useRead } from '../../api/read.js';
import { AppLink } from '../../components/app-link.js';
import { Page } from '../../components/page.js';
import { SlideRef } from '../../components/slide-ref.js';
import { Button } from '../../components/ui/button.js';
import { Card, Panel } from '../../components/ui/card.js';
import { Field, Select } from '../../components/ui/field.js';
import { Empty, Loaded, Skeleton } from '../../components/ui/states.js';
import { useLocale, useTexts } from '../../i18n/language.js';
import { common } from '../../i18n/texts/common.js';
import { domain } from '../../i18n/texts/domain.js';
import { compareTexts } from '../../i18n/texts/compare.js';
import { reportTexts } from '../../i18n/texts/report.js';
import { cx } from '../../lib/cx.js';
import { useWords } from './use-words.js';

/** What the choice of the other says of each. */
const SHOWN = ['companyName', 'version', 'createdAt'] as const;

export function Compare({ id }: { id: string }) {
  const t = useTexts(reportTexts);
  const tc = useTexts(compareTexts);
  const [params, setParams] = useSearchParams();
  const analysis = useRead('/api/analyses/{id}', { params: { id } });
  const others = useQuery(readAnalyses(SHOWN, { status: 'completed', limit: 500 }));
  const chosen = params.get('with') ?? analysis.data?.previousId ?? '';
  return (
    <Page
      title={`${tc('compareTitle')}${analysis.data ? `: ${analysis.data.companyName}` : ''}`}
      back={
        <AppLink href={`/analysis/${id}`} className="text-accent hover:underline">
          ← {t('ddBack')}
        </AppLink>
      }
    >
      <Loaded query={others} skeleton={<Skeleton className="h-16" />}>
        {(list) => (
          <Picker
            others={list.filter((other) => other.id !== id)}
            chosen={chosen}
            onChoose={(other) => setParams({ with: other }, { replace: true })}
          />
        )}
      </Loaded>
      {chosen ? (
        analysis.data && <Comparison analysis={analysis.data} otherId={chosen} />
      ) : (
        <Card>
          <Empty title={tc('compareHint')} icon={<Scale size={28} />}>
            {tc('compareHintText')}
          </Empty>
        </Card>
      )}
    </Page>
  );
}

interface PickerProps {
  others: readonly Listed<(typeof SHOWN)[number]>[];
  chosen: string;
  onChoose: (id: string) => void;
}

function Picker({ others, chosen, onChoose }: PickerProps) {
  const t = useTexts(reportTexts);
  const tc = useTexts(compareTexts);
  const { date } = useWords();
  if (others.length === 0) {
    return (
      <Card>
        <Empty title={tc('compareNone')} />
      </Card>
    );
  }
  return (
    <Field label={tc('comparePick')} className="max-w-md">
      {(control) => (
        <Select {...control} value={chosen} onChange={(event) => onChoose(event.target.value)}>
          <option value="" disabled>
            {tc('compareChoose')}
          </option>
          {others.map((other) => (
            <option key={other.id} value={other.id}>
              {other.companyName}
              {other.version > 1 ? ` · ${t('version', { number: other.version })}` : ''} ·{' '}
              {date(other.createdAt.slice(0, 10))}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function Comparison({ analysis, otherId }: { analysis: Analysis; otherId: string }) {
  const locale = useLocale();
  const query = useQuery({
    queryKey: ['/api/analyses', analysis.id, 'compare', otherId, locale],
    queryFn: ({ signal }) => call('POST /api/analyses/compare', { body: { ids: [analysis.id, otherId] }, signal }),
  });
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-96" />}>
      {({ comparisons }) => comparisons[0] && <Differences comparison={comparisons[0]} />}
    </Loaded>
  );
}

function Differences({ comparison }: { comparison: ComparisonDocument }) {
  const tc = useTexts(compareTexts);
  const d = useTexts(domain);
  const { label, criterion: title, marked, points } = useWords();
  const { a, b } = comparison;
  const nothing = [comparison.figures, comparison.criteria, comparison.flags.onlyA, comparison.flags.onlyB].every(
    (list) => list.length === 0,
  );
  const scoreName = (score: (typeof comparison.scores)[number]['score']) =>
    score === 'overall' ? d('overallScore') : score === 'coverage' ? label('coverageWord') : d(`score.${score}`);
  return (
    <>
      <Panel title={tc('compareScores')} flush>
        <SideBySide
          heads={[nameOf(a), nameOf(b), tc('compareDifference')]}
          rows={comparison.scores.map((score) => ({
            key: score.score,
            name: scoreName(score.score),
            cells: [
              shown(score.a),
              shown(score.b),
              <Difference key="d" value={score.difference} better={score.score === 'risk' ? 'lower' : 'higher'} />,
            ],
          }))}
        />
      </Panel>
      {nothing && <p className="text-soft">{tc('compareSame')}</p>}
      {comparison.figures.length > 0 && (
        <Panel title={tc('compareFigures')} flush>
          <SideBySide
            heads={[nameOf(a), nameOf(b)]}
            rows={comparison.figures.map((figure) => ({
              key: figure.kind,
              name: label(`metric.${figure.kind}`),
              cells: [figure.a, figure.b].map((fact) =>
                fact ? (
                  <>
                    {marked(fact)} <SlideRef slide={fact.slide} />
                  </>
                ) : (
                  '–'
                ),
              ),
            }))}
          />
        </Panel>
      )}
      {comparison.criteria.length > 0 && (
        <Panel title={tc('compareCriteria')} flush>
          <SideBySide
            heads={[nameOf(a), nameOf(b)]}
            rows={comparison.criteria.map((one) => ({
              key: one.id,
              name: title(one),
              cells: [one.a, one.b].map((side) =>
                side ? (
                  <>
                    <b className="font-semibold">
                      {points(side.points)} / {points(side.max)}
                    </b>{' '}
                    {side.reason}{' '}
                    {side.slides.slice(0, 3).map((slide) => (
                      <SlideRef key={slide} slide={slide} />
                    ))}
                  </>
                ) : (
                  '–'
                ),
              ),
            }))}
          />
        </Panel>
      )}
      <OnlyIn
        title={tc('compareFlags')}
        comparison={comparison}
        lists={[comparison.flags.onlyA, comparison.flags.onlyB].map((flags) =>
          flags.map((flag) => ({ key: flag.id, text: flag.reason, slide: flag.slides[0] })),
        )}
      />
      <OnlyIn
        title={tc('compareFacts')}
        comparison={comparison}
        lists={[comparison.facts.onlyA, comparison.facts.onlyB].map((facts) =>
          facts.map((fact) => ({ key: fact.id, text: <q>{fact.quote}</q>, slide: fact.slide })),
        )}
      />
    </>
  );
}

interface SideBySideProps {
  heads: readonly string[];
  rows: readonly { key: string; name: string; cells: readonly React.ReactNode[] }[];
}

function SideBySide({ heads, rows }: SideBySideProps) {
  return (
    <div className="overflow-x-auto" tabIndex={0}>
      <table className={cx('num w-full table-fixed', heads.length > 2 ? 'names-above-3' : 'names-above-2')}>
        <thead>
          <tr className="border-b border-line text-left text-xs text-faint">
            <td className="w-44 max-sm:hidden" />
            {heads.map((head) => (
              <th key={head} scope="col" className="px-3 py-2 font-[550]">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ key, name, cells }) => (
            <tr key={key} className="align-top">
              <th scope="row" className="px-4.5 py-2 text-left font-normal text-soft">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={index} className="px-3 py-2 [overflow-wrap:anywhere]">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Difference({ value, better }: { value: number | null; better: 'higher' | 'lower' }) {
  if (value === null) return '–';
  const good = better === 'higher' ? value > 0 : value < 0;
  return (
    <span className={cx('font-semibold', value === 0 ? 'text-faint' : good ? 'text-good' : 'text-poor')}>
      {value > 0 ? `+${value}` : String(value).replace('-', '−')}
    </span>
  );
}

interface OnlyInProps {
  title: string;
  comparison: ComparisonDocument;
  lists: readonly (readonly { key: string; text: ReactNode; slide: number | undefined }[])[];
}

/** Entries of a list that are shown before somebody asks for the rest. */
const FIRST = 12;

function OnlyIn({ title, comparison, lists }: OnlyInProps) {
  const tc = useTexts(compareTexts);
  const c = useTexts(common);
  const [all, setAll] = useState(false);
  if (lists.every((list) => list.length === 0)) return null;
  return (
    <Panel title={title}>
      <div className="grid gap-6 md:grid-cols-2">
        {lists.map((list, index) => (
          <div key={index} className="min-w-0">
            <h3 className="mb-1.5 font-[550]">
              {tc('onlyIn', { name: nameOf(index === 0 ? comparison.a : comparison.b) })}
            </h3>
            <ul className="flex flex-col gap-1.5 text-soft">
              {(all ? list : list.slice(0, FIRST)).map(({ key, text, slide }) => (
                <li key={key} className="[overflow-wrap:anywhere]">
                  {text} {slide ? <SlideRef slide={slide} /> : null}
                </li>
              ))}
              {list.length === 0 && <li>–</li>}
            </ul>
          </div>
        ))}
      </div>
      {!all && lists.some(({ length }) => length > FIRST) && (
        <Button size="sm" className="mt-4" onClick={() => setAll(true)}>
          {c('seeAll')}
        </Button>
      )}
    </Panel>
  );
}

function nameOf({ companyName, version }: ComparisonDocument['a']): string {
  return version > 1 ? `${companyName} v${version}` : companyName;
}

function shown(score: number | null): string {
  return score === null ? '–' : String(score);
}

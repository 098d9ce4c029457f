/** Sections of a report document, drawn with the same figures and words as its files. */
import { cellText, fullBar, movementText, valueText } from '@vc-analyst/core/memo-parts';
import { Fragment, type ReactNode } from 'react';
import type {
  Cell,
  ReportDocument,
  ReportSection,
  Stat as StatFigure,
  StatsSection,
  TableSection,
  TextSection,
  ValueKind,
} from '@vc-analyst/core/model';
import { AppLink } from '../../components/app-link.js';
import { Bar } from '../../components/ui/bar.js';
import { Panel } from '../../components/ui/card.js';
import { Stat, Stats } from '../../components/ui/stat.js';
import { SideScroll } from '../../components/ui/side-scroll.js';
import { capitalised } from '../../i18n/format.js';
import { useTexts } from '../../i18n/language.js';
import { reportsTexts } from '../../i18n/texts/reports.js';
import { useCoreLocale } from '../../i18n/use-core-locale.js';
import { cx } from '../../lib/cx.js';
import { ColumnChart, numberOf, SeriesRows } from './section-chart.js';

/** Those of a report's sections that a page shows as the files do. */
export function SectionsOf({ report, ids }: { report: ReportDocument; ids: readonly string[] }) {
  return report.sections
    .filter(({ id }) => ids.includes(id))
    .map((section) => <SectionView key={section.id} section={section} />);
}

export function SectionView({ section }: { section: ReportSection }) {
  switch (section.kind) {
    case 'stats':
      return <StatsView section={section} />;
    case 'table':
      return <TableView section={section} />;
    case 'text':
      return <TextView section={section} />;
  }
}

/** What is found stands as a sentence, how it is counted folded at the end. */
function TextView({ section: { id, title, sentences } }: { section: TextSection }) {
  const texts = sentences.map(({ text }) => text);
  if (id === 'headline')
    return <p className="max-w-[80ch] font-serif text-lg text-pretty max-sm:text-md">{texts.join(' ')}</p>;
  return (
    <details className="rounded-lg border border-line bg-card">
      <summary className="px-4.5 py-3 text-soft">{title}</summary>
      <div className="flex flex-col gap-1.5 border-t border-line px-4.5 py-3.5 text-soft">
        {texts.map((text) => (
          <p key={text} className="max-w-[80ch]">
            {text}
          </p>
        ))}
      </div>
    </details>
  );
}

function StatsView({ section }: { section: StatsSection }) {
  const locale = useCoreLocale();
  return (
    <section aria-label={section.title}>
      <Stats>
        {section.stats.map((stat) => (
          <Stat
            key={stat.id}
            label={stat.label}
            value={valueText(stat.value, stat.kind, locale)}
            note={<Note stat={stat} />}
          />
        ))}
      </Stats>
    </section>
  );
}

function Note({ stat }: { stat: StatFigure }) {
  const locale = useCoreLocale();
  const moved = stat.movement && movementText(stat.movement, stat.kind, locale);
  return (
    <>
      {moved && <span className={toneOf(stat)}>{moved}</span>}
      {moved && stat.note && ' · '}
      {stat.note?.text}
    </>
  );
}

const isFigure = (kind: ValueKind) => kind !== 'text' && kind !== 'date';

/** More is better of scores and accuracy alone: more decks or open questions are neither. */
function toneOf({ kind, movement }: StatFigure): string {
  const by = movement?.absolute ?? 0;
  if (by === 0 || (kind !== 'score' && kind !== 'percent')) return 'text-soft';
  return by > 0 ? 'text-good' : 'text-poor';
}

function TableView({ section }: { section: TableSection }) {
  const t = useTexts(reportsTexts);
  const { columns, rows, chart, notes } = section;
  if (rows.length === 0) {
    return (
      <Panel title={section.title}>
        <p className="text-soft">{section.empty.text}</p>
      </Panel>
    );
  }
  const behind = (
    <details>
      <summary className="px-4.5 py-2.5 text-sm text-soft">{t('showTable')}</summary>
      <Figures
        section={{ ...section, rows: chart?.form === 'bars' ? rows : rows.filter((row) => saysMore(row, section)) }}
      />
    </details>
  );
  return (
    <Panel title={section.title} flush>
      {!chart ? (
        <Figures section={section} />
      ) : chart.form === 'bars' ? (
        <>
          <Bars section={section} chart={chart} />
          {/* On a phone a row has room for its bar and one figure. */}
          {columns.length > FEW_COLUMNS && <div className="border-t border-line sm:hidden">{behind}</div>}
        </>
      ) : (
        <>
          {chart.form === 'lines' ? (
            <SeriesRows section={section} chart={chart} />
          ) : (
            <ColumnChart section={section} chart={chart} />
          )}
          {behind}
        </>
      )}
      {notes && notes.length > 0 && (
        <div className="border-t border-line px-4.5 py-2.5 text-sm text-faint">
          {notes.map(({ text }) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
    </Panel>
  );
}

/** A stretch of time in which nothing happened has its place in the chart, but no row. */
function saysMore(row: readonly Cell[], { columns }: TableSection): boolean {
  return row.some((cell, at) => isFigure(columns[at]!.kind) && numberOf(cell) !== 0);
}

/** Columns that a phone has room for beside a bar. */
const FEW_COLUMNS = 3;

/** A row a name, its bar in the row, and its figures. */
function Bars({ section, chart }: { section: TableSection; chart: NonNullable<TableSection['chart']> }) {
  const locale = useCoreLocale();
  const { columns, rows } = section;
  const barAt = chart.values[0]!;
  const whole = fullBar(
    columns[barAt]!.kind,
    'bars',
    rows.map((row) => row[barAt]),
  );
  const stays = (at: number) => columns.length <= FEW_COLUMNS || at === barAt || at === chart.label;
  const isDense = columns.length > 6;
  return (
    <SideScroll label={section.title}>
      <table className="num w-full">
        <thead>
          <tr className="border-b border-line text-xs text-faint">
            {columns.map(({ id, heading, kind }, at) => (
              <Fragment key={id}>
                <Heading kind={kind} className={cx(!stays(at) && 'max-sm:hidden')}>
                  {heading}
                </Heading>
                {at === chart.label && <td />}
              </Fragment>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, at) => {
                const { id, kind } = columns[at]!;
                const text = cellText(cell, kind, locale);
                if (at !== chart.label)
                  return (
                    <Figure key={id} kind={kind} className={cx(!stays(at) && 'max-sm:hidden')}>
                      {kind === 'text' ? capitalised(text, locale) : text}
                    </Figure>
                  );
                return (
                  <Fragment key={id}>
                    <th
                      scope="row"
                      className={cx(CELL, 'text-left font-normal', isDense ? 'min-w-24' : 'min-w-28 sm:w-44')}
                    >
                      <Name section={section} row={index} at={at} />
                    </th>
                    <td className={cx('py-2 align-middle', isDense ? 'min-w-24 sm:w-1/6' : 'w-2/5 min-w-16')}>
                      <Bar value={whole > 0 ? (numberOf(row[barAt]) / whole) * 100 : 0} />
                    </td>
                  </Fragment>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </SideScroll>
  );
}

/** All figures; many columns are cards on a phone. */
function Figures({ section }: { section: TableSection }) {
  const locale = useCoreLocale();
  const { columns, rows } = section;
  const nameAt = columns.findIndex(({ kind }) => kind === 'text');
  return (
    <SideScroll label={section.title}>
      <table className={cx('num w-full', columns.length > 4 && 'cards-on-phones')}>
        <thead>
          <tr className="border-b border-line text-xs text-faint">
            {columns.map(({ id, heading, kind }) => (
              <Heading key={id} kind={kind}>
                {heading}
              </Heading>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row, index) => (
            <tr key={index} className="align-top">
              {row.map((cell, at) => {
                const { id, kind, heading } = columns[at]!;
                return (
                  <Figure key={id} kind={kind} heading={heading}>
                    {at === nameAt ? (
                      <Name section={section} row={index} at={at} />
                    ) : (
                      capitalised(cellText(cell, kind, locale), locale)
                    )}
                  </Figure>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </SideScroll>
  );
}

const CELL = 'px-3 py-2 first:pl-4.5 last:pr-4.5';

function Heading({ kind, className, children }: { kind: ValueKind; className?: string; children: string }) {
  return (
    <th
      scope="col"
      className={cx(CELL, 'align-bottom font-[550]', isFigure(kind) ? 'text-right' : 'text-left', className)}
    >
      {children}
    </th>
  );
}

interface FigureProps {
  kind: ValueKind;
  heading?: string;
  className?: string;
  children: ReactNode;
}

function Figure({ kind, heading, className, children }: FigureProps) {
  return (
    <td
      data-heading={heading}
      className={cx(CELL, isFigure(kind) && 'text-right', kind !== 'text' && 'whitespace-nowrap', className)}
    >
      {children}
    </td>
  );
}

/** What a row is of: a company leads to its report, and its name stays as it is written. */
function Name({ section, row, at }: { section: TableSection; row: number; at: number }) {
  const locale = useCoreLocale();
  const { columns, rows, analysisIds } = section;
  const text = cellText(rows[row]![at] ?? null, columns[at]!.kind, locale);
  const analysisId = analysisIds?.[row];
  if (analysisId)
    return (
      <AppLink href={`/analysis/${analysisId}`} className="text-accent hover:underline">
        {text}
      </AppLink>
    );
  return analysisIds ? text : capitalised(text, locale);
}

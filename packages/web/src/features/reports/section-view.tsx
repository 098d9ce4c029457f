/** Sections of a report document, drawn with the same figures and words as its files. */
import { cellText, movementText, valueText } from '@vc-analyst/core/memo-parts';
import type {
  Cell,
  Movement,
  ReportSection,
  Stat as StatFigure,
  StatsSection,
  TableSection,
  ValueKind,
} from '@vc-analyst/core/model';
import { AppLink } from '../../components/app-link.js';
import { Bar } from '../../components/ui/bar.js';
import { Panel } from '../../components/ui/card.js';
import { Stat, Stats } from '../../components/ui/stat.js';
import { capitalised } from '../../i18n/format.js';
import { useTexts } from '../../i18n/language.js';
import { reportsTexts } from '../../i18n/texts/reports.js';
import { useCoreLocale } from '../../i18n/use-core-locale.js';
import { cx } from '../../lib/cx.js';
import { SectionChart, wholeOf } from './section-chart.js';

export function SectionView({ section }: { section: ReportSection }) {
  switch (section.kind) {
    case 'stats':
      return <StatsView section={section} />;
    case 'table':
      return <TableView section={section} />;
    case 'text':
      return (
        <Panel title={section.title}>
          <div className="prose-serif flex flex-col gap-2">
            {section.sentences.map(({ text }) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </Panel>
      );
  }
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
      {moved && <span className={toneOf(stat.movement)}>{moved}</span>}
      {moved && stat.note && ' · '}
      {stat.note?.text}
    </>
  );
}

/** Columns of a table whose headings have room for one line, and whose bars for half of it. */
const FEW_COLUMNS = 5;

const isFigure = (kind: ValueKind) => kind !== 'text' && kind !== 'date';

function toneOf(movement: Movement | undefined): string {
  const by = movement?.absolute ?? 0;
  return by > 0 ? 'text-good' : by < 0 ? 'text-poor' : 'text-faint';
}

function TableView({ section }: { section: TableSection }) {
  const t = useTexts(reportsTexts);
  const locale = useCoreLocale();
  const { columns, rows, chart, notes, analysisIds } = section;
  if (rows.length === 0) {
    return (
      <Panel title={section.title}>
        <p className="text-soft">{section.empty.text}</p>
      </Panel>
    );
  }
  const nameAt = columns.findIndex(({ kind }) => kind === 'text');
  const companyAt = analysisIds ? nameAt : -1;
  const barAt = chart?.form === 'bars' ? chart.values[0] : undefined;
  const whole =
    barAt === undefined
      ? 0
      : wholeOf(
          columns[barAt]!,
          rows.map((row) => row[barAt]),
        );
  const table = (
    <div className="overflow-x-auto" tabIndex={0} role="group" aria-label={section.title}>
      <table className={cx('num w-full', columns.length > 4 && 'cards-on-phones')}>
        <thead>
          <tr className="border-b border-line text-xs text-faint">
            {columns.map(({ id, heading, kind }) => (
              <th
                key={id}
                scope="col"
                className={cx(
                  'px-3 py-2 align-bottom font-[550] first:pl-4.5 last:pr-4.5',
                  columns.length <= FEW_COLUMNS && 'whitespace-nowrap',
                  isFigure(kind) ? 'text-right' : 'text-left',
                )}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row, index) => {
            const analysisId = analysisIds?.[index];
            return (
              <tr key={index} className="align-top">
                {row.map((cell, at) => {
                  const column = columns[at]!;
                  const text = cellText(cell, column.kind, locale);
                  const name =
                    at === nameAt && analysisId ? (
                      <AppLink href={`/analysis/${analysisId}`} className="text-accent hover:underline">
                        {text}
                      </AppLink>
                    ) : at === companyAt ? (
                      text
                    ) : (
                      capitalised(text, locale)
                    );
                  return (
                    <td
                      key={column.id}
                      data-heading={column.heading}
                      className={cx(
                        'px-3 py-2 first:pl-4.5 last:pr-4.5',
                        barAt !== undefined && at === chart?.label && columns.length <= FEW_COLUMNS && 'w-1/2',
                        isFigure(column.kind) && 'text-right',
                        column.kind !== 'text' && 'whitespace-nowrap',
                      )}
                    >
                      {barAt !== undefined && at === chart?.label ? (
                        <span className="block min-w-28 flex-1">
                          {name}
                          <Bar value={shareOf(row[barAt], whole)} className="mt-1" />
                        </span>
                      ) : (
                        name
                      )}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
  return (
    <Panel title={section.title} flush>
      {chart && chart.form !== 'bars' ? (
        <>
          <SectionChart section={section} chart={chart} form={chart.form} />
          <details>
            <summary className="px-4.5 py-2.5 text-sm text-soft">{t('showTable')}</summary>
            {table}
          </details>
        </>
      ) : (
        table
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

/** In percent of a full bar. */
function shareOf(cell: Cell | undefined, whole: number): number {
  return typeof cell === 'number' && whole > 0 ? (cell / whole) * 100 : 0;
}

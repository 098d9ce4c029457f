/** Sections of a report document, drawn with the same figures and words as its files. */
import { cellText, movementText, valueText } from '@vc-analyst/core/memo-parts';
import type {
  Movement,
  ReportSection,
  Stat as StatFigure,
  StatsSection,
  TableSection,
  ValueKind,
} from '@vc-analyst/core/model';
import { AppLink } from '../../components/app-link.js';
import { Panel } from '../../components/ui/card.js';
import { Stat, Stats } from '../../components/ui/stat.js';
import { capitalised } from '../../i18n/format.js';
import { useCoreLocale } from '../../i18n/use-core-locale.js';
import { cx } from '../../lib/cx.js';
import { SectionChart } from './section-chart.js';

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

/** Columns of a table that has room beside its chart. */
const MOST_BESIDE = 5;

const isFigure = (kind: ValueKind) => kind !== 'text' && kind !== 'date';

function toneOf(movement: Movement | undefined): string {
  const by = movement?.absolute ?? 0;
  return by > 0 ? 'text-good' : by < 0 ? 'text-poor' : 'text-faint';
}

function TableView({ section }: { section: TableSection }) {
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
  // A picture beside the table where both have room.
  const beside = chart?.form === 'bars' && columns.length <= MOST_BESIDE;
  return (
    <Panel title={section.title} flush>
      <div className={cx(beside && 'lg:grid lg:grid-cols-2')}>
        {chart && <SectionChart section={section} chart={chart} beside={beside} />}
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
                      columns.length <= MOST_BESIDE && 'whitespace-nowrap',
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
                      return (
                        <td
                          key={column.id}
                          data-heading={column.heading}
                          className={cx(
                            'px-3 py-2 first:pl-4.5 last:pr-4.5',
                            isFigure(column.kind) && 'text-right',
                            column.kind !== 'text' && 'whitespace-nowrap',
                          )}
                        >
                          {at === nameAt && analysisId ? (
                            <AppLink href={`/analysis/${analysisId}`} className="text-accent hover:underline">
                              {text}
                            </AppLink>
                          ) : at === companyAt ? (
                            text
                          ) : (
                            capitalised(text, locale)
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
      </div>
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

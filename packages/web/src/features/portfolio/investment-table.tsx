/** The investments as a table: sorted by a press on a heading; on a phone a card each. */
import { useState } from 'react';
import { useTexts } from '../../i18n/language.js';
import { portfolio } from '../../i18n/texts/portfolio.js';
import { SortHeading } from '../../components/ui/sort-heading.js';
import { SideScroll } from '../../components/ui/side-scroll.js';
import { InvestmentRow, type Held } from './investment-row.js';

/** What a column is sorted by; those of figures and days begin with the largest. */
const COLUMNS = {
  company: ({ investment }) => investment.companyName.toLocaleLowerCase(),
  round: ({ investment }) => investment.round,
  date: ({ investment }) => investment.date,
  stake: ({ investment }) => investment.stake,
  invested: ({ investment }) => investment.investmentAmount,
  currentValue: ({ entry }) => entry?.currentValue,
  moic: ({ entry }) => entry?.moic,
  statusColumn: ({ investment }) => investment.status,
  owner: ({ owners }) => owners[0],
  lastUpdate: ({ entry }) => entry?.lastUpdate,
  scoreThen: ({ entry }) => entry?.deck?.score,
} as const satisfies Record<string, (held: Held) => string | number | null | undefined>;
type Column = keyof typeof COLUMNS;
const BEGIN_SMALL: readonly Column[] = ['company', 'round', 'statusColumn', 'owner'];
const FIGURES: readonly Column[] = ['stake', 'invested', 'currentValue', 'moic', 'scoreThen'];

interface InvestmentTableProps {
  held: readonly Held[];
  mayManage: boolean;
}

export function InvestmentTable({ held, mayManage }: InvestmentTableProps) {
  const t = useTexts(portfolio);
  const [sort, setSort] = useState<{ column: Column; isDescending: boolean }>({ column: 'date', isDescending: true });
  return (
    <SideScroll label={t('investments')}>
      <table className="cards-on-phones w-full">
        <thead>
          <tr className="border-b border-line text-left text-xs text-faint">
            {(Object.keys(COLUMNS) as Column[]).map((column) => {
              const isSorted = sort.column === column;
              const isDescending = isSorted ? !sort.isDescending : !BEGIN_SMALL.includes(column);
              return (
                <SortHeading
                  key={column}
                  name={t(column)}
                  sorted={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : undefined}
                  onSort={() => setSort({ column, isDescending })}
                  isFigure={FIGURES.includes(column)}
                  className="px-2 py-2 first:pl-4.5"
                />
              );
            })}
            {mayManage && (
              <th scope="col">
                <span className="sr-only">{t('actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {held.toSorted(orderBy(sort.column, sort.isDescending)).map((one) => (
            <InvestmentRow key={one.investment.id} held={one} mayManage={mayManage} />
          ))}
        </tbody>
      </table>
    </SideScroll>
  );
}

/** What is not known comes last, either way. */
function orderBy(column: Column, isDescending: boolean): (a: Held, b: Held) => number {
  const valueOf: (held: Held) => string | number | null | undefined = COLUMNS[column];
  return (a, b) => {
    const [x, y] = [valueOf(a) ?? null, valueOf(b) ?? null];
    if (x === null || y === null) return Number(x === null) - Number(y === null);
    const order = typeof x === 'string' && typeof y === 'string' ? x.localeCompare(y) : Number(x) - Number(y);
    return isDescending ? -order : order;
  };
}

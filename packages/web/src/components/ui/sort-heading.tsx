/** The heading of a column: pressed, it sorts by it; pressed again, the other way. */
import { ArrowDown, ArrowUp } from 'lucide-react';
import { cx } from '../../lib/cx.js';

interface SortHeadingProps {
  name: string;
  /** How the table is sorted by it now; absent where it is sorted by another. */
  sorted?: 'ascending' | 'descending' | undefined;
  /** Absent of a column that nothing is sorted by. */
  onSort?: (() => void) | undefined;
  isFigure: boolean;
  className: string;
}

export function SortHeading({ name, sorted, onSort, isFigure, className }: SortHeadingProps) {
  const Arrow = sorted === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={sorted}
      className={cx(className, 'font-[550] whitespace-nowrap', isFigure && 'text-right')}
    >
      {onSort ? (
        <button
          type="button"
          onClick={onSort}
          className={cx('inline-flex cursor-pointer items-center gap-1 hover:text-ink', sorted && 'text-ink')}
        >
          {name}
          {sorted && <Arrow size={13} aria-hidden />}
        </button>
      ) : (
        name
      )}
    </th>
  );
}

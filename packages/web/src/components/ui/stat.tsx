/** A row of figures, each with its name and what stands under it. */
import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.js';
import { Skeleton } from './states.js';

export function Stats({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <dl
      className={cx(
        'num grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]',
        // An odd one out fills its row where there are two columns.
        'max-sm:*:last:odd:col-span-2',
        className,
      )}
    >
      {children}
    </dl>
  );
}

export function Stat({ label, value, note }: { label: ReactNode; value: ReactNode; note?: ReactNode }) {
  return (
    // Names, figures and notes of a row stand on one line each, however long a name is.
    <div className="row-span-3 grid grid-rows-subgrid gap-0 bg-card px-4.5 py-3.5">
      <dt className="text-xs font-medium text-faint">{label}</dt>
      <dd className="font-serif text-2xl font-semibold max-sm:text-[22px]/7">{value}</dd>
      {note && <dd className="text-sm text-faint">{note}</dd>}
    </div>
  );
}

/** The room of so many figures, before they are known. */
export function StatsSkeleton({ count }: { count: number }) {
  return (
    <Stats>
      {Array.from({ length: count }, (_, at) => (
        <Stat
          key={at}
          label={<Skeleton className="my-0.5 h-3 w-20" />}
          value={<Skeleton className="my-1 h-6 w-16 max-sm:my-0.5" />}
          note={<Skeleton className="my-1 h-3 w-24" />}
        />
      ))}
    </Stats>
  );
}

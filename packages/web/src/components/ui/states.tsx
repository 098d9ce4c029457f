/** The states that every list and panel draws: loading, empty, error. */
import { RotateCcw } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { messageOf } from '../../api/api-error.js';
import { useTexts } from '../../i18n/language.js';
import { common } from '../../i18n/texts/common.js';
import { cx } from '../../lib/cx.js';
import { useDelayed } from '../../lib/use-delayed.js';
import { Button } from './button.js';

/** A grey shape where something will stand, of the same size. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx('animate-pulse-soft rounded-md bg-sunk', className)} />;
}

/** Keeps the room from the first moment, shows its shapes only after 200 ms, and says that it loads. */
export function Loading({ label, children, className }: { label?: string; children: ReactNode; className?: string }) {
  const t = useTexts(common);
  const shown = useDelayed();
  return (
    <div className={className}>
      <div className={cx(!shown && 'invisible')}>{children}</div>
      <p role="status" className="sr-only">
        {shown ? (label ?? t('loading')) : ''}
      </p>
    </div>
  );
}

interface EmptyProps {
  title: string;
  /** What stands here once there is something. */
  children?: ReactNode;
  /** The one next thing to do. */
  action?: ReactNode;
  icon?: ReactNode;
  className?: string;
}

export function Empty({ title, children, action, icon, className }: EmptyProps) {
  return (
    <div className={cx('flex flex-col items-center gap-2 px-6 py-10 text-center', className)}>
      {icon && (
        <div aria-hidden className="mb-1 text-faint">
          {icon}
        </div>
      )}
      <p className="font-[550]">{title}</p>
      {children && <p className="max-w-[46ch] text-balance text-soft">{children}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}

interface FailedProps {
  error: unknown;
  onRetry?: () => void;
  /** In a narrow column. */
  small?: boolean;
  /** The title of the page shows it already; only who hears the page is told it here. */
  untitled?: boolean;
}

/** What went wrong and, where it can be tried again, the button for it. */
export function Failed({ error, onRetry, small, untitled }: FailedProps) {
  const t = useTexts(common);
  return (
    <div
      role="alert"
      className={cx(
        'flex flex-col gap-2',
        small ? 'items-start px-2 py-1 text-sm' : 'items-center px-6 py-10 text-center',
      )}
    >
      <p className={untitled ? 'sr-only' : 'font-[550]'}>{t('failedTitle')}</p>
      <p className="max-w-[46ch] text-balance text-soft">{messageOf(error, t('failedDetail'))}</p>
      {onRetry && (
        <Button size="sm" className={cx(!small && 'mt-2')} onClick={onRetry}>
          <RotateCcw size={14} aria-hidden />
          {t('retry')}
        </Button>
      )}
    </div>
  );
}

interface QueryLike<Data> {
  data: Data | null | undefined;
  error: unknown;
  isPending: boolean;
  refetch: () => unknown;
}

interface LoadedProps<Data> {
  query: QueryLike<Data>;
  /** Shapes of the same size as what will stand here. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
  /** In a narrow column. */
  small?: boolean;
}

/** Loading, error or what was read: `<Loaded query={useRead('/api/team')} skeleton={…}>{(team) => …}</Loaded>`. */
export function Loaded<Data>({ query, skeleton, children, small }: LoadedProps<Data>) {
  const loading = <Loading>{skeleton}</Loading>;
  if (query.data !== null && query.data !== undefined)
    return <Suspense fallback={loading}>{children(query.data)}</Suspense>;
  if (query.error) return <Failed error={query.error} onRetry={() => void query.refetch()} {...(small && { small })} />;
  return loading;
}

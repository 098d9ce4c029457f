/** The bell: how many are unread, and the last ones in a panel; what was seen is read. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { call } from '../api/call.js';
import { read } from '../api/read.js';
import { useNews } from '../api/use-live.js';
import { AppLink } from '../components/app-link.js';
import { RelativeTime } from '../components/relative-time.js';
import { Button } from '../components/ui/button.js';
import { Popover } from '../components/ui/menu.js';
import { Empty, Loaded, Skeleton } from '../components/ui/states.js';
import { useTexts } from '../i18n/language.js';
import { shell } from '../i18n/texts/shell.js';
import { cx } from '../lib/cx.js';
import { useDelayed } from '../lib/use-delayed.js';

const notifications = read('/api/notifications', { query: { limit: 20 } });
/** Milliseconds between two looks, should the push channel be shut. */
const LOOK_EVERY = 60_000;
/** Milliseconds before the first look: the screen itself is loaded by then. */
const FIRST_LOOK = 1000;

export function NotificationBell() {
  const t = useTexts(shell);
  const queryClient = useQueryClient();
  const isLater = useDelayed(FIRST_LOOK);
  const query = useQuery({ ...notifications, refetchInterval: LOOK_EVERY, enabled: isLater });
  useNews(isLater);
  const [open, setOpen] = useState(false);
  const unread = query.data?.unread ?? 0;

  const onOpenChange = (next: boolean) => {
    setOpen(next);
    if (next) void query.refetch();
    // Read once the panel closes, so that the new ones stand out while it is open.
    else if (unread > 0)
      void call('POST /api/notifications/read', { body: {} }).then(
        () => queryClient.invalidateQueries({ queryKey: notifications.queryKey }),
        () => undefined,
      );
  };

  return (
    <Popover
      label={t('bell')}
      open={open}
      onOpenChange={onOpenChange}
      className="w-[min(23rem,calc(100vw-1rem))]"
      trigger={
        <Button
          look="quiet"
          size="icon"
          className="relative"
          aria-label={unread > 0 ? t('bellCount', { count: unread }) : t('bell')}
        >
          <Bell size={18} aria-hidden />
          {unread > 0 && (
            <span
              aria-hidden
              className="num absolute top-0.5 right-0 grid h-4 min-w-4 place-items-center rounded-full bg-accent px-1 text-[10px] font-semibold text-card"
            >
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </Button>
      }
    >
      <h2 className="border-b border-line px-4 py-3 font-semibold">{t('bell')}</h2>
      <Loaded query={query} skeleton={<BellSkeleton />}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty title={t('bellEmpty')} icon={<Bell size={22} />}>
              {t('bellEmptyText')}
            </Empty>
          ) : (
            <ul className="py-1">
              {items.map((item) => (
                <li key={item.id}>
                  <Entry
                    href={item.analysisId ? `/analysis/${item.analysisId}` : undefined}
                    onFollow={() => onOpenChange(false)}
                  >
                    <span
                      aria-hidden
                      className={cx('mt-1.5 size-2 shrink-0 rounded-full', item.read ? 'bg-transparent' : 'bg-accent')}
                    />
                    <span className="min-w-0">
                      {!item.read && <span className="sr-only">{t('unread')}: </span>}
                      <span className={cx('break-words', !item.read && 'font-[550]')}>{item.details}</span>
                      <span className="block text-sm text-faint">
                        {item.user.firstName} · <RelativeTime date={item.createdAt} />
                      </span>
                    </span>
                  </Entry>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Popover>
  );
}

interface EntryProps {
  href: string | undefined;
  onFollow: () => void;
  children: ReactNode;
}

function Entry({ href, onFollow, children }: EntryProps) {
  const look = 'flex gap-3 px-4 py-2.5';
  if (!href) return <div className={look}>{children}</div>;
  return (
    <AppLink href={href} onClick={onFollow} className={cx(look, 'hover:bg-sunk')}>
      {children}
    </AppLink>
  );
}

function BellSkeleton() {
  return (
    <div className="flex flex-col gap-3 p-4">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-10" />
      ))}
    </div>
  );
}

/** The five latest things that happened. */
import { History } from 'lucide-react';
import { useRead } from '../../api/read.js';
import { RelativeTime } from '../../components/relative-time.js';
import { AppLink } from '../../components/app-link.js';
import { Avatar } from '../../components/ui/avatar.js';
import { Empty, Loaded, Skeleton } from '../../components/ui/states.js';
import { useTexts } from '../../i18n/language.js';
import { dashboard } from '../../i18n/texts/dashboard.js';
import { SHOWN } from '../../lib/timings.js';

const ACTIVITIES = SHOWN.activities;

export function Activity() {
  const t = useTexts(dashboard);
  const query = useRead('/api/activities', { query: { limit: ACTIVITIES } });
  return (
    <Loaded query={query} skeleton={<ActivitySkeleton />}>
      {(activities) =>
        activities.length === 0 ? (
          <Empty title={t('activityEmpty')} icon={<History size={24} />}>
            {t('activityEmptyText')}
          </Empty>
        ) : (
          <ul className="py-1.5">
            {activities.slice(0, ACTIVITIES).map((activity) => (
              <li
                key={activity.id}
                data-row=""
                tabIndex={-1}
                className="grid grid-cols-[28px_minmax(0,1fr)] gap-3 px-4.5 py-2"
              >
                <Avatar firstName={activity.user.firstName} />
                <div className="min-w-0">
                  <p className="break-words">
                    {activity.analysisId ? (
                      <AppLink href={`/analysis/${activity.analysisId}`} className="hover:underline">
                        {activity.details}
                      </AppLink>
                    ) : (
                      activity.details
                    )}
                  </p>
                  <p className="text-sm text-faint">
                    {activity.user.firstName} · <RelativeTime date={activity.createdAt} />
                  </p>
                </div>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function ActivitySkeleton() {
  return (
    <div className="flex flex-col gap-3 px-4.5 py-4">
      {Array.from({ length: ACTIVITIES }, (_, row) => (
        <Skeleton key={row} className="h-10" />
      ))}
    </div>
  );
}

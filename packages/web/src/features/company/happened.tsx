/** What people did about the company's newest deck. */
import { useRead } from '../../api/read.js';
import { RelativeTime } from '../../components/relative-time.js';
import { Panel } from '../../components/ui/card.js';
import { Loaded, Skeleton } from '../../components/ui/states.js';
import { useTexts } from '../../i18n/language.js';
import { companyTexts } from '../../i18n/texts/company.js';

export function Happened({ id }: { id: string }) {
  const t = useTexts(companyTexts);
  const query = useRead('/api/activities', { query: { analysisId: id, limit: 20 } });
  return (
    <Panel title={t('happened')}>
      <Loaded query={query} skeleton={<Skeleton className="h-40" />}>
        {(activities) =>
          activities.length === 0 ? (
            <p className="text-soft">{t('nothingHappened')}</p>
          ) : (
            <ul className="flex flex-col gap-2.5">
              {activities.map((one) => (
                <li key={one.id}>
                  <p className="[overflow-wrap:anywhere]">{one.details}</p>
                  <p className="text-sm text-faint">
                    {one.user.firstName} · <RelativeTime date={one.createdAt} />
                  </p>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}

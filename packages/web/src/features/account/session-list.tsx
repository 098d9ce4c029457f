/** Where one is signed in, and how to end it there. */
import { call } from '../../api/call.js';
import { useChange } from '../../api/change.js';
import { useRead } from '../../api/read.js';
import { Badge } from '../../components/ui/badge.js';
import { Button } from '../../components/ui/button.js';
import { Loaded, Skeleton } from '../../components/ui/states.js';
import { formatDate } from '../../i18n/format.js';
import { useLocale, useTexts } from '../../i18n/language.js';
import { access } from '../../i18n/texts/access.js';

export function SessionList() {
  const t = useTexts(access);
  const locale = useLocale();
  const query = useRead('/api/user/sessions');
  const said = {
    touches: ['/api/user/sessions'],
    done: t('sessionEnded'),
    failed: t('notEnded'),
    failedDetail: t('failedText'),
  } as const;
  const end = useChange({ run: (id: string) => call('DELETE /api/user/sessions/{id}', { params: { id } }), ...said });
  const endOthers = useChange({ run: () => call('DELETE /api/user/sessions', {}), ...said });
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-24" />}>
      {(sessions) => (
        <div className="flex flex-col gap-4">
          <ul className="divide-y divide-line">
            {sessions.map(({ id, client, address, current, createdAt, lastSeenAt }) => (
              <li key={id} className="flex flex-wrap items-center gap-3 py-2.5">
                <div className="min-w-0 flex-1">
                  <p className="font-[550]">
                    {client ?? t('unknownClient')} {current && <Badge tone="good">{t('thisOne')}</Badge>}
                  </p>
                  <p className="text-sm text-faint">
                    {[
                      t('signedIn', { date: formatDate(createdAt, locale, 'time') }),
                      t('lastSeen', { date: formatDate(lastSeenAt, locale, 'time') }),
                      address,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                </div>
                {!current && (
                  <Button size="sm" busy={end.isPending && end.variables === id} onClick={() => end.mutate(id)}>
                    {t('end')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {sessions.length > 1 && (
            <Button className="self-start" busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
              {t('endOthers')}
            </Button>
          )}
        </div>
      )}
    </Loaded>
  );
}

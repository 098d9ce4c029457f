/** When a link was opened, and how long which slides lay open: what a reader's page told, newest first. */
import { useRead } from '../api/read.js';
import { Chip } from './ui/badge.js';
import { Loaded, Skeleton } from './ui/states.js';
import { formatClock, formatDate } from '../i18n/format.js';
import { useLocale, useTexts } from '../i18n/language.js';
import { shareVisitsTexts } from '../i18n/texts/share-visits.js';

export function ShareVisits({ analysisId, shareId }: { analysisId: string; shareId: string }) {
  const t = useTexts(shareVisitsTexts);
  const locale = useLocale();
  const query = useRead('/api/analyses/{id}/shares/{shareId}/visits', { params: { id: analysisId, shareId } });
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-20" />} small>
      {(visits) => (
        <div className="flex flex-col gap-2 text-sm">
          <p className="text-faint">{t(visits.length > 0 ? 'note' : 'none')}</p>
          <ul className="divide-y divide-line">
            {visits.map(({ at, slides }, index) => (
              <li key={visits.length - index} className="num flex flex-wrap items-center gap-x-2 gap-y-1 py-1.5">
                <span className="mr-1 text-soft">{formatDate(at, locale, 'time')}</span>
                {slides.length === 0 && <span className="text-faint">{t('nothing')}</span>}
                {slides.map(({ slide, seconds }) => (
                  <Chip key={slide}>{t('slide', { number: slide, time: formatClock(seconds) })}</Chip>
                ))}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Loaded>
  );
}

/** What the team said of the company's decks, newest last; it is answered on the report. */
import { useRead } from '../../api/read.js';
import { AppLink } from '../../components/app-link.js';
import { RelativeTime } from '../../components/relative-time.js';
import { Avatar } from '../../components/ui/avatar.js';
import { Panel } from '../../components/ui/card.js';
import { Loaded, Skeleton } from '../../components/ui/states.js';
import { useTexts } from '../../i18n/language.js';
import { companyTexts } from '../../i18n/texts/company.js';

export function Conversation({ id }: { id: string }) {
  const t = useTexts(companyTexts);
  const query = useRead('/api/analyses/{id}', { params: { id } });
  return (
    <Panel
      title={t('comments')}
      aside={
        <AppLink href={`/analysis/${id}`} className="text-accent hover:underline">
          {t('commentOn')}
        </AppLink>
      }
    >
      <Loaded query={query} skeleton={<Skeleton className="h-16" />}>
        {({ comments }) =>
          comments.length === 0 ? (
            <p className="text-soft">{t('noComments')}</p>
          ) : (
            <ul className="flex flex-col gap-4">
              {comments.map((comment) => (
                <li key={comment.id} className="flex gap-3">
                  <Avatar firstName={comment.user.firstName} />
                  <div className="min-w-0">
                    <p className="text-sm text-faint">
                      <span className="font-[550] text-ink">{comment.user.firstName}</span> ·{' '}
                      <RelativeTime date={comment.createdAt} />
                      {comment.saidOf && ` · ${t('onVersion', { number: comment.saidOf.version })}`}
                    </p>
                    <p className="whitespace-pre-line [overflow-wrap:anywhere]">{comment.content}</p>
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}

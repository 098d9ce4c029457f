/** What is still to be asked, the weightiest first. */
import { useRead } from '../../api/read.js';
import { AppLink } from '../../components/app-link.js';
import { Panel } from '../../components/ui/card.js';
import { Loaded, Skeleton } from '../../components/ui/states.js';
import { useTexts } from '../../i18n/language.js';
import { companyTexts } from '../../i18n/texts/company.js';

const SHOWN = 5;

export function OpenQuestions({ id }: { id: string }) {
  const t = useTexts(companyTexts);
  const query = useRead('/api/analyses/{id}/due-diligence', { params: { id } });
  const all = query.data ?? [];
  // The server gives them by what they are worth.
  const open = all.filter(({ status }) => status === undefined || status === 'open');
  return (
    <Panel title={t('questions')} aside={query.data && t('openOf', { open: open.length, all: all.length })}>
      <Loaded query={query} skeleton={<Skeleton className="h-32" />}>
        {() =>
          open.length === 0 ? (
            <p className="text-soft">{t('noQuestions')}</p>
          ) : (
            <ol className="flex list-decimal flex-col gap-1.5 pl-5">
              {open.slice(0, SHOWN).map((question) => (
                <li key={question.id} className="[overflow-wrap:anywhere]">
                  {question.question}
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
      <p className="mt-3">
        <AppLink href={`/analysis/${id}/due-diligence`} className="text-accent hover:underline">
          {t('dueDiligence')}
        </AppLink>
      </p>
    </Panel>
  );
}

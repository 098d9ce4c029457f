/** What waits for the person who reads: questions given to them, next steps of their companies, comments that name them. */
import type { ReactNode } from 'react';
import type { ReadAnswer } from '../../api/read.js';
import { AppLink } from '../../components/app-link.js';
import { DueDate } from '../../components/due-date.js';
import { RelativeTime } from '../../components/relative-time.js';
import { useTexts } from '../../i18n/language.js';
import { dashboard } from '../../i18n/texts/dashboard.js';

export function Needs({ needs: { questions, answers, steps, mentions } }: { needs: ReadAnswer<'/api/user/needs'> }) {
  const t = useTexts(dashboard);
  if (questions.length + answers.length + steps.length + mentions.length === 0)
    return <p className="min-h-34 px-4.5 py-4 text-soft">{t('needsNone')}</p>;
  return (
    <ul className="min-h-34 divide-y divide-line">
      {mentions.map(({ analysisId, details, createdAt, by }) => (
        <Need key={createdAt} href={`/analysis/${analysisId}`} title={t('needsMention', { name: by })}>
          {details} · <RelativeTime date={createdAt} />
        </Need>
      ))}
      {answers.map(({ analysisId, companyName, count }) => (
        <Need
          key={`answers ${analysisId}`}
          href={`/analysis/${analysisId}/due-diligence`}
          title={t('needsAnswers', { count })}
        >
          {companyName}
        </Need>
      ))}
      {questions.map(({ analysisId, companyName, count, due }) => (
        <Need
          key={`questions ${analysisId}`}
          href={`/analysis/${analysisId}/due-diligence`}
          title={t('needsQuestions', { count })}
        >
          {companyName} {due && <DueDate due={due} />}
        </Need>
      ))}
      {steps.map(({ analysisId, companyName, text, due }) => (
        <Need key={`step ${analysisId}`} href={`/analysis/${analysisId}`} title={text}>
          {companyName} {due && <DueDate due={due} />}
        </Need>
      ))}
    </ul>
  );
}

function Need({ href, title, children }: { href: string; title: string; children: ReactNode }) {
  return (
    <li data-row="" className="px-4.5 py-3">
      <AppLink href={href} className="font-[550] [overflow-wrap:anywhere] hover:underline">
        {title}
      </AppLink>
      <p className="text-sm text-soft">{children}</p>
    </li>
  );
}

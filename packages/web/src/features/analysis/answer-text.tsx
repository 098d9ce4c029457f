/** What a founder wrote: the question that was asked, and their words. */
import { useTexts } from '../../i18n/language.js';
import { founderTexts } from '../../i18n/texts/founder.js';
import type { ReportDocument } from './report-document.js';

export default function AnswerText({
  slide: { title, text },
}: {
  slide: Pick<ReportDocument['slides'][number], 'title' | 'text'>;
}) {
  const t = useTexts(founderTexts);
  return (
    <div className="max-h-96 overflow-y-auto rounded-md bg-sunk p-4" tabIndex={0}>
      <p className="text-sm text-faint">{t('page')}</p>
      <p className="mt-2 text-soft">{title}</p>
      <p className="mt-1.5 font-serif text-md whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
    </div>
  );
}

/** The frame of a legal page: title, date, six numbered sections; and the fund's address in its texts. */
import type { ReactNode } from 'react';
import { useRead } from '../../api/read.js';
import { usePageTitle } from '../../components/page.js';
import { formatDate } from '../../i18n/format.js';
import { useLocale, useTexts } from '../../i18n/language.js';
import { legal } from '../../i18n/texts/legal.js';

/** The day on which both policies were last changed. */
const LAST_UPDATED = '2025-01-03';

interface LegalDocumentProps {
  title: string;
  sections: readonly { title: string; content: ReactNode }[];
}

export function LegalDocument({ title, sections }: LegalDocumentProps) {
  const t = useTexts(legal);
  const locale = useLocale();
  usePageTitle(title);
  return (
    <article className="mx-auto max-w-[44rem] px-4 py-12 sm:px-7">
      <h1 className="font-serif text-3xl font-semibold tracking-[-0.015em]">{title}</h1>
      <p className="num mt-2 text-soft">{t('updated', { date: formatDate(LAST_UPDATED, locale, 'long') })}</p>
      {sections.map((section, at) => (
        <section key={section.title} aria-labelledby={`section-${at + 1}`} className="mt-9">
          <h2 id={`section-${at + 1}`} className="num text-lg font-semibold">
            {at + 1}. {section.title}
          </h2>
          <div className="prose-serif mt-2 flex flex-col gap-3">{section.content}</div>
        </section>
      ))}
    </article>
  );
}

/** A text with the address in it as a link; `text` makes it, and is given the address. */
export function WithAddress({ text }: { text: (email: string) => string }) {
  const { data: site } = useRead('/api/site');
  const email = site?.contactEmail ?? '…';
  const [before = '', after = ''] = text(email).split(email);
  return (
    <p>
      {before}
      <a href={`mailto:${email}`} className="whitespace-nowrap text-accent underline">
        {email}
      </a>
      {after}
    </p>
  );
}

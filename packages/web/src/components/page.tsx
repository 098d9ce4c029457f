/** The frame of a screen's content: names the document and carries the only first-level heading. */
import { useEffect, type ReactNode } from 'react';
import { useTexts } from '../i18n/language.js';
import { common } from '../i18n/texts/common.js';
import { cx } from '../lib/cx.js';

/** `Northgrid · VC Analyst` in the browser's tab. */
export function usePageTitle(title: string): void {
  const t = useTexts(common);
  const name = t('appName');
  useEffect(() => {
    document.title = title ? `${title} · ${name}` : name;
  }, [title, name]);
}

interface PageProps {
  title: string;
  /** What the browser's tab says, where the title is not the screen's name. */
  tab?: string;
  /** Under the title. */
  lead?: ReactNode;
  /** Above the title: a way back. */
  back?: ReactNode;
  /** Beside the title, to the right. */
  actions?: ReactNode;
  children: ReactNode;
  /** For forms and what is read: half the width. */
  narrow?: boolean;
  /** As wide as a report, where the deck stands beside what is read. */
  wide?: boolean;
}

export function Page({ title, tab, lead, back, actions, children, narrow, wide }: PageProps) {
  usePageTitle(tab ?? title);
  return (
    <div
      className={cx(
        'mx-auto w-full px-4 pt-6 pb-16 sm:px-7',
        narrow ? 'max-w-[800px]' : wide ? 'max-w-[1376px]' : 'max-w-[1180px]',
      )}
    >
      {back && (
        <div className="mb-2 text-sm *:inline-block max-sm:-mt-2 max-sm:mb-0 max-sm:*:py-2.5 print:hidden">{back}</div>
      )}
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h1 className="font-serif text-2xl font-semibold tracking-[-0.012em]">{title}</h1>
          {lead && <div className="mt-0.5 text-soft">{lead}</div>}
        </div>
        {actions && (
          <div data-actions="" className="flex flex-wrap gap-2 sm:ml-auto print:hidden">
            {actions}
          </div>
        )}
      </div>
      <div className="mt-5 flex flex-col gap-5">{children}</div>
    </div>
  );
}

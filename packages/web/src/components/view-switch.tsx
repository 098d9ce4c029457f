/** The companies as a table or as a board: two addresses. */
import { Columns3, Table2 } from 'lucide-react';
import { AppLink } from './app-link.js';
import { useTexts } from '../i18n/language.js';
import { listTexts } from '../i18n/texts/analysis-list.js';
import { cx } from '../lib/cx.js';

const VIEWS = [
  { id: 'table', href: '/analysis', text: 'asTable', Icon: Table2 },
  { id: 'board', href: '/pipeline', text: 'asBoard', Icon: Columns3 },
] as const;

export function ViewSwitch({ here }: { here: (typeof VIEWS)[number]['id'] }) {
  const t = useTexts(listTexts);
  return (
    <nav aria-label={t('show')} className="inline-flex rounded-md border border-line bg-sunk p-0.5">
      {VIEWS.map(({ id, href, text, Icon }) => (
        <AppLink
          key={id}
          href={href}
          aria-current={id === here ? 'page' : undefined}
          className={cx(
            'inline-flex h-7.5 items-center gap-1.5 rounded-[6px] px-2.5 text-sm max-sm:h-10',
            id === here ? 'bg-card font-[550] text-ink shadow-card' : 'text-soft hover:text-ink',
          )}
        >
          <Icon size={15} aria-hidden />
          {t(text)}
        </AppLink>
      ))}
    </nav>
  );
}

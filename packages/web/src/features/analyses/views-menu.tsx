/** Lists that somebody wants again: filters, order and columns under a name of their own. A view is an address. */
import { Bookmark, Check, X } from 'lucide-react';
import type { SavedView } from '@vc-analyst/core/model';
import { useState, type FormEvent } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { call } from '../../api/call.js';
import { useChange } from '../../api/change.js';
import { useRead } from '../../api/read.js';
import { AppLink } from '../../components/app-link.js';
import { Button } from '../../components/ui/button.js';
import { Input } from '../../components/ui/field.js';
import { IconButton } from '../../components/ui/icon-button.js';
import { Popover } from '../../components/ui/menu.js';
import { useTexts } from '../../i18n/language.js';
import { listTexts } from '../../i18n/texts/analysis-list.js';
import type { Column } from './columns.js';

export function ViewsMenu({ columns }: { columns: readonly Column[] }) {
  const t = useTexts(listTexts);
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [params] = useSearchParams();
  const [, navigate] = useLocation();
  const { data } = useRead('/api/user/views');
  const views = data ?? [];
  const here = queryOf(params, columns);
  const current = views.find(({ query }) => query === here);
  const save = useChange({
    run: (next: readonly SavedView[]) => call('PUT /api/user/views', { body: { views: [...next] } }),
    touches: ['/api/user/views'],
    failed: t('actionFailed'),
    failedDetail: t('actionFailedText'),
  });
  const trimmed = name.trim();
  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (trimmed === '') return;
    const next = [...views.filter((view) => view.name !== trimmed), { name: trimmed, query: here }];
    save.mutate(next, {
      onSuccess: () => {
        setName('');
        navigate(`/analysis?${here}`, { replace: true });
      },
    });
  };
  return (
    <Popover
      label={t('views')}
      open={open}
      onOpenChange={setOpen}
      className="flex w-80 max-w-[calc(100vw-1rem)] flex-col gap-3 p-3.5"
      trigger={
        <Button look="quiet" className={current && 'text-ink'}>
          <Bookmark size={16} aria-hidden className={current && 'fill-current'} />
          <span className="max-w-40 truncate">{current?.name ?? t('views')}</span>
        </Button>
      }
    >
      {views.length === 0 ? (
        <p className="text-soft">{t('viewsNone')}</p>
      ) : (
        <ul className="-mx-1.5 flex flex-col">
          {views.map((view) => (
            <li key={view.name} className="flex items-center gap-1 rounded-md pl-1.5 hover:bg-sunk">
              <AppLink
                href={`/analysis?${view.query}`}
                aria-current={view === current || undefined}
                className="flex min-h-9 min-w-0 flex-1 items-center gap-2"
                onClick={() => setOpen(false)}
              >
                <span className="truncate">{view.name}</span>
                {view === current && <Check size={15} aria-hidden className="shrink-0 text-faint" />}
              </AppLink>
              <IconButton
                label={t('viewRemove', { name: view.name })}
                icon={<X size={15} aria-hidden />}
                disabled={save.isPending}
                onClick={() => save.mutate(views.filter((one) => one !== view))}
              />
            </li>
          ))}
        </ul>
      )}
      <form className="flex flex-col gap-2 border-t border-line pt-3" onSubmit={keep}>
        <div className="flex gap-2">
          <Input
            aria-label={t('viewName')}
            placeholder={t('viewName')}
            maxLength={60}
            value={name}
            onChange={({ target }) => setName(target.value)}
            className="min-w-0"
          />
          <Button type="submit" look="main" busy={save.isPending} disabled={trimmed === ''}>
            {t('viewSave')}
          </Button>
        </div>
        <p className="text-sm text-faint">
          {views.some((view) => view.name === trimmed) ? t('viewTaken') : t('viewsText')}
        </p>
      </form>
    </Popover>
  );
}

/** The address of the list as it stands, columns included, always in the same order. */
function queryOf(params: URLSearchParams, columns: readonly Column[]): string {
  const query = new URLSearchParams([...params].filter(([name]) => name !== 'columns'));
  query.sort();
  query.set('columns', columns.join(','));
  return query.toString();
}

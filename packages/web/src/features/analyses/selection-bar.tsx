/** What can be done with the selected analyses at once: compare two, decide, assign, delete. */
import { Gavel, Scale, Trash2, UserRound, X } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '../../api/call.js';
import { useMay } from '../../api/user.js';
import { Button } from '../../components/ui/button.js';
import { ConfirmDialog } from '../../components/ui/dialog.js';
import { IconButton } from '../../components/ui/icon-button.js';
import { formatList } from '../../i18n/format.js';
import { useLocale, useTexts } from '../../i18n/language.js';
import { listTexts } from '../../i18n/texts/analysis-list.js';
import { AssignDialog } from '../../components/deal/assign-dialog.js';
import { DecideDialog } from '../../components/deal/decide-dialog.js';
import { useEach } from '../../components/deal/use-each.js';
import type { ListedRow } from './listed.js';

/** Companies that the question before deleting names; the rest are counted. */
const NAMED = 5;

interface SelectionBarProps {
  selected: readonly ListedRow[];
  /** It was done with these. */
  onDone: (ids: readonly string[]) => void;
  onClear: () => void;
}

export function SelectionBar({ selected, onDone, onClear }: SelectionBarProps) {
  const t = useTexts(listTexts);
  const locale = useLocale();
  const may = useMay();
  const [, navigate] = useLocation();
  const [asking, setAsking] = useState<'assign' | 'decide' | 'delete'>();
  const count = selected.length;
  const areFinished = selected.every(({ status }) => status === 'completed');
  const own = selected.filter(({ ownerId }) => may('manageAnalysis', ownerId ?? '')).length;
  const [first, second] = selected;
  const remove = useEach({
    run: (id) => call('DELETE /api/analyses/{id}', { params: { id } }),
    done: t('deletedMany', { count }),
    onEnd: (ids) => {
      setAsking(undefined);
      onDone(ids);
    },
  });
  const names = selected.slice(0, NAMED).map(({ companyName }) => companyName);
  if (count > NAMED) names.push(t('andMore', { count: count - NAMED }));
  return (
    <div
      role="region"
      data-actions=""
      aria-label={t('selected', { count })}
      className="fixed bottom-5 left-1/2 z-30 flex max-w-[calc(100vw-2rem)] -translate-x-1/2 items-center gap-2 rounded-lg border border-line bg-card py-2 pr-2 pl-4 shadow-raised print:hidden"
    >
      <p aria-live="polite" className="num mr-2 font-[550] whitespace-nowrap">
        {t('selected', { count })}
      </p>
      <Button
        size="sm"
        disabled={count !== 2 || !areFinished}
        title={t('compareTwo')}
        onClick={() => navigate(`/analysis/${first!.id}/compare?with=${second!.id}`)}
      >
        <Scale size={14} aria-hidden />
        {t('compare')}
      </Button>
      {own > 0 && (
        <>
          <Button size="sm" disabled={own < count || !areFinished} onClick={() => setAsking('decide')}>
            <Gavel size={14} aria-hidden />
            {t('decide')}
          </Button>
          <Button size="sm" disabled={own < count} onClick={() => setAsking('assign')}>
            <UserRound size={14} aria-hidden />
            {t('assign')}
          </Button>
          <Button size="sm" look="danger" disabled={own < count} onClick={() => setAsking('delete')}>
            <Trash2 size={14} aria-hidden />
            {t('delete')}
          </Button>
          {own < count && <p className="text-sm text-soft">{t('notOwn', { count: count - own })}</p>}
        </>
      )}
      <IconButton label={t('clearSelection')} icon={<X size={16} aria-hidden />} onClick={onClear} />
      {asking === 'assign' && <AssignDialog selected={selected} onDone={onDone} onClose={() => setAsking(undefined)} />}
      {asking === 'decide' && <DecideDialog selected={selected} onDone={onDone} onClose={() => setAsking(undefined)} />}
      <ConfirmDialog
        open={asking === 'delete'}
        onOpenChange={(open) => !open && setAsking(undefined)}
        title={t('deleteMany', { count })}
        description={`${formatList(names, locale)}. ${t('deleteManyText')}`}
        confirm={t('delete')}
        onConfirm={() => remove.mutate(selected.map(({ id }) => id))}
        busy={remove.isPending}
      />
    </div>
  );
}

/** What can be done with one analysis: its report, its questions, again, stop, delete. */
import { Building2, Ellipsis, FileText, ListChecks, RotateCcw, Square, Trash2, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../api/call.js';
import { useChange } from '../../api/change.js';
import { useMay } from '../../api/user.js';
import { AppLink } from '../../components/app-link.js';
import { Button } from '../../components/ui/button.js';
import { ConfirmDialog } from '../../components/ui/dialog.js';
import { Menu, MenuItem } from '../../components/ui/menu.js';
import { Tip } from '../../components/ui/tooltip.js';
import { useTexts } from '../../i18n/language.js';
import { listTexts } from '../../i18n/texts/analysis-list.js';
import { cx } from '../../lib/cx.js';
import type { ListedRow } from './listed.js';

interface RowActionsProps {
  analysis: ListedRow;
  /** Report and questions as pictures. */
  isSmall?: boolean;
}

export function RowActions({ analysis, isSmall }: RowActionsProps) {
  const t = useTexts(listTexts);
  const may = useMay();
  const [asking, setAsking] = useState(false);
  const { id, companyName, status } = analysis;
  const running = status === 'pending' || status === 'processing';
  const params = { id };
  const failure = { failed: t('actionFailed'), failedDetail: t('actionFailedText') };
  const touches = ['/api/analyses', '/api/dashboard/stats', '/api/activities'] as const;
  const retry = useChange({
    run: () => call('POST /api/analyses/{id}/reprocess', { params, body: {} }),
    touches,
    done: t('reprocessing'),
    ...failure,
  });
  const remove = useChange({
    run: () => call('DELETE /api/analyses/{id}', { params }),
    touches,
    done: t(running ? 'stopped' : 'deleted'),
    onDone: () => setAsking(false),
    ...failure,
  });
  const manages = may('manageAnalysis', analysis.ownerId ?? '');
  return (
    <div className={cx('flex items-center', isSmall ? 'justify-end' : 'col-span-full gap-2')}>
      {status === 'completed' && (
        <>
          <ActionLink href={`/analysis/${id}`} name={t('viewReport')} icon={isSmall && FileText} />
          <ActionLink href={`/analysis/${id}/due-diligence`} name={t('dueDiligence')} icon={isSmall && ListChecks} />
        </>
      )}
      {status === 'failed' && manages && (
        <Button size="sm" busy={retry.isPending} onClick={() => retry.mutate()}>
          <RotateCcw size={14} aria-hidden />
          {t('retry')}
        </Button>
      )}
      {(manages || status === 'completed') && (
        <Menu
          trigger={
            <Button look="quiet" size="icon" aria-label={t('actionsOf', { company: companyName })}>
              <Ellipsis size={17} aria-hidden />
            </Button>
          }
        >
          {status === 'completed' && (
            <MenuItem asChild>
              <AppLink href={`/company/${id}`}>
                <Building2 size={15} aria-hidden />
                {t('companyPage')}
              </AppLink>
            </MenuItem>
          )}
          {manages && status === 'completed' && (
            <MenuItem icon={<RotateCcw size={15} aria-hidden />} onSelect={() => retry.mutate()}>
              {t('again')}
            </MenuItem>
          )}
          {manages && (
            <MenuItem
              danger
              icon={running ? <Square size={15} aria-hidden /> : <Trash2 size={15} aria-hidden />}
              onSelect={() => setAsking(true)}
            >
              {running ? t('stop') : t('delete')}
            </MenuItem>
          )}
        </Menu>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t(running ? 'stopTitle' : 'deleteTitle', { company: companyName })}
        description={t(running ? 'stopText' : 'deleteText')}
        confirm={t(running ? 'stop' : 'delete')}
        onConfirm={() => remove.mutate()}
        busy={remove.isPending}
      />
    </div>
  );
}

function ActionLink({ href, name, icon: Icon }: { href: string; name: string; icon: LucideIcon | false | undefined }) {
  return Icon ? (
    <Tip text={name}>
      <Button asChild look="quiet" size="icon" aria-label={name}>
        <AppLink href={href}>
          <Icon size={17} aria-hidden />
        </AppLink>
      </Button>
    </Tip>
  ) : (
    <Button asChild size="sm">
      <AppLink href={href}>{name}</AppLink>
    </Button>
  );
}

/** Every account, with what can be done to it. */
import { Copy, KeyRound, Pencil, Plus, ShieldOff, Trash2, Users } from 'lucide-react';
import type { ManagedUser } from '@vc-analyst/core/model';
import { useEffect, useState } from 'react';
import { ApiError } from '../../api/api-error.js';
import { call } from '../../api/call.js';
import { useChange } from '../../api/change.js';
import type { Answer } from '../../api/contract-types.js';
import { useRead } from '../../api/read.js';
import { Badge } from '../../components/ui/badge.js';
import { Button } from '../../components/ui/button.js';
import { Panel } from '../../components/ui/card.js';
import { ConfirmDialog, Dialog } from '../../components/ui/dialog.js';
import { Field, Input } from '../../components/ui/field.js';
import { IconButton } from '../../components/ui/icon-button.js';
import { Empty, Loaded, Skeleton } from '../../components/ui/states.js';
import { SideScroll } from '../../components/ui/side-scroll.js';
import { formatDate } from '../../i18n/format.js';
import { useLocale, useTexts } from '../../i18n/language.js';
import { adminTexts } from '../../i18n/texts/admin.js';
import { common } from '../../i18n/texts/common.js';
import { UserDialog } from './user-dialog.js';
import { toast } from '../../lib/toast.js';

type ListedUser = Answer<'GET /api/admin/users'>[number];

export function UserTable({ onClosed }: { onClosed: () => void }) {
  const t = useTexts(adminTexts);
  const c = useTexts(common);
  const query = useRead('/api/admin/users');
  const [editing, setEditing] = useState<ManagedUser | 'new'>();
  // The panel closes by itself after 20 minutes; the default query returns null for that.
  const closed = query.data === null || (query.error instanceof ApiError && query.error.status === 401);
  useEffect(() => {
    if (closed) onClosed();
  }, [closed, onClosed]);
  return (
    <Panel
      title={t('users')}
      flush
      aside={
        <>
          {query.data && t('count', { count: query.data.length })}
          <Button size="sm" look="main" onClick={() => setEditing('new')}>
            <Plus size={15} aria-hidden />
            {t('create')}
          </Button>
        </>
      }
    >
      <Loaded query={query} skeleton={<Skeleton className="m-4.5 h-48" />}>
        {(users) =>
          users.length === 0 ? (
            <Empty title={t('noneTitle')} icon={<Users size={28} />}>
              {t('noneText')}
            </Empty>
          ) : (
            <SideScroll label={t('users')}>
              <table className="cards-on-phones w-full">
                <thead>
                  <tr className="border-b border-line text-left text-xs text-faint">
                    {([t('username'), t('email'), t('role'), t('state'), t('created')] as const).map((heading) => (
                      <th key={heading} scope="col" className="px-4 py-2 font-[550] whitespace-nowrap">
                        {heading}
                      </th>
                    ))}
                    <th scope="col" className="sr-only">
                      {t('actions')}
                    </th>
                  </tr>
                </thead>
                <tbody className="divide-y divide-line">
                  {users.map((user) => (
                    <UserRow key={user.id} user={user} onEdit={() => setEditing(user)} />
                  ))}
                </tbody>
              </table>
            </SideScroll>
          )
        }
      </Loaded>
      {editing && (
        <UserDialog
          key={editing === 'new' ? 'new' : editing.id}
          {...(editing !== 'new' && { user: editing })}
          onClose={() => setEditing(undefined)}
          cancel={c('cancel')}
        />
      )}
    </Panel>
  );
}

function UserRow({ user, onEdit }: { user: ListedUser; onEdit: () => void }) {
  const t = useTexts(adminTexts);
  const c = useTexts(common);
  const locale = useLocale();
  const [asking, setAsking] = useState(false);
  const [askingFactor, setAskingFactor] = useState(false);
  const [link, setLink] = useState<{ link: string; expiresAt: string }>();
  const name = user.username || user.email;
  const remove = useChange({
    run: () => call('DELETE /api/admin/users/{id}', { params: { id: user.id } }),
    touches: ['/api/admin/users', '/api/team'],
    done: t('userDeleted'),
    failed: t('deleteFailed'),
    failedDetail: t('deleteFailed'),
    onDone: () => setAsking(false),
  });
  const resetFactor = useChange({
    run: () => call('DELETE /api/admin/users/{id}/second-factor', { params: { id: user.id } }),
    touches: ['/api/admin/users'],
    done: t('factorReset'),
    failed: t('updateFailed'),
    failedDetail: t('updateFailed'),
    onDone: () => setAskingFactor(false),
  });
  const reset = useChange({
    run: () => call('POST /api/admin/users/{id}/reset-link', { params: { id: user.id }, body: {} }),
    failed: t('updateFailed'),
    failedDetail: t('updateFailed'),
    onDone: setLink,
  });
  return (
    <tr>
      <th scope="row" className="px-4 py-2.5 text-left font-[550]">
        {user.username || '–'}
        <span className="block text-sm font-normal text-faint">
          {[user.firstName, user.lastName].filter(Boolean).join(' ')}
        </span>
      </th>
      <td data-heading={t('email')} className="px-4 py-2.5 [overflow-wrap:anywhere]">
        {user.email}
      </td>
      <td data-heading={t('role')} className="px-4 py-2.5">
        {t(`role.${user.role}`)}
      </td>
      <td data-heading={t('state')} className="px-4 py-2.5">
        <Badge tone={user.status === 'pending' ? 'fair' : user.isActive ? 'good' : 'neutral'}>
          {user.status === 'pending' ? t('pending') : user.isActive ? t('active') : t('inactive')}
        </Badge>
      </td>
      <td data-heading={t('created')} className="num px-4 py-2.5 whitespace-nowrap text-soft">
        {formatDate(user.createdAt, locale)}
      </td>
      <td className="px-2 py-1.5">
        <div className="flex justify-end">
          {user.status === 'active' && (
            <IconButton
              label={t('reset', { name })}
              icon={<KeyRound size={15} aria-hidden />}
              onClick={() => reset.mutate()}
            />
          )}
          {user.hasSecondFactor && (
            <IconButton
              label={t('resetFactor', { name })}
              icon={<ShieldOff size={15} aria-hidden />}
              onClick={() => setAskingFactor(true)}
            />
          )}
          <IconButton label={t('edit', { name })} icon={<Pencil size={15} aria-hidden />} onClick={onEdit} />
          <IconButton
            label={t('remove', { name })}
            icon={<Trash2 size={15} aria-hidden />}
            onClick={() => setAsking(true)}
          />
        </div>
        <ConfirmDialog
          open={askingFactor}
          onOpenChange={setAskingFactor}
          title={t('resetFactor', { name })}
          description={t('resetFactorText')}
          confirm={t('resetFactorConfirm')}
          onConfirm={() => resetFactor.mutate()}
          busy={resetFactor.isPending}
        />
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title={t('removeTitle', { name })}
          description={t('removeText')}
          confirm={t('removeConfirm')}
          onConfirm={() => remove.mutate()}
          busy={remove.isPending}
        />
        {link && (
          <Dialog
            open
            onOpenChange={() => setLink(undefined)}
            title={t('resetTitle')}
            description={t('resetText', { date: formatDate(link.expiresAt, locale, 'time') })}
          >
            <Field label={t('resetTitle')}>
              {(control) => (
                <Input {...control} readOnly autoFocus value={link.link} onFocus={(event) => event.target.select()} />
              )}
            </Field>
            <Button
              look="main"
              className="mt-3"
              onClick={() =>
                // Without the permission the link can still be selected.
                void navigator.clipboard?.writeText(link.link).then(
                  () => toast({ title: c('copied') }),
                  () => undefined,
                )
              }
            >
              <Copy size={15} aria-hidden />
              {c('copy')}
            </Button>
          </Dialog>
        )}
      </td>
    </tr>
  );
}

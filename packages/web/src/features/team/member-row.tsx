/** A member: who, in which role, since when; others' role and removal where one may. */
import type { TeamMember } from '@vc-analyst/core/model';
import type { Role } from '@vc-analyst/core/model';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../api/call.js';
import { useChange } from '../../api/change.js';
import { Avatar } from '../../components/ui/avatar.js';
import { Badge, type Tone } from '../../components/ui/badge.js';
import { ConfirmDialog } from '../../components/ui/dialog.js';
import { Select } from '../../components/ui/field.js';
import { IconButton } from '../../components/ui/icon-button.js';
import { formatDate } from '../../i18n/format.js';
import { useLocale, useTexts } from '../../i18n/language.js';
import { domain } from '../../i18n/texts/domain.js';
import { team } from '../../i18n/texts/team.js';
import { ROLES } from '@vc-analyst/core/vocabulary';

const ROLE_TONES: Record<Role, Tone> = { admin: 'accent', partner: 'accent', analyst: 'neutral', viewer: 'neutral' };

interface MemberRowProps {
  member: TeamMember;
  isSelf: boolean;
  /** Whether the reader may change roles and remove members. */
  mayManage: boolean;
}

export function MemberRow({ member, isSelf, mayManage }: MemberRowProps) {
  const t = useTexts(team);
  const tDomain = useTexts(domain);
  const locale = useLocale();
  const name = nameOf(member);
  return (
    <li
      data-row=""
      tabIndex={-1}
      className="grid grid-cols-[36px_minmax(0,1fr)] items-start gap-x-3.5 gap-y-3 px-4.5 py-4 md:grid-cols-[36px_minmax(0,1fr)_auto]"
    >
      <Avatar
        firstName={member.firstName || member.email}
        lastName={member.lastName}
        imageUrl={member.profileImageUrl}
        className="size-9"
      />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold break-words">{name}</span>
          <Badge tone={ROLE_TONES[member.role]}>{tDomain(`role.${member.role}`)}</Badge>
          {member.status === 'pending' && <Badge tone="fair">{t('pendingBadge')}</Badge>}
          {isSelf && <Badge>{t('you')}</Badge>}
        </p>
        <p className="text-sm break-words text-soft">{member.email}</p>
        <p className="mt-1 text-sm text-pretty text-soft">{t(`guide.${member.role}`)}</p>
        <p className="mt-1 text-sm text-faint">
          {t(member.status === 'pending' ? 'invited' : 'joined', { date: formatDate(member.createdAt, locale) })}
        </p>
      </div>
      {mayManage && !isSelf && <Controls member={member} name={name} />}
    </li>
  );
}

export function nameOf({ firstName, lastName, email }: Pick<TeamMember, 'firstName' | 'lastName' | 'email'>): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email;
}

function Controls({ member, name }: { member: TeamMember; name: string }) {
  const t = useTexts(team);
  const tDomain = useTexts(domain);
  const [asking, setAsking] = useState(false);
  const changeRole = useChange({
    run: (role: Role) => call('PATCH /api/team/{userId}/role', { params: { userId: member.id }, body: { role } }),
    touches: ['/api/team'],
    done: t('roleUpdated'),
    doneDetail: t('roleUpdatedText'),
    failed: t('roleFailed'),
    failedDetail: t('failedText'),
  });
  const remove = useChange({
    run: () => call('DELETE /api/team/{userId}', { params: { userId: member.id } }),
    touches: ['/api/team'],
    done: t('removed'),
    doneDetail: t('removedText'),
    failed: t('removeFailed'),
    failedDetail: t('failedText'),
    onDone: () => setAsking(false),
  });
  return (
    <div className="col-start-2 flex items-center gap-2 md:col-start-3">
      <Select
        aria-label={t('roleOf', { name })}
        className="w-44 max-md:flex-1"
        // What was chosen stands there while it is saved; what holds stands there again if it fails.
        value={changeRole.isPending ? changeRole.variables : member.role}
        disabled={changeRole.isPending}
        onChange={(event) => changeRole.mutate(event.target.value as Role)}
      >
        {ROLES.map((role) => (
          <option key={role} value={role}>
            {tDomain(`role.${role}`)}
          </option>
        ))}
      </Select>
      <IconButton
        label={t('remove', { name })}
        icon={<Trash2 size={16} aria-hidden />}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('removeTitle', { name })}
        description={t('removeConfirm')}
        confirm={t('removeDo')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </div>
  );
}

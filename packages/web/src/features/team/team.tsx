/** The team: counters, invitations, members, what each role may do. */
import type { TeamMember } from '@vc-analyst/core/model';
import type { Role } from '@vc-analyst/core/model';
import { UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { useRead } from '../../api/read.js';
import { useMay, useUser } from '../../api/user.js';
import { AppLink } from '../../components/app-link.js';
import { Page } from '../../components/page.js';
import { Button } from '../../components/ui/button.js';
import { Panel } from '../../components/ui/card.js';
import { StatsSkeleton } from '../../components/ui/stat.js';
import { Empty, Loaded, Skeleton } from '../../components/ui/states.js';
import { useTexts } from '../../i18n/language.js';
import { domain } from '../../i18n/texts/domain.js';
import { team } from '../../i18n/texts/team.js';
import { ROLES } from '@vc-analyst/core/vocabulary';
import { InvitationLink, InviteForm, type Invited } from './invite-form.js';
import { MemberRow } from './member-row.js';
import { TeamCounters } from './team-counters.js';

export function Team() {
  const t = useTexts(team);
  const query = useRead('/api/team');
  const { user } = useUser();
  const roles = ROLES.filter((role) => mayInvite(role, user?.permissions.invite));
  const [inviting, setInviting] = useState(false);
  const [invited, setInvited] = useState<Invited>();
  const open = () => {
    setInvited(undefined);
    setInviting(true);
  };
  const done = (made: Invited) => {
    setInviting(false);
    setInvited(made);
  };
  return (
    <Page
      title={t('title')}
      back={
        <AppLink href="/dashboard" className="text-accent hover:underline">
          ← {t('back')}
        </AppLink>
      }
      actions={
        roles.length > 0 && (
          <Button look="main" aria-expanded={inviting} onClick={open}>
            <UserPlus size={15} aria-hidden />
            {t('invite')}
          </Button>
        )
      }
    >
      {inviting && (
        <Panel title={t('inviteTitle')}>
          <InviteForm roles={roles} onDone={done} onCancel={() => setInviting(false)} />
        </Panel>
      )}
      {invited && (
        <Panel title={t(invited.invitation.mailed ? 'sent' : 'made')}>
          <InvitationLink invited={invited} onClose={() => setInvited(undefined)} />
        </Panel>
      )}
      <Loaded query={query} skeleton={<TeamSkeleton />}>
        {(members) => (
          <>
            <TeamCounters members={members} />
            <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)]">
              <Members members={members} onInvite={roles.length > 0 ? open : undefined} />
              <RoleGuide />
            </div>
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** With the reach `own` one invites only those who may do less than oneself: viewers and analysts. */
function mayInvite(role: Role, reach: 'none' | 'own' | 'all' | undefined): boolean {
  return reach === 'all' || (reach === 'own' && (role === 'viewer' || role === 'analyst'));
}

function Members({ members, onInvite }: { members: readonly TeamMember[]; onInvite: (() => void) | undefined }) {
  const t = useTexts(team);
  const { user } = useUser();
  const may = useMay();
  const alone = members.every(({ id }) => id === user?.id);
  return (
    <Panel flush title={t('members')} aside={members.length}>
      <ul className="divide-y divide-line">
        {members.map((member) => (
          <MemberRow key={member.id} member={member} isSelf={member.id === user?.id} mayManage={may('manageTeam')} />
        ))}
      </ul>
      {alone && (
        <Empty
          title={t('empty')}
          icon={<Users size={24} />}
          className="border-t border-line"
          action={onInvite && <Button onClick={onInvite}>{t('firstInvitation')}</Button>}
        >
          {t('emptyText')}
        </Empty>
      )}
    </Panel>
  );
}

function RoleGuide() {
  const t = useTexts(team);
  const tDomain = useTexts(domain);
  return (
    <Panel title={t('guide')}>
      <dl className="flex flex-col gap-4">
        {ROLES.toReversed().map((role) => (
          <div key={role}>
            <dt className="font-[550]">{tDomain(`role.${role}`)}</dt>
            <dd className="text-sm text-pretty text-soft">{t(`guide.${role}`)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

/** Three rows, as many as a small team has. */
function TeamSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <StatsSkeleton count={4} />
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-24" />
      ))}
    </div>
  );
}

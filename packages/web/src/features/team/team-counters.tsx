/** Members in all, active, administrators (with partners), pending. */
import type { TeamMember } from '@vc-analyst/core/model';
import { Stat, Stats } from '../../components/ui/stat.js';
import { formatNumber } from '../../i18n/format.js';
import { useLocale, useTexts } from '../../i18n/language.js';
import { team } from '../../i18n/texts/team.js';

export function TeamCounters({ members }: { members: readonly TeamMember[] }) {
  const t = useTexts(team);
  const locale = useLocale();
  const count = (fits: (member: TeamMember) => boolean) => formatNumber(members.filter(fits).length, locale);
  return (
    <Stats>
      <Stat label={t('total')} value={count(() => true)} />
      <Stat label={t('active')} value={count(({ status }) => status === 'active')} />
      <Stat
        label={t('administrators')}
        value={count(({ role }) => role === 'admin' || role === 'partner')}
        note={t('administratorsNote')}
      />
      <Stat label={t('pending')} value={count(({ status }) => status === 'pending')} />
    </Stats>
  );
}

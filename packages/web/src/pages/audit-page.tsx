/** /audit: who did what, for the team's administrators. */
import { useMay } from '../api/user.js';
import { SettingsSubpage } from '../components/settings-subpage.js';
import { AuditLog } from '../features/audit/audit-log.js';
import { useTexts } from '../i18n/language.js';
import { auditTexts } from '../i18n/texts/audit.js';

export default function AuditPage() {
  const t = useTexts(auditTexts);
  const may = useMay();
  return (
    <SettingsSubpage
      title={t('title')}
      lead={t('lead')}
      back={t('back')}
      refused={may('audit') ? undefined : t('notAllowed')}
    >
      <AuditLog />
    </SettingsSubpage>
  );
}

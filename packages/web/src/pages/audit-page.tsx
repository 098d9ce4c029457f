/** /audit: who did what, for the team's administrators. */
import { useMay } from '../api/user.js';
import { AppLink } from '../components/app-link.js';
import { Page } from '../components/page.js';
import { Card } from '../components/ui/card.js';
import { Empty } from '../components/ui/states.js';
import { AuditLog } from '../features/audit/audit-log.js';
import { useTexts } from '../i18n/language.js';
import { auditTexts } from '../i18n/texts/audit.js';

export default function AuditPage() {
  const t = useTexts(auditTexts);
  const may = useMay();
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      back={
        <AppLink href="/settings" className="text-accent hover:underline">
          ← {t('back')}
        </AppLink>
      }
    >
      {may('audit') ? (
        <AuditLog />
      ) : (
        <Card>
          <Empty title={t('notAllowed')} />
        </Card>
      )}
    </Page>
  );
}

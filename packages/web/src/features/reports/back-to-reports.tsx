/** The way back to /reports. */
import { AppLink } from '../../components/app-link.js';
import { useTexts } from '../../i18n/language.js';
import { reportsTexts } from '../../i18n/texts/reports.js';

export function BackToReports() {
  const t = useTexts(reportsTexts);
  return (
    <AppLink href="/reports" className="text-accent hover:underline">
      ← {t('back')}
    </AppLink>
  );
}

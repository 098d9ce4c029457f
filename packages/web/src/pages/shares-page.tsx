/** /shares: links to reports of the whole fund, for the team's administrators. */
import { useMay } from '../api/user.js';
import { AppLink } from '../components/app-link.js';
import { Page } from '../components/page.js';
import { Card } from '../components/ui/card.js';
import { Empty } from '../components/ui/states.js';
import { FundShares } from '../features/shares/fund-shares.js';
import { useTexts } from '../i18n/language.js';
import { fundSharesTexts } from '../i18n/texts/fund-shares.js';

export default function SharesPage() {
  const t = useTexts(fundSharesTexts);
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
      {may('settings') ? (
        <FundShares />
      ) : (
        <Card>
          <Empty title={t('notAllowed')} />
        </Card>
      )}
    </Page>
  );
}

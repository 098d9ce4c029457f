/** /shares: links to reports of the whole fund, for the team's administrators. */
import { useMay } from '../api/user.js';
import { SettingsSubpage } from '../components/settings-subpage.js';
import { FundShares } from '../features/shares/fund-shares.js';
import { useTexts } from '../i18n/language.js';
import { fundSharesTexts } from '../i18n/texts/fund-shares.js';

export default function SharesPage() {
  const t = useTexts(fundSharesTexts);
  const may = useMay();
  return (
    <SettingsSubpage
      title={t('title')}
      lead={t('lead')}
      back={t('back')}
      refused={may('settings') ? undefined : t('notAllowed')}
    >
      <FundShares />
    </SettingsSubpage>
  );
}

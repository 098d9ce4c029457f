/** What stands in place of every screen while the fund requires a second factor and the signed-in person has none. */
import { useQueryClient } from '@tanstack/react-query';
import { signOut } from '../../api/session.js';
import { Page } from '../../components/page.js';
import { Button } from '../../components/ui/button.js';
import { Panel } from '../../components/ui/card.js';
import { useTexts } from '../../i18n/language.js';
import { secondFactorTexts } from '../../i18n/texts/second-factor.js';
import { SignedOutFrame } from '../../shell/signed-out-frame.js';
import { SecondFactor } from '../../components/second-factor/second-factor.js';

export default function Enrolment() {
  const t = useTexts(secondFactorTexts);
  const queryClient = useQueryClient();
  return (
    <SignedOutFrame>
      <Page title={t('title')} narrow actions={<Button onClick={() => void signOut()}>{t('signOut')}</Button>}>
        <Panel title={t('title')}>
          <SecondFactor whose="own" onSet={() => void queryClient.invalidateQueries()} />
        </Panel>
      </Page>
    </SignedOutFrame>
  );
}

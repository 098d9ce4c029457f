/** The screen of something that could not be loaded: what went wrong, and the button to try again. */
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/language.js';
import { common } from '../i18n/texts/common.js';
import { Page } from './page.js';
import { Card } from './ui/card.js';
import { Failed } from './ui/states.js';

export function FailedPage({ back, ...failed }: { error: unknown; onRetry: () => void; back?: ReactNode }) {
  const t = useTexts(common);
  return (
    <Page title={t('failedTitle')} back={back}>
      <Card>
        <Failed {...failed} untitled />
      </Card>
    </Page>
  );
}

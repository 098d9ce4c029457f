/** /help, for everybody: where to turn to. */
import { LegalDocument, WithAddress } from '../features/legal/legal-document.js';
import { useTexts } from '../i18n/language.js';
import { help } from '../i18n/texts/help.js';
import { SignedOutFrame } from '../shell/signed-out-frame.js';

export default function HelpPage() {
  const t = useTexts(help);
  return (
    <SignedOutFrame>
      <LegalDocument
        title={t('title')}
        sections={[{ title: t('ask'), content: <WithAddress text={(email) => t('askText', { email })} /> }]}
      />
    </SignedOutFrame>
  );
}

/** /privacy, for everybody. */
import { PrivacyPolicy } from '../features/legal/privacy-policy.js';
import { SignedOutFrame } from '../shell/signed-out-frame.js';

export default function PrivacyPage() {
  return (
    <SignedOutFrame>
      <PrivacyPolicy />
    </SignedOutFrame>
  );
}

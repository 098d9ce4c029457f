/** /cookies, for everybody. */
import { CookiePolicy } from '../features/legal/cookie-policy.js';
import { SignedOutFrame } from '../shell/signed-out-frame.js';

export default function CookiesPage() {
  return (
    <SignedOutFrame>
      <CookiePolicy />
    </SignedOutFrame>
  );
}

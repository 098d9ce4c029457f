/** The page behind a link to a founder: questions to answer, without an account. */
import { useParams } from 'wouter';
import { FounderPage } from '../features/founder/founder-page.js';
import { SignedOutFrame } from '../shell/signed-out-frame.js';

export default function Founder() {
  const { token } = useParams<{ token: string }>();
  return (
    <SignedOutFrame guest>
      <FounderPage key={token} token={token} />
    </SignedOutFrame>
  );
}

/** / for whoever is signed out. */
import { Landing } from '../features/landing/landing.js';
import { SignedOutFrame } from '../shell/signed-out-frame.js';

export default function LandingPage() {
  return (
    <SignedOutFrame>
      <Landing />
    </SignedOutFrame>
  );
}

/** /share/{token}: a report for somebody without an account. */
import { useParams } from 'wouter';
import { SharedReport } from '../features/analysis/shared-report.js';
import { SignedOutFrame } from '../shell/signed-out-frame.js';

export default function SharedReportPage() {
  const { token } = useParams<{ token: string }>();
  return (
    <SignedOutFrame wide>
      <SharedReport key={token} token={token} />
    </SignedOutFrame>
  );
}

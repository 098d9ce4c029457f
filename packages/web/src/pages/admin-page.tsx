/** /admin: the administrator panel, behind its own password. */
import { AdminPanel } from '../features/admin/admin-panel.js';
import { useOverlaysLater } from '../components/ui/overlays.js';
import { SignedOutFrame } from '../shell/signed-out-frame.js';

export default function AdminPage() {
  useOverlaysLater();
  return (
    <SignedOutFrame>
      <AdminPanel />
    </SignedOutFrame>
  );
}

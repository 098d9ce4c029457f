/** /admin: the administrator panel, behind its own password. */
import { AdminPanel } from '../features/admin/admin-panel.js';
import { TooltipProvider } from '../components/ui/tooltip.js';
import { SignedOutFrame } from '../shell/signed-out-frame.js';

export default function AdminPage() {
  return (
    <SignedOutFrame>
      <TooltipProvider>
        <AdminPanel />
      </TooltipProvider>
    </SignedOutFrame>
  );
}

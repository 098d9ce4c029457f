/** Where toasts are drawn, once there may be one. */
import { useToast } from '../../lib/toast.js';
import { useOverlays } from './overlays.js';

export function Toaster() {
  const parts = useOverlays(useToast() !== undefined);
  return parts && <parts.Toasts />;
}

/** Dialogs and drawers, whose code is loaded apart from the page below them. */
import type { ComponentProps } from 'react';
import type * as Parts from './dialog-parts.js';
import { useOverlays } from './overlays.js';

export function Dialog(props: ComponentProps<typeof Parts.Dialog>) {
  const parts = useOverlays(props.open);
  return parts && <parts.Dialog {...props} />;
}

export function ConfirmDialog(props: ComponentProps<typeof Parts.ConfirmDialog>) {
  const parts = useOverlays(props.open);
  return parts && <parts.ConfirmDialog {...props} />;
}

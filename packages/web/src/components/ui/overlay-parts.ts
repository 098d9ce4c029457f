/** What `overlays.ts` loads: one file, since whoever opens one opens others. */
export { ConfirmDialog, Dialog } from './dialog-parts.js';
export { Menu, MenuChoices, MenuItem, MenuSeparator, Popover } from './menu-parts.js';
export { Toasts } from './toast-parts.js';

/** Keys that lead somewhere: to a screen, and through lists. */
import { useGoShortcuts } from './use-go-shortcuts.js';
import { useRowKeys } from './use-row-keys.js';

// Loaded once the frame stands.
export default function MoreKeys() {
  useGoShortcuts();
  useRowKeys();
  return null;
}

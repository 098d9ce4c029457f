/** Whether the keyboard is a Mac’s: Cmd is there what Ctrl is elsewhere. */
export function isMac(): boolean {
  return /Mac|iP(hone|ad)/.test(navigator.platform);
}

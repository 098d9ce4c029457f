/** The dialogs that are open, the last on top: they hold the page behind them still, and Esc closes the topmost. */
const open: (() => void)[] = [];

/** Notes a dialog by what closes it. Returns what is called once it is gone. */
export function noteDialog(close: () => void): () => void {
  if (open.length === 0) holdPage();
  open.push(close);
  return () => {
    open.splice(open.indexOf(close), 1);
    if (open.length === 0) releasePage();
  };
}

/** Closes the dialog on top; false where none is open. */
export function closeTopDialog(): boolean {
  const close = open.at(-1);
  close?.();
  return close !== undefined;
}

/** Nothing moves: the room of the scrollbar, where it takes any, stays free. */
function holdPage(): void {
  const page = document.documentElement;
  page.style.paddingRight = `${innerWidth - page.clientWidth}px`;
  page.style.overflow = 'hidden';
}

function releasePage(): void {
  document.documentElement.style.paddingRight = '';
  document.documentElement.style.overflow = '';
}

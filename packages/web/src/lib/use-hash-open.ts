/** Something that a link can open: `/portfolio#add` opens what is called `add`, also when the page is already there. */
import { useCallback, useState, useSyncExternalStore } from 'react';

/** wouter navigates with history.pushState, which tells of itself only by this event of its own. */
const EVENTS = ['hashchange', 'pushState', 'replaceState', 'popstate'] as const;

function onHashChange(listener: () => void): () => void {
  EVENTS.forEach((event) => window.addEventListener(event, listener));
  return () => EVENTS.forEach((event) => window.removeEventListener(event, listener));
}

export function useHash(): string {
  return useSyncExternalStore(onHashChange, () => location.hash.slice(1));
}

export function useHashOpen(name: string): [open: boolean, setOpen: (open: boolean) => void] {
  const hash = useHash();
  const [chosen, setChosen] = useState(false);
  const setOpen = useCallback(
    (open: boolean) => {
      setChosen(open);
      if (!open && location.hash === `#${name}`) history.replaceState(history.state, '', location.pathname);
    },
    [name],
  );
  return [chosen || hash === name, setOpen];
}

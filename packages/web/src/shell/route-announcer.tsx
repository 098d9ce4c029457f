/** After each step to another screen: its name is read aloud, the view starts at the top, the focus at the content. */
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';

/** Milliseconds in which a screen has named itself. */
const NAMED_AFTER = 150;

export function RouteAnnouncer() {
  const [path] = useLocation();
  const former = useRef(path);
  const [name, setName] = useState('');
  useEffect(() => {
    if (former.current === path) return;
    former.current = path;
    window.scrollTo(0, 0);
    const timer = setTimeout(() => {
      setName(document.title);
      // Whoever came by keyboard goes on from the content, unless the screen put the focus somewhere itself.
      if (document.activeElement === document.body || document.activeElement?.closest('a'))
        document.getElementById('main')?.focus({ preventScroll: true });
    }, NAMED_AFTER);
    return () => clearTimeout(timer);
  }, [path]);
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {name}
    </p>
  );
}

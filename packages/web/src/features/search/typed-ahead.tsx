/** Stands in for the search until its code is there: what is typed meanwhile is the beginning of the query. */
import { useEffect } from 'react';

interface TypedAheadProps {
  onTyped: (change: (typed: string) => string) => void;
  onClose: () => void;
}

export function TypedAhead({ onTyped, onClose }: TypedAheadProps) {
  useEffect(() => {
    const take = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') onClose();
      else if (event.key === 'Backspace') onTyped((typed) => typed.slice(0, -1));
      else if (event.key.length === 1) onTyped((typed) => typed + event.key);
      else return;
      // Single letters are shortcuts of the screen behind.
      event.stopPropagation();
      event.preventDefault();
    };
    window.addEventListener('keydown', take, { capture: true });
    return () => window.removeEventListener('keydown', take, { capture: true });
  }, [onTyped, onClose]);
  return null;
}

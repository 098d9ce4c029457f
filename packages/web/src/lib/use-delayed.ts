/** True once `ms` have passed since the part appeared: nothing spins for a wait that nobody notices. */
import { useEffect, useState } from 'react';

export function useDelayed(ms = 200): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return passed;
}

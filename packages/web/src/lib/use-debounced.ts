/** A value once it has stayed the same for a moment: nothing is asked for every letter that is typed. */
import { useEffect, useState } from 'react';

export function useDebounced<Value>(value: Value, ms = 120): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}

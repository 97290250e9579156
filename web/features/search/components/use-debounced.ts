import { useEffect, useState } from 'react';

/** The value once it has rested for so long. */
export function useDebounced(value: string, restMs: number): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return rested;
}

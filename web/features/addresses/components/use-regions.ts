import { useCallback, useEffect, useState } from 'react';
import { loadRegions, type Regions } from '#web/lib/words/region-data.ts';

/** The official regions, fetched when a form first needs them; the form works without them too. */
export function useRegions() {
  const [regions, setRegions] = useState<Regions | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(() => {
    setHasFailed(false);
    loadRegions().then(setRegions, () => setHasFailed(true));
  }, []);
  useEffect(load, [load]);

  return { regions, hasFailed, load };
}

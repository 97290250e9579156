import { useEffect, useState } from 'react';
import { followPage } from '../../follow-page.ts';
import { areSameRegions, type Region, regionsOnScreen } from './screen-regions.ts';

/** The regions of the page, as they come and go. */
export function useRegions(): readonly Region[] {
  const [regions, setRegions] = useState<readonly Region[]>([]);
  useEffect(
    () =>
      followPage(() => {
        const found = regionsOnScreen();
        setRegions((before) => (areSameRegions(before, found) ? before : found));
      }),
    [],
  );
  return regions;
}

import { lazy, Suspense } from 'react';
import { LinesSkeleton } from '#web/components/states/skeletons.tsx';
import type { PlateProps } from './plate.tsx';

// Code and poster are drawn by what no other part of a list needs.
const Plate = lazy(async () => ({ default: (await import('./plate.tsx')).Plate }));

/** A link on its way to readers: as a code, as a text, as a poster, and as a chat shows it. */
export function SharePlate(props: PlateProps) {
  return (
    <Suspense fallback={<LinesSkeleton count={5} />}>
      <Plate {...props} />
    </Suspense>
  );
}

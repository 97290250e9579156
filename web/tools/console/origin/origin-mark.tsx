import { lazy, Suspense } from 'react';
import { useOrigin } from './origin-store.ts';

const OriginOverlay = lazy(async () => ({ default: (await import('./origin-overlay.tsx')).OriginOverlay }));

/** The marks on the page (来源标注), loaded once somebody wants them. */
export function OriginMark() {
  const { isMarked } = useOrigin();
  return isMarked ? (
    <Suspense>
      <OriginOverlay />
    </Suspense>
  ) : null;
}

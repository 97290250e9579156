import type { Tune } from '#contracts/rules/pages/document.ts';
import { tuneMatrix } from '#contracts/rules/pages/tune.ts';

/** The filter of a tuned picture. */
export function Tuned({ id, tune }: { id: string; tune: Tune }) {
  const rows = tuneMatrix(tune).map(([r, g, b, more]) => [r, g, b, 0, more].join(' '));
  return (
    <svg className="page-filter" aria-hidden="true">
      <filter id={id} colorInterpolationFilters="sRGB">
        <feColorMatrix values={[...rows, '0 0 0 1 0'].join(' ')} />
      </filter>
    </svg>
  );
}

import { useId } from 'react';
import type { ImageElement, Tune } from '#contracts/rules/pages/document.ts';
import { percent, picturePlace } from '#contracts/rules/pages/picture-place.ts';
import { sourceAddress } from '#contracts/rules/pages/source-address.ts';
import { tuneMatrix } from '#contracts/rules/pages/tune.ts';
import { boxStyle, turnedStyle } from './box-style.ts';
import { px } from './scale.ts';

/** A picture whose crop fills its box: the whole of it lies where it must, and what is outside the crop is cut off. */
export function Picture({ element, isSmall }: { element: ImageElement; isSmall: boolean }) {
  const { source, alt, tune, turn, radius = 0 } = element;
  const filter = useId();
  const { whole, cut, middle } = picturePlace(element);
  const isCut = radius > 0 || cut.some((share) => share > 0);
  const corners = radius > 0 ? ` round ${px(radius)}` : '';
  return (
    <>
      {tune && <Tuned id={filter} tune={tune} />}
      <img
        className="page-image"
        src={sourceAddress(source, isSmall)}
        alt={alt}
        draggable={false}
        decoding="async"
        style={{
          ...boxStyle(whole),
          ...turnedStyle(element),
          ...(turn ? { transformOrigin: middle.map(percent).join(' ') } : {}),
          ...(isCut ? { clipPath: `inset(${cut.map(percent).join(' ')}${corners})` } : {}),
          ...(tune ? { filter: `url("#${filter}")` } : {}),
        }}
      />
    </>
  );
}

function Tuned({ id, tune }: { id: string; tune: Tune }) {
  const rows = tuneMatrix(tune).map(([r, g, b, more]) => [r, g, b, 0, more].join(' '));
  return (
    <svg className="page-filter" aria-hidden="true">
      <filter id={id} colorInterpolationFilters="sRGB">
        <feColorMatrix values={[...rows, '0 0 0 1 0'].join(' ')} />
      </filter>
    </svg>
  );
}

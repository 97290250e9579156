import { Suspense, useId } from 'react';
import type { ImageElement } from '#contracts/rules/pages/document.ts';
import { percent, picturePlace } from '#contracts/rules/pages/picture-place.ts';
import { sourceAddress } from '#contracts/rules/pages/source-address.ts';
import { boxStyle, turnedStyle } from './box-style.ts';
import { rarely } from './rarely.ts';
import { px } from './scale.ts';

const Tuned = rarely('Tuned');

/** A picture whose crop fills its box: the whole of it lies where it must, and what is outside the crop is cut off. */
export function Picture({ element, isSmall }: { element: ImageElement; isSmall: boolean }) {
  const { source, alt, tune, turn, radius = 0 } = element;
  const filter = useId();
  const { whole, cut, middle } = picturePlace(element);
  const isCut = radius > 0 || cut.some((share) => share > 0);
  const corners = radius > 0 ? ` round ${px(radius)}` : '';
  return (
    <>
      <Suspense fallback={null}>{tune && <Tuned id={filter} tune={tune} />}</Suspense>
      <img
        className="page-image"
        data-id={element.id}
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

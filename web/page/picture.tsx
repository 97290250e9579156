import type { ImageElement } from '#contracts/rules/pages/document.ts';
import { sourceAddress } from '#contracts/rules/pages/source-address.ts';
import { boxStyle } from './box-style.ts';

const percent = (share: number) => `${Number((share * 100).toFixed(3))}%`;

/** A picture whose crop fills its box: the whole of it lies where it must, and what is outside the crop is cut off. */
export function Picture({ element, isSmall }: { element: ImageElement; isSmall: boolean }) {
  const { crop, source, alt } = element;
  const w = element.w / (crop.w || 1);
  const h = element.h / (crop.h || 1);
  const whole = { x: element.x - crop.x * w, y: element.y - crop.y * h, w, h };
  const isCropped = crop.x > 0 || crop.y > 0 || crop.w < 1 || crop.h < 1;
  const right = Math.max(0, 1 - crop.x - crop.w);
  const bottom = Math.max(0, 1 - crop.y - crop.h);
  const cut = `inset(${[crop.y, right, bottom, crop.x].map(percent).join(' ')})`;
  return (
    <img
      className="page-image"
      src={sourceAddress(source, isSmall)}
      alt={alt}
      draggable={false}
      decoding="async"
      style={{ ...boxStyle(whole), ...(isCropped ? { clipPath: cut } : {}) }}
    />
  );
}

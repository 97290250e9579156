import type { CSSProperties } from 'react';
import type { ShapeElement } from '#contracts/rules/pages/document.ts';
import { placedStyle } from './box-style.ts';
import { PX_PER_MM, px } from './scale.ts';

/** A line, a polygon, or any shape whose stroke is dashed. */
export function Drawing({ element }: { element: ShapeElement }) {
  const { form, fill, stroke, strokeWidth, dash } = element;
  return (
    <svg
      className="page-element"
      data-id={element.id}
      style={{
        ...placedStyle(element),
        ...(form === 'line' ? roomOfLine(element) : {}),
        overflow: 'visible',
      }}
      aria-hidden="true"
      fill={form === 'line' ? 'none' : (fill ?? 'none')}
      stroke={stroke ?? 'none'}
      strokeWidth={px(strokeWidth)}
      strokeDasharray={dash?.map(px).join(' ')}
    >
      <Outline element={element} />
    </svg>
  );
}

/** Browsers draw nothing in a box without a height, such as that of a level line; it is turned about its own middle. */
function roomOfLine({ w, h }: ShapeElement): CSSProperties {
  const room = (length: number) => Math.max(length * PX_PER_MM, 1);
  return { width: room(w), height: room(h), transformOrigin: `${px(w / 2)} ${px(h / 2)}` };
}

function Outline({ element: { form, points = [], w, h, strokeWidth, radius } }: { element: ShapeElement }) {
  const half = strokeWidth / 2;
  const [width, height] = [Math.max(w - strokeWidth, 0), Math.max(h - strokeWidth, 0)];
  switch (form) {
    case 'line':
      return <line x1="0" y1="0" x2={w * PX_PER_MM} y2={h * PX_PER_MM} />;
    case 'polygon':
      return (
        <polygon points={points.map((share, at) => share * (at % 2 === 0 ? w : h) * PX_PER_MM).join(' ')} />
      );
    case 'ellipse':
      return <ellipse cx="50%" cy="50%" rx={px(width / 2)} ry={px(height / 2)} />;
    case 'rect':
      return (
        <rect
          {...{ x: px(half), y: px(half), width: px(width), height: px(height) }}
          rx={px(Math.max(radius - half, 0))}
        />
      );
  }
}

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
      style={{ ...placedStyle(element), overflow: 'visible' }}
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

function Outline({ element: { form, points = [], w, h, strokeWidth, radius } }: { element: ShapeElement }) {
  const half = strokeWidth / 2;
  const [width, height] = [Math.max(w - strokeWidth, 0), Math.max(h - strokeWidth, 0)];
  switch (form) {
    case 'line':
      return <line x1="0" y1="0" x2="100%" y2="100%" />;
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

import { Suspense } from 'react';
import type { ShapeElement } from '#contracts/rules/pages/document.ts';
import { placedStyle } from './box-style.ts';
import { rarely } from './rarely.ts';
import { px } from './scale.ts';

const Drawing = rarely('Drawing');

/**
 * A rectangle, an ellipse, a line from the upper left to the lower right corner, or a polygon. Strokes lie inside the box,
 * but those of lines and polygons on the line.
 */
export function Shape({ element }: { element: ShapeElement }) {
  const { form, fill, stroke, strokeWidth, radius, dash } = element;
  const hasStroke = stroke !== null && strokeWidth > 0;
  if (form === 'line' && !hasStroke) return null;
  if (form === 'line' || form === 'polygon' || (dash && hasStroke)) {
    return (
      <Suspense fallback={null}>
        <Drawing element={element} />
      </Suspense>
    );
  }
  return (
    <div
      className="page-element"
      data-id={element.id}
      style={{
        ...placedStyle(element),
        background: fill ?? 'none',
        border: hasStroke ? `${px(strokeWidth)} solid ${stroke}` : 'none',
        borderRadius: form === 'ellipse' ? '50%' : px(radius),
      }}
    />
  );
}

import type { ShapeElement } from '#contracts/rules/pages/document.ts';
import { boxStyle } from './box-style.ts';
import { px } from './scale.ts';

/** A rectangle, an ellipse, or a line from the upper left to the lower right corner. Strokes lie inside the box. */
export function Shape({ element }: { element: ShapeElement }) {
  const { form, fill, stroke, strokeWidth, radius } = element;
  if (form === 'line') return <Line element={element} />;
  return (
    <div
      className="page-element"
      style={{
        ...boxStyle(element),
        background: fill ?? 'none',
        border: stroke === null || strokeWidth === 0 ? 'none' : `${px(strokeWidth)} solid ${stroke}`,
        borderRadius: form === 'ellipse' ? '50%' : px(radius),
      }}
    />
  );
}

function Line({ element }: { element: ShapeElement }) {
  const { stroke, strokeWidth } = element;
  if (stroke === null || strokeWidth === 0) return null;
  return (
    <svg className="page-element" style={{ ...boxStyle(element), overflow: 'visible' }} aria-hidden="true">
      <line x1="0" y1="0" x2="100%" y2="100%" stroke={stroke} strokeWidth={px(strokeWidth)} />
    </svg>
  );
}

import { encodeQR } from 'qr';
import { useMemo } from 'react';
import { codePath } from '#contracts/rules/cards/code-runs.ts';
import type { CodeElement } from '#contracts/rules/pages/document.ts';
import { placedStyle } from './box-style.ts';

/** A code that fills its box (二维码); the light around it is the page's. */
export function Code({ element }: { element: CodeElement }) {
  const { text, ink } = element;
  // The least light that the library draws is one field.
  const lit = useMemo(() => encodeQR(text, 'raw', { ecc: 'medium', border: 1 }), [text]);
  const side = lit.length - 2;
  return (
    <svg
      className="page-element"
      data-id={element.id}
      style={placedStyle(element)}
      viewBox={`1 1 ${side} ${side}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={`二维码：${text}`}
    >
      <path d={codePath(lit, 0)} fill={ink} />
    </svg>
  );
}

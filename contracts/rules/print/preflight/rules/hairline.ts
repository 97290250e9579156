import type { PageRule } from '../finding.ts';
import { boxOf, withElement } from '../places.ts';
import { MM_PER_PT } from './text-size.ts';

const THINNEST_PT = 0.25;
export const THINNEST_MM = THINNEST_PT * MM_PER_PT;

/** A line that is thinner than the press can hold (细线). */
export const hairline: PageRule = {
  id: 'hairline',
  check({ elements }) {
    return elements.flatMap((element) => {
      if (element.kind !== 'shape') return [];
      const { stroke, strokeWidth, form, fill, w, h } = element;
      const isThinStroke = stroke !== null && strokeWidth > 0 && strokeWidth < THINNEST_MM;
      const thin = Math.min(w, h);
      const isThinBar = form === 'rect' && fill !== null && thin > 0 && thin < THINNEST_MM;
      if (!isThinStroke && !isThinBar) return [];
      return {
        level: 'warning',
        text: `线条细于 ${THINNEST_PT} 磅，印刷可能断线`,
        why: '太细的线在纸上会时有时无。',
        element,
        place: boxOf(element),
        mend: `加粗到 ${THINNEST_PT} 磅`,
      };
    });
  },
  mend: (document, finding) =>
    withElement(document, finding, (element) => {
      if (element.kind !== 'shape') return element;
      const { strokeWidth, w, h, form, fill } = element;
      const bar = (length: number) =>
        form === 'rect' && fill !== null && length > 0 ? Math.max(length, THINNEST_MM) : length;
      const stroke = strokeWidth > 0 ? Math.max(strokeWidth, THINNEST_MM) : strokeWidth;
      return { ...element, w: bar(w), h: bar(h), strokeWidth: stroke };
    }),
};

import type { PageElement } from '../../../pages/document.ts';
import { BLEED_MM, type BoundPage, boundEdge } from '../../page-boxes.ts';
import type { PageRule } from '../finding.ts';
import { boxOf, shareBox, TOLERANCE_MM, withElement } from '../places.ts';

/** An edge nearer than this was meant to reach the trim edge. */
const NEAR_MM = 1;

interface Short {
  readonly left: boolean;
  readonly top: boolean;
  readonly right: boolean;
  readonly bottom: boolean;
}

/** The sides on which an element ends at the trim edge instead of in the bleed; the bound edge is not trimmed. */
function shortSides({ x, y, w, h }: PageElement, page: BoundPage): Short {
  const edge = boundEdge(page);
  const ends = (over: number) => over > -NEAR_MM && over < BLEED_MM - TOLERANCE_MM;
  return {
    left: edge !== 'left' && ends(-x),
    top: ends(-y),
    right: edge !== 'right' && ends(x + w - page.widthMm),
    bottom: ends(y + h - page.heightMm),
  };
}

/** Pictures and filled areas without a turn; text and lines do not need it. */
function canBleed(element: PageElement): boolean {
  const { kind, turn = 0 } = element;
  if (turn !== 0 || element.w <= 0 || element.h <= 0) return false;
  return kind === 'image' || (kind === 'shape' && element.form === 'rect' && element.fill !== null);
}

/** The element drawn out into the bleed where it ends at the trim edge; what it shows keeps its proportions. */
export function bledOut<E extends PageElement>(element: E, page: BoundPage): E {
  if (!canBleed(element)) return element;
  const short = shortSides(element, page);
  if (!Object.values(short).some(Boolean)) return element;
  const { x, y, w, h } = element;
  const left = short.left ? -BLEED_MM : x;
  const top = short.top ? -BLEED_MM : y;
  const right = short.right ? page.widthMm + BLEED_MM : x + w;
  const bottom = short.bottom ? page.heightMm + BLEED_MM : y + h;
  const box = { x: left, y: top, w: right - left, h: bottom - top };
  if (element.kind !== 'image') return { ...element, ...box };
  const { crop } = element;
  // The crop has the proportions of the old box in the new one, so that nothing is stretched.
  const scale = Math.max(box.w / w, box.h / h);
  const [cropW, cropH] = [(crop.w * box.w) / (w * scale), (crop.h * box.h) / (h * scale)];
  const [cropX, cropY] = [crop.x + (crop.w - cropW) / 2, crop.y + (crop.h - cropH) / 2];
  return { ...element, ...box, crop: shareBox({ x: cropX, y: cropY, w: cropW, h: cropH }) };
}

/** What should reach over the trim edge and ends there (缺出血). */
export const pictureBleed: PageRule = {
  id: 'picture-bleed',
  check(sheet, { source }) {
    if (source?.state === 'printed') return [];
    return sheet.elements.flatMap((element) => {
      if (!canBleed(element) || !Object.values(shortSides(element, sheet)).some(Boolean)) return [];
      return {
        level: 'warning',
        text: `${element.kind === 'image' ? '图片' : '色块'}到页边为止，没有 ${BLEED_MM} 毫米出血`,
        why: '裁切会有一毫米上下的偏差，没有出血的地方可能露出白边。',
        element,
        place: boxOf(element),
        mend: '延伸到出血边',
      };
    });
  },
  mend: (document, finding) =>
    withElement(document, finding, (element, no) =>
      bledOut(element, { ...document, no, pageNum: document.pages.length }),
    ),
};

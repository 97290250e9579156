import type {
  Box,
  ImageElement,
  LinkElement,
  New,
  ShapeElement,
  TextElement,
  TextStyle,
} from '#contracts/rules/pages/document.ts';
import { idAt } from '#contracts/rules/pages/ids.ts';

/** A hundredth of a millimetre is finer than any press. */
function rounded({ x, y, w, h }: Box): Box {
  const [rx, ry, rw, rh] = [x, y, w, h].map((value) => Math.round(value * 100) / 100);
  return { x: rx ?? 0, y: ry ?? 0, w: rw ?? 0, h: rh ?? 0 };
}

export function textIn(
  box: Box,
  text: string,
  style: TextStyle,
  part: TextElement['part'] = 'prose',
): New<TextElement> {
  return { kind: 'text', ...rounded(box), text, style, part };
}

/** Width over height of the pictures there are: odd ones lie, even ones stand. */
const LYING = 3 / 2;
const STANDING = 3 / 4;
/** Pictures of each direction. */
const KINDS = 12;

/** The picture of a work that suits a box best; `turn` goes through them. */
export function plateIn(box: Box, artId: string, turn: number, alt: string): New<ImageElement> {
  const wanted = box.w / box.h;
  const stands = wanted < Math.sqrt(LYING * STANDING);
  const n = 2 * (((turn % KINDS) + KINDS) % KINDS) + (stands ? 2 : 1);
  return pictureIn(box, `art:${artId}/${n}`, stands ? STANDING : LYING, alt);
}

/** A picture that fills the box, cut alike on both sides where their proportions differ. */
export function pictureIn(box: Box, source: string, ratio: number, alt: string): New<ImageElement> {
  const share = box.w / box.h / ratio;
  const w = Math.min(1, share);
  const h = Math.min(1, 1 / share);
  return { kind: 'image', ...rounded(box), source, crop: { x: (1 - w) / 2, y: (1 - h) / 2, w, h }, alt };
}

export function block(box: Box, fill: string, radius = 0): New<ShapeElement> {
  return {
    kind: 'shape',
    ...rounded(box),
    form: 'rect',
    fill,
    stroke: null,
    strokeWidth: 0,
    radius,
  };
}

export function disc(cx: number, cy: number, r: number, fill: string): New<ShapeElement> {
  return { ...block({ x: cx - r, y: cy - r, w: 2 * r, h: 2 * r }, fill), form: 'ellipse' };
}

export function frame(box: Box, stroke: string, strokeWidth: number, radius = 0): New<ShapeElement> {
  return { ...block(box, stroke, radius), fill: null, stroke, strokeWidth };
}

/** A hairline as a very low rectangle, which is drawn alike everywhere. */
export function rule(x: number, y: number, w: number, color: string, thickness = 0.2): New<ShapeElement> {
  return block({ x, y, w, h: thickness }, color);
}

export function upright(x: number, y: number, h: number, color: string, thickness = 0.2): New<ShapeElement> {
  return block({ x, y, w: thickness, h }, color);
}

export function linkTo(box: Box, page: number, label: string): New<LinkElement> {
  return { kind: 'link', ...rounded(box), target: { to: 'page', page: idAt(page) }, label };
}

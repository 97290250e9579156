import type { Box, ShapeElement } from '#contracts/rules/pages/document.ts';

/** The outline of a shape as an SVG path, in millimetres from its box's corner; along the middle of an inner stroke. */
export function shapePath({ form, w, h, strokeWidth, radius, points = [] }: ShapeElement): string {
  const half = form === 'line' || form === 'polygon' ? 0 : strokeWidth / 2;
  const box = { x: half, y: half, w: Math.max(w - 2 * half, 0), h: Math.max(h - 2 * half, 0) };
  switch (form) {
    case 'line':
      return `M0 0L${w} ${h}`;
    case 'polygon':
      return polygonPath(points, w, h);
    case 'ellipse':
      return ellipsePath(box);
    case 'rect':
      return rectPath(box, Math.max(radius - half, 0));
  }
}

function polygonPath(points: readonly number[], w: number, h: number): string {
  const corners: string[] = [];
  for (let at = 0; at + 1 < points.length; at += 2) {
    corners.push(`${(points[at] ?? 0) * w} ${(points[at + 1] ?? 0) * h}`);
  }
  return corners.length === 0 ? '' : `M${corners.join('L')}Z`;
}

function ellipsePath({ x, y, w, h }: Box): string {
  const [a, b] = [w / 2, h / 2];
  return `M${x + w} ${y + b}A${a} ${b} 0 0 1 ${x} ${y + b}A${a} ${b} 0 0 1 ${x + w} ${y + b}Z`;
}

export function rectPath({ x, y, w, h }: Box, radius: number): string {
  const r = Math.min(radius, w / 2, h / 2);
  if (r <= 0) return `M${x} ${y}h${w}v${h}h${-w}Z`;
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${w - 2 * r}${corner(r, r)}v${h - 2 * r}${corner(-r, r)}h${2 * r - w}${corner(-r, -r)}v${2 * r - h}${corner(r, -r)}Z`;
}

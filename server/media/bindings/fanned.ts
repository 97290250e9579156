import { INK, mix, PAPER } from '#db/works/palette.ts';
import { type Point, path, poly } from '../svg.ts';
import { BOARD, FAINT, hills, plate, SHADE, WHITE } from './iso.ts';

const REACH = 88;
const TALL = 98;
const SKY = mix(PAPER, INK, 0.1);

/** A standing leaf that radiates from the spine; 90 degrees points at the eye. */
function leaf(degrees: number, thick: number, fills: readonly [string, string], picture = false): string {
  const angle = (degrees * Math.PI) / 180;
  const [along, ahead] = [Math.cos(angle), Math.sin(angle)];
  const turn = degrees > 90 ? 1 : -1;
  const [nx, ny] = [turn * ahead * thick, -turn * along * thick];
  const spot = (x: number, y: number, up: number): Point => [x, y * 0.46 - up];
  const [x, y] = [along * REACH, ahead * REACH];
  const side = [spot(nx, ny, 0), spot(x + nx, y + ny, 0), spot(x + nx, y + ny, TALL), spot(nx, ny, TALL)];
  const edge = [spot(x, y, 0), spot(x + nx, y + ny, 0), spot(x + nx, y + ny, TALL), spot(x, y, TALL)];
  const top = [spot(0, 0, TALL), spot(x, y, TALL), spot(x + nx, y + ny, TALL), spot(nx, ny, TALL)];
  const seam = [
    spot(nx / 2, ny / 2, TALL),
    spot(x + nx / 2, y + ny / 2, TALL),
    spot(x + nx / 2, y + ny / 2, 0),
  ];
  const on = (t: number, up: number): Point => spot(x * t + nx, y * t + ny, up);
  const frame = [on(0.3, 26), on(0.86, 26), on(0.86, 76), on(0.3, 76)];
  const ridge = degrees > 90 ? [62, 50, 38] : [62, 46, 52];
  const crest = [on(0.3, ridge[0] ?? 0), on(0.58, ridge[1] ?? 0), on(0.86, ridge[2] ?? 0)];
  return (
    path(poly(side, true), { fill: fills[0] }) +
    (picture
      ? path(poly(frame, true), { fill: SKY, stroke: 'none' }) +
        hills(crest, [on(0.86, 26), on(0.3, 26)], INK)
      : '') +
    path(poly(edge, true), { fill: fills[1] }) +
    path(poly(top, true), { fill: WHITE }) +
    (thick > 3 ? path(poly(seam), FAINT) : '')
  );
}

/** 对裱平装: a few thick leaves, each of two sheets, fanned out in a soft cover. */
function mountedSoft(): string {
  const page = [PAPER, SHADE] as const;
  const turned = [SHADE, PAPER] as const;
  return plate(
    [122, 124],
    path('M-92 4L-40 50L30 54L104 8Z', { fill: INK, stroke: 'none', opacity: 0.1 }),
    leaf(184, 2, [BOARD.side, BOARD.side]),
    leaf(4, 2, [BOARD.top, BOARD.top]),
    leaf(154, 8, turned),
    leaf(30, 8, page),
    leaf(122, 8, turned, true),
    leaf(64, 8, page, true),
  );
}

export const FANNED = { 'duibiao-ping': mountedSoft() };

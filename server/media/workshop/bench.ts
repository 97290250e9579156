import { BRASS, INK, mix, PAPER, SEAL_RED } from '#db/works/palette.ts';
import {
  at,
  between,
  CLOTH,
  face,
  facingLeft,
  facingRight,
  facingUp,
  hills,
  shadow,
  strokes,
} from '../bindings/iso.ts';
import { path, poly } from '../svg.ts';
import { box, flat, IRON, PAPERS, roller, STEEL, scene, shape, stack, upright, WOOD } from './solids.ts';

const BARE = { stroke: 'none' };

/** 装订: a block of sections under the standing press, its spine sewn. */
function binding(): string {
  const threads = between(14, 92, 4);
  return scene(
    [40, 118],
    shadow([
      [0, 0, 0],
      [112, 0, 0],
      [128, 76, 0],
      [40, 82, 0],
    ]),
    box([0, 110], [0, 70], [0, 10], WOOD),
    box([44, 64], [62, 70], [10, 80], IRON),
    stack([12, 96], [6, 60], [10, 30], 5),
    ...threads.map((u) =>
      strokes(
        [
          [
            [u, 6, 11],
            [u, 6, 29],
          ],
        ],
        { stroke: SEAL_RED, 'stroke-width': 2 },
      ),
    ),
    box([6, 102], [2, 64], [30, 38], WOOD),
    shape(flat([54, 33, 38], 9), STEEL.left),
    path(poly([at([54, 33, 38]), at([54, 33, 78])]), { 'stroke-width': 7 }),
    path(poly([at([54, 33, 40]), at([54, 33, 76])]), { stroke: mix(INK, PAPER, 0.6), 'stroke-width': 3.5 }),
    box([44, 64], [0, 70], [70, 80], IRON),
    shape(flat([54, 33, 90], 20), 'none', { stroke: INK, 'stroke-width': 6 }),
    shape(flat([54, 33, 90], 20), 'none', { stroke: BRASS, 'stroke-width': 3 }),
    path(poly([at([54, 13, 90]), at([54, 53, 90])]) + poly([at([34, 33, 90]), at([74, 33, 90])]), {
      stroke: BRASS,
      'stroke-width': 2.6,
    }),
    box([44, 64], [0, 8], [10, 80], { ...IRON, right: mix(INK, PAPER, 0.2) }),
  );
}

/** 质检: an open book under the loupe, beside the strip of colours. */
function inspecting(): string {
  const patches = [INK, mix(INK, PAPER, 0.45), BRASS, mix(SEAL_RED, PAPER, 0.2), mix(PAPER, INK, 0.2)];
  const lines = between(18, 58, 5);
  return scene(
    [26, 100],
    shadow([
      [0, 0, 0],
      [136, 0, 0],
      [146, 84, 0],
      [16, 88, 0],
    ]),
    box([0, 134], [0, 82], [0, 4], { top: CLOTH.top, left: CLOTH.side, right: CLOTH.end }),
    stack([4, 66], [4, 78], [4, 14], 3),
    stack([68, 130], [4, 78], [4, 14], 3),
    path(poly([at([67, 4, 12]), at([67, 78, 12])]), { 'stroke-width': 2.4 }),
    hills(
      [at([42, 10, 14]), at([26, 26, 14]), at([34, 44, 14]), at([18, 72, 14])],
      [at([60, 72, 14]), at([60, 10, 14])],
      mix(INK, PAPER, 0.5),
    ),
    hills([at([52, 10, 14]), at([42, 34, 14]), at([48, 72, 14])], [at([60, 72, 14]), at([60, 10, 14])], INK),
    strokes(
      lines.map((v) => [
        [78, v, 14],
        [v % 2 > 1 ? 112 : 120, v, 14],
      ]),
      { 'stroke-width': 1, opacity: 0.35 },
    ),
    ...patches.map((fill, i) => facingUp([76 + i * 10, 85 + i * 10], [66, 74], 14, fill, BARE)),
    path(poly([at([104, 22, 34]), at([140, -6, 34])]), { 'stroke-width': 8 }),
    path(poly([at([106, 20, 34]), at([139, -5, 34])]), { stroke: BRASS, 'stroke-width': 4.6 }),
    shape(flat([90, 36, 34], 21), '#FFFFFF', { 'fill-opacity': 0.72, 'stroke-width': 5 }),
    path(poly([at([80, 30, 34]), at([80, 44, 34])]), { stroke: '#FFFFFF', 'stroke-width': 2.4 }),
    strokes(
      [30, 38].map((v) => [
        [86, v, 34],
        [101, v, 34],
      ]),
      { 'stroke-width': 2.4, opacity: 0.55 },
    ),
  );
}

/** 打包: books in an open carton, wrapped and ready to go. */
function packing(): string {
  const inside = { top: '#CDB48A', left: '#B89C70', right: '#C2A87C' };
  return scene(
    [44, 114],
    shadow([
      [0, 0, 0],
      [96, 0, 0],
      [116, 78, 0],
      [36, 84, 0],
    ]),
    facingRight([0, 76], [0, 44], 0, inside.right),
    facingLeft([0, 96], [0, 44], 76, inside.left),
    face(
      [
        [0, 0, 44],
        [0, 76, 44],
        [-20, 76, 54],
        [-20, 0, 54],
      ],
      WOOD.top,
    ),
    face(
      [
        [0, 76, 44],
        [96, 76, 44],
        [96, 94, 56],
        [0, 94, 56],
      ],
      WOOD.right,
    ),
    box([6, 46], [8, 68], [8, 42], { top: CLOTH.top, left: CLOTH.side, right: CLOTH.end }),
    facingUp([16, 34], [26, 50], 42, PAPER, { 'stroke-width': 1.2 }),
    box([50, 90], [8, 68], [8, 36], PAPERS),
    facingUp([50, 90], [32, 40], 36, BRASS, BARE),
    facingLeft([0, 96], [0, 44], 0, WOOD.left),
    facingRight([0, 76], [0, 44], 96, WOOD.right),
    face(
      [
        [0, 0, 44],
        [96, 0, 44],
        [96, -18, 34],
        [0, -18, 34],
      ],
      WOOD.top,
    ),
    face(
      [
        [96, 0, 44],
        [96, 76, 44],
        [114, 76, 34],
        [114, 0, 34],
      ],
      WOOD.top,
    ),
    facingLeft([34, 70], [8, 25], 0, PAPER, { 'stroke-width': 1.2 }),
    strokes(
      [12, 17, 21].map((z) => [
        [38, 0, z],
        [z === 12 ? 54 : 66, 0, z],
      ]),
      { 'stroke-width': 1, opacity: 0.5 },
    ),
    roller([132, 20, 12], 10, 12, BRASS, mix(BRASS, PAPER, 0.35)),
    shape(upright([132, 20, 12], 5), PAPER),
  );
}

export const BENCH = { binding: binding(), inspecting: inspecting(), packing: packing() };

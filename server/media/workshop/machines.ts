import { BRASS, INK, mix, PAPER, SEAL_RED } from '#db/works/palette.ts';
import { at, face, facingLeft, facingRight, facingUp, hills, shadow, strokes } from '../bindings/iso.ts';
import { path } from '../svg.ts';
import { box, IRON, PAPERS, roller, STEEL, scene, stack, WOOD } from './solids.ts';

const PALE_RED = mix(SEAL_RED, PAPER, 0.25);
const BARE = { stroke: 'none' };

/** A printed page that lies: two hills under a sun. */
function print(u: number, v: number, up: number): string {
  const [x, y] = at([u + 15, v + 34, up]);
  return (
    hills(
      [at([u + 6, v + 4, up]), at([u + 16, v + 12, up]), at([u + 14, v + 22, up]), at([u + 22, v + 36, up])],
      [at([u + 30, v + 36, up]), at([u + 30, v + 4, up])],
      mix(INK, PAPER, 0.45),
    ) + path(`M${x - 4} ${y}a4 2.400 0 1 0 8 0a4 2.400 0 1 0 -8 0`, { fill: BRASS, ...BARE })
  );
}

/** 印刷: a press of four colours lays its sheets on the pile. */
function printing(): string {
  const units = [0, 1, 2, 3];
  const inks = [mix(INK, PAPER, 0.15), PALE_RED, BRASS, mix(INK, '#000000', 0.35)];
  return scene(
    [28, 88],
    shadow([
      [0, 0, 0],
      [164, 0, 0],
      [164, 56, 0],
      [60, 62, 0],
    ]),
    box([0, 104], [0, 50], [0, 34], STEEL),
    ...units.map((i) => {
      const u = 4 + i * 25;
      return (
        box([u, u + 20], [4, 46], [34, 58], IRON) +
        facingLeft([u + 3, u + 17], [39, 53], 4, inks[i] ?? INK, { stroke: PAPER, 'stroke-width': 1 })
      );
    }),
    facingLeft([8, 96], [8, 22], 0, mix(PAPER, INK, 0.14), { 'stroke-width': 1, opacity: 0.8 }),
    box([118, 162], [2, 48], [0, 6], WOOD),
    stack([121, 159], [5, 45], [6, 24]),
    print(123, 6, 24),
    path(curve(), { fill: PAPERS.top }),
  );
}

/** The sheet on its way from the last unit to the pile. */
function curve(): string {
  const [a, b, c, d] = [at([104, 6, 30]), at([124, 6, 38]), at([124, 44, 38]), at([104, 44, 30])];
  return `M${point(a)}Q${point(at([116, 6, 40]))} ${point(b)}L${point(c)}Q${point(at([116, 44, 40]))} ${point(d)}Z`;
}

function point([x, y]: readonly [number, number]): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}

/** 覆膜: sheets run under a roll of film and come out with a sheen. */
function laminating(): string {
  const film = mix(PAPER, INK, 0.1);
  return scene(
    [34, 92],
    shadow([
      [0, 0, 0],
      [150, 0, 0],
      [156, 60, 0],
      [40, 64, 0],
    ]),
    box([0, 150], [0, 54], [0, 16], STEEL),
    facingUp([6, 144], [8, 46], 16, PAPERS.top),
    print(12, 9, 16),
    facingUp([84, 144], [8, 46], 16, mix(PAPER, INK, 0.06)),
    print(100, 9, 16),
    strokes(
      [
        [
          [92, 12, 16],
          [92, 42, 16],
        ],
        [
          [137, 12, 16],
          [140, 42, 16],
        ],
      ],
      { stroke: '#FFFFFF', 'stroke-width': 3 },
    ),
    box([60, 86], [52, 58], [0, 70], IRON),
    face(
      [
        [66, 6, 54],
        [66, 50, 54],
        [82, 50, 20],
        [82, 6, 20],
      ],
      film,
      { opacity: 0.7 },
    ),
    roller([76, 4, 22], 48, 8, STEEL.left, STEEL.top),
    roller([72, 4, 58], 48, 17, '#FFFFFF', mix(PAPER, INK, 0.08)),
    roller([72, 0, 58], 6, 6, BRASS, mix(BRASS, PAPER, 0.3)),
    box([66, 82], [-6, 0], [0, 66], { ...IRON, left: mix(INK, PAPER, 0.08) }),
  );
}

/** 裁切: the blade comes down on a pile, and the edges fall away. */
function cutting(): string {
  return scene(
    [30, 98],
    shadow([
      [0, 0, 0],
      [152, 0, 0],
      [158, 70, 0],
      [36, 72, 0],
    ]),
    box([0, 150], [0, 66], [0, 12], STEEL),
    box([60, 76], [58, 66], [12, 84], IRON),
    stack([14, 88], [10, 56], [12, 32]),
    print(26, 14, 32),
    facingRight([4, 60], [44, 72], 76, mix(PAPER, INK, 0.35)),
    face(
      [
        [76, 4, 44],
        [76, 60, 44],
        [76, 60, 38],
        [76, 4, 38],
      ],
      BRASS,
    ),
    box([60, 76], [2, 64], [72, 88], IRON),
    box([60, 76], [0, 8], [12, 84], { ...IRON, right: mix(INK, PAPER, 0.2) }),
    ...[96, 108, 122].map((u, i) => box([u, u + 5], [14 + i * 2, 50 - i * 6], [12, 15 + i], PAPERS)),
  );
}

export const MACHINES = { printing: printing(), laminating: laminating(), cutting: cutting() };

import type { Point } from '../pages/geometry/point.ts';
import { around, line, outline, PAINT, rays, type Sticker, sampled, sticker } from './sticker.ts';

/** A heart that fills a box of that width at that place. */
function heart(x: number, y: number, w: number): readonly Point[] {
  const scale = w / 32;
  return sampled(60, (share) => {
    const t = share * 2 * Math.PI;
    const across = 16 * Math.sin(t) ** 3;
    const up = 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t);
    return { x: x + (across + 16) * scale, y: y + (12 - up) * scale };
  });
}

function sparkle(x: number, y: number, r: number): readonly Point[] {
  return rays(4, { x, y }, r, r * 0.28);
}

/** A crescent (月): an outer and an inner arc. */
function crescent(r: number): readonly Point[] {
  const [from, to] = [-130, 130];
  const arc = (middle: Point, radius: number, share: number): Point => {
    const angle = ((from + (to - from) * share) * Math.PI) / 180;
    return { x: middle.x - radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) };
  };
  const count = 32;
  const outer = Array.from({ length: count + 1 }, (_, at) => arc({ x: r, y: r }, r, at / count));
  const [first, last] = [outer[0], outer[count]];
  if (!first || !last) return outer;
  // The inner arc goes back from the last point to the first, bulging the same way.
  const inner = Array.from({ length: count - 1 }, (_, at): Point => {
    const share = (at + 1) / count;
    return {
      x: last.x - Math.sin(share * Math.PI) * r * 1.12,
      y: last.y + (first.y - last.y) * ((1 - Math.cos(share * Math.PI)) / 2),
    };
  });
  return [...outer, ...inner];
}

const BEND = { middle: { x: 0, y: 27 }, radius: 27, thick: 2.4 };

/** A bent shaft from above to the right, thinner where it begins. */
function shaft(): readonly Point[] {
  const count = 24;
  const shares = Array.from({ length: count + 1 }, (_, place) => place / count);
  const edge = (share: number, side: 1 | -1) => {
    const half = (BEND.thick / 2) * (0.3 + 0.7 * share);
    return around(BEND.middle, BEND.radius + side * half, 82 * share);
  };
  return [...shares.map((share) => edge(share, 1)), ...[...shares].reverse().map((share) => edge(share, -1))];
}

const kind = 'signs';

export const SIGNS: readonly Sticker[] = [
  sticker({ id: 'star', name: '五角星', kind }, [
    outline(rays(5, { x: 12, y: 12.6 }, 12, 5.2), { fill: PAINT.brass }),
  ]),
  sticker({ id: 'sparkles', name: '闪光', kind }, [
    outline(sparkle(10, 15, 10), { fill: PAINT.brass }),
    outline(sparkle(21, 6, 5), { fill: PAINT.brass }),
    outline(sparkle(22, 22, 3.4), { fill: PAINT.kraft }),
  ]),
  sticker({ id: 'burst', name: '光芒', kind }, [
    outline(rays(16, { x: 15, y: 15 }, 15, 11.6), { fill: PAINT.seal }),
    outline(rays(16, { x: 15, y: 15 }, 12.4, 9.6), { stroke: PAINT.white, strokeWidth: 0.4 }),
  ]),
  sticker({ id: 'moon', name: '月亮', kind }, [outline(crescent(12), { fill: PAINT.brass })]),
  sticker({ id: 'heart', name: '爱心', kind }, [outline(heart(0, 0, 24), { fill: PAINT.seal })]),
  sticker({ id: 'hearts', name: '两颗心', kind }, [
    outline(heart(0, 0, 20), { fill: PAINT.seal }),
    outline(heart(17, 9.5, 14), { fill: PAINT.sealFaint }),
  ]),
  sticker({ id: 'arrow', name: '箭头', kind }, [
    line({ x: 0, y: 6 }, { x: 34, y: 6 }, PAINT.ink, 1.2),
    outline(
      [
        { x: 26, y: 0 },
        { x: 36, y: 6 },
        { x: 26, y: 12 },
        { x: 28.6, y: 6 },
      ],
      { fill: PAINT.ink },
    ),
  ]),
  sticker({ id: 'arrow-bent', name: '弯箭头', kind }, [
    outline(shaft(), { fill: PAINT.ink }),
    outline(
      [
        { x: 21, y: 20 },
        { x: 27, y: 30 },
        { x: 33, y: 20 },
        { x: 27, y: 23 },
      ],
      { fill: PAINT.ink },
    ),
  ]),
];

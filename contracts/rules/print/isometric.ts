/**
 * Isometric drawings (轴测图): corners in space as SVG paths. The eye sees the faces that look up, to the lower left and
 * to the lower right.
 */

/** Along runs down to the right; across runs down to the left, or up to the right where the view turns it. */
export type Corner = readonly [along: number, across: number, up: number];
export type Flat = readonly [x: number, y: number];
export type Reach = readonly [from: number, to: number];

/** One decimal is enough for every drawing; more only makes files bigger. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? '0' : String(rounded);
}

interface View {
  /** How far a unit goes to the side, and how far down. */
  readonly right: number;
  readonly down: number;
  /** 1 where across runs down to the left, -1 where it runs up to the right. */
  readonly across: 1 | -1;
  /** Where the corner [0, 0, 0] lies. */
  readonly origin: Flat;
}

/** What draws paths in one view. */
export function isometric({ right, down, across, origin: [left, top] }: View) {
  function flat([x, y, z]: Corner): Flat {
    return [left + (x - across * y) * right, top + (x + across * y) * down - z];
  }
  const at = (corner: Corner) => flat(corner).map(num).join(' ');
  const thread = (...corners: readonly Corner[]) => `M${corners.map(at).join('L')}`;
  const face = (...corners: readonly Corner[]) => `${thread(...corners)}Z`;
  return {
    flat,
    at,
    thread,
    face,
    facingUp: ([x, x2]: Reach, [y, y2]: Reach, z: number) =>
      face([x, y, z], [x2, y, z], [x2, y2, z], [x, y2, z]),
    facingLeft: ([x, x2]: Reach, [z, z2]: Reach, y: number) =>
      face([x, y, z], [x2, y, z], [x2, y, z2], [x, y, z2]),
    facingRight: ([y, y2]: Reach, [z, z2]: Reach, x: number) =>
      face([x, y, z], [x, y2, z], [x, y2, z2], [x, y, z2]),
  };
}

import { mix, tone } from '#db/works/palette.ts';
import type { CoverContext } from '../cover-context.ts';
import { circle, group, num, type Point, path, smooth } from '../svg.ts';

/** Leaf colour, 0 = far and pale, 1 = near and deep. */
export function at(t: number): (c: CoverContext) => string {
  return (c) => (c.palette.dark ? tone(c.palette, 0.75 - t * 0.6) : tone(c.palette, 0.3 + t * 0.55));
}

/** A leaf with a shaded half, a midrib and side veins, its stalk at x, y. */
export function leaf(
  c: CoverContext,
  x: number,
  y: number,
  long: number,
  wide: number,
  angle: number,
  t: number,
): string {
  const body = at(t)(c);
  const half = `M0 0C${num(long * 0.25)} ${num(-wide)} ${num(long * 0.7)} ${num(-wide * 0.8)} ${num(long)} 0`;
  const other = `M0 0C${num(long * 0.25)} ${num(wide)} ${num(long * 0.7)} ${num(wide * 0.8)} ${num(long)} 0`;
  let veins = `M0 0H${num(long * 0.96)}`;
  if (long > 70) {
    for (let i = 1; i < 6; i += 1) {
      const vx = long * (0.1 + i * 0.13);
      const rise = wide * 0.62 * Math.sin(Math.PI * (0.16 + i * 0.13));
      veins += `M${num(vx)} 0l${num(long * 0.1)} ${num(-rise)}M${num(vx)} 0l${num(long * 0.1)} ${num(rise)}`;
    }
  }
  return group(
    { transform: `translate(${num(x)} ${num(y)}) rotate(${num(angle)})` },
    path(`${half}Z`, { fill: body }),
    path(`${other}Z`, { fill: mix(body, c.palette.dark ? c.paper : tone(c.palette, 1), 0.16) }),
    path(veins, { fill: 'none', stroke: c.ground, 'stroke-width': 1.2, opacity: 0.55 }),
  );
}

export function along(points: readonly Point[], t: number): { x: number; y: number; angle: number } {
  const span = (points.length - 1) * Math.min(Math.max(t, 0), 0.999);
  const i = Math.floor(span);
  const a = points[i] ?? [0, 0];
  const b = points[i + 1] ?? a;
  const f = span - i;
  return {
    x: a[0] + (b[0] - a[0]) * f,
    y: a[1] + (b[1] - a[1]) * f,
    angle: (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI,
  };
}

/** Five petals and their stamens, or a closed bud. */
export function blossom(
  c: CoverContext,
  x: number,
  y: number,
  r: number,
  petal: string,
  open = true,
): string {
  const turn = c.random.range(0, 72);
  if (!open) return circle(x, y, r * 0.5, { fill: mix(petal, tone(c.palette, 0.8), 0.4) });
  let petals = '';
  let stamens = '';
  for (let i = 0; i < 5; i += 1) {
    const a = ((turn + i * 72) * Math.PI) / 180;
    petals += circle(x + Math.cos(a) * r * 0.62, y + Math.sin(a) * r * 0.62, r * 0.56, {
      fill: mix(petal, c.paper, (i % 2) * 0.16),
    });
  }
  let dots = '';
  for (let i = 0; i < 12; i += 1) {
    const a = ((turn + i * 30) * Math.PI) / 180;
    const long = r * (i % 2 === 0 ? 0.66 : 0.48);
    stamens += `M${num(x)} ${num(y)}L${num(x + Math.cos(a) * long)} ${num(y + Math.sin(a) * long)}`;
    dots += circle(x + Math.cos(a) * long, y + Math.sin(a) * long, r * 0.06);
  }
  const dark = tone(c.palette, 0.9);
  return (
    petals + path(stamens, { stroke: dark, 'stroke-width': 1, opacity: 0.7 }) + group({ fill: dark }, dots)
  );
}

/** A branch that grows thinner towards its tip and is never quite straight. */
export function taper(c: CoverContext, bones: readonly Point[], from: number, to: number): string {
  const steps = 26;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= steps; i += 1) {
    const t = i / steps;
    const p = along(bones, t);
    const normal = ((p.angle + 90) * Math.PI) / 180;
    const half = (from + (to - from) * t) / 2 + c.random.range(-0.6, 0.9);
    left.push([p.x + Math.cos(normal) * half, p.y + Math.sin(normal) * half]);
    right.unshift([p.x - Math.cos(normal) * half, p.y - Math.sin(normal) * half]);
  }
  return `${smooth(left)}L${smooth(right).slice(1)}Z`;
}

/** Pinnae of a fern leaf as one path: hundreds of separate leaves would only make the file heavy. */
export function pinnae(spine: readonly Point[], long: number, side: number): string {
  let d = '';
  for (let i = 0; i < 30; i += 1) {
    const f = 0.08 + (i / 30) * 0.91;
    const p = along(spine, f);
    const reach = long * Math.sin(Math.PI * (0.2 + (1 - f) * 0.62)) * (1.05 - f * 0.75);
    const a = ((p.angle + side * 64) * Math.PI) / 180;
    const [dx, dy] = [Math.cos(a) * reach, Math.sin(a) * reach];
    const [nx, ny] = [-Math.sin(a) * reach * 0.12, Math.cos(a) * reach * 0.12];
    d += `M${num(p.x)} ${num(p.y)}q${num(dx * 0.4 + nx)} ${num(dy * 0.4 + ny)} ${num(dx)} ${num(dy)}`;
    d += `q${num(-dx * 0.6 - nx)} ${num(-dy * 0.6 - ny)} ${num(-dx)} ${num(-dy)}Z`;
  }
  return d;
}

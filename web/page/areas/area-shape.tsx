import type { HotArea } from '#contracts/rules/pages/document.ts';

/** Of a point, in millimetres: as large as a thumb needs. */
export const POINT_RADIUS_MM = 4;

interface AreaShapeProps {
  readonly area: Pick<HotArea, 'shape' | 'points' | 'look' | 'color'>;
  readonly isTouched: boolean;
  readonly isFocused: boolean;
}

/** A hot area as it looks (热区的样子), in millimetres of its page. The focus is seen on any ground. */
export function AreaShape({ area, isTouched, isFocused }: AreaShapeProps) {
  const { shape, look = shape === 'point' ? 'tint' : undefined, color = 'var(--ink)' } = area;
  const fillOpacity = isTouched ? 0.3 : look === 'tint' ? 0.22 : 0;
  return (
    <>
      {/* A light line below the coloured one, so that both dark and light pages show it. */}
      {look === undefined ? null : (
        <Outline area={area} fill="none" stroke="var(--sheet)" strokeWidth={1.2} pointerEvents="none" />
      )}
      <Outline
        area={area}
        fill={color}
        fillOpacity={fillOpacity}
        stroke={look === undefined ? 'none' : color}
        strokeWidth={0.5}
        pointerEvents="all"
      />
      {isFocused ? (
        <>
          <Outline area={area} fill="none" stroke="var(--sheet)" strokeWidth={2.4} pointerEvents="none" />
          <Outline area={area} fill="none" stroke="var(--ink)" strokeWidth={1.2} pointerEvents="none" />
        </>
      ) : null}
    </>
  );
}

interface OutlineProps {
  readonly area: Pick<HotArea, 'shape' | 'points'>;
  readonly fill: string;
  readonly fillOpacity?: number;
  readonly stroke: string;
  readonly strokeWidth: number;
  readonly strokeDasharray?: string;
  readonly pointerEvents: 'all' | 'none';
}

export function Outline({ area: { shape, points }, ...paint }: OutlineProps) {
  const [x = 0, y = 0, right = 0, bottom = 0] = points;
  if (shape === 'polygon') return <polygon points={points.join(' ')} {...paint} />;
  if (shape === 'point') return <circle cx={x} cy={y} r={POINT_RADIUS_MM} {...paint} />;
  return <rect x={x} y={y} width={right - x} height={bottom - y} {...paint} />;
}

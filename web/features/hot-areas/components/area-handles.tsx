import { withCorner } from '#contracts/rules/pages/areas/area-edits.ts';
import type { HotArea } from '#contracts/rules/pages/document.ts';
import { HANDLES, type Handle, resized, sideOf } from '#contracts/rules/pages/geometry/resize.ts';
import { Outline } from '#web/page/areas/area-shape.tsx';
import { inBox, type Size, shownBox } from '../model/tools.ts';

/** The number of an area in its page, which the list names too: higher numbers lie above lower ones. */
export function Order({
  area,
  no,
  pxPerMm,
}: {
  readonly area: HotArea;
  readonly no: number;
  readonly pxPerMm: number;
}) {
  const { x, y } = shownBox(area);
  const size = 13 / pxPerMm;
  const width = size * (no > 9 ? 1.5 : 1.1);
  return (
    <g pointerEvents="none">
      <rect x={x} y={y} width={width} height={size * 1.2} fill="var(--ink)" />
      <text
        x={x + width / 2}
        y={y + size * 0.95}
        fontSize={size * 0.9}
        fill="var(--sheet)"
        textAnchor="middle"
      >
        {no}
      </text>
    </g>
  );
}

export function Handles({ area, pxPerMm }: { readonly area: HotArea; readonly pxPerMm: number }) {
  const r = 6 / pxPerMm;
  const paint = { fill: 'var(--sheet)', stroke: 'var(--ink)', strokeWidth: 2 / pxPerMm };
  if (area.shape === 'point') return null;
  if (area.shape === 'polygon') {
    const corners = area.points.flatMap((x, place) =>
      place % 2 === 0 ? [{ place: place / 2, x, y: area.points[place + 1] ?? 0 }] : [],
    );
    return corners.map(({ place, x, y }) => (
      <circle key={place} data-handle={place} cx={x} cy={y} r={r} {...paint} style={{ cursor: 'move' }} />
    ));
  }
  const box = shownBox(area);
  return (
    <>
      <Outline
        area={area}
        fill="none"
        stroke="var(--ink)"
        strokeWidth={1.5 / pxPerMm}
        strokeDasharray={`${4 / pxPerMm}`}
        pointerEvents="none"
      />
      {HANDLES.map((handle) => {
        const { x, y } = sideOf(handle);
        const place = { x: box.x + (box.w * (1 + x)) / 2 - r, y: box.y + (box.h * (1 + y)) / 2 - r };
        const cursor = `${handle}-resize`;
        return (
          <rect
            key={handle}
            data-handle={handle}
            {...place}
            width={2 * r}
            height={2 * r}
            {...paint}
            style={{ cursor }}
          />
        );
      })}
    </>
  );
}

/** An area whose handle was pulled that far: a side or corner of its box, or a corner of a polygon by its number. */
export function pulled(
  area: HotArea,
  handle: string,
  by: { readonly x: number; readonly y: number },
  size: Size,
): HotArea {
  if (area.shape !== 'polygon') return inBox(area, resized(shownBox(area), handle as Handle, by), size);
  const corner = Number(handle);
  const [x = 0, y = 0] = area.points.slice(2 * corner, 2 * corner + 2);
  return withCorner(area, corner, x + by.x, y + by.y, size);
}

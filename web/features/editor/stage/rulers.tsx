import {
  type CSSProperties,
  memo,
  type ReactNode,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { boundsOf } from '#contracts/rules/pages/geometry/point.ts';
import { useEditorState, useShown } from '../model/editing.ts';
import { marksBetween } from '../model/ruler.ts';

/** How wide a ruler is. */
const RULER_PX = 20;
const LONG = { number: 20, half: 8, plain: 5 } as const;

const OVER: CSSProperties = { position: 'absolute', zIndex: 4, pointerEvents: 'none', top: 0, left: 0 };
const GROUND: CSSProperties = { background: 'var(--sheet)', overflow: 'hidden' };
const CORNER: CSSProperties = {
  ...{ ...OVER, ...GROUND, width: RULER_PX, height: RULER_PX, zIndex: 5 },
  ...{ borderRight: '1px solid var(--hairline)', borderBottom: '1px solid var(--hairline)' },
};
/** Labels are read in the font of the house, however large the letters of a page are. */
const DIGITS: CSSProperties = { fontSize: 10, fontVariantNumeric: 'tabular-nums' };

type Axis = 'x' | 'y';

interface RulersProps {
  /** What scrolls. */
  readonly stage: RefObject<HTMLElement | null>;
  readonly width: number;
  readonly height: number;
  readonly pxPerMm: number;
  /** How the page that is worked on lies in its spread; where it changes, the page is elsewhere. */
  readonly lies: 'alone' | 'left' | 'right' | 'front' | 'back';
}

/**
 * Millimetres along the upper and the left edge of the stage (标尺), counted from the trim edge of the page that is worked
 * on. Scrolling moves them as they are, and a drag does not touch them.
 */
export const Rulers = memo(function Rulers({ stage, width, height, pxPerMm }: RulersProps) {
  const top = useRef<SVGGElement>(null);
  const left = useRef<SVGGElement>(null);

  const follow = useEffectEvent(() => {
    const place = stage.current;
    const sheet = place?.querySelector('section');
    if (!place || !sheet) return;
    const [outer, inner] = [place.getBoundingClientRect(), sheet.getBoundingClientRect()];
    top.current?.setAttribute('transform', `translate(${inner.left - outer.left} 0)`);
    left.current?.setAttribute('transform', `translate(0 ${inner.top - outer.top})`);
  });
  // The page stands elsewhere after it was turned, enlarged, or given more or less room: whatever it is given changed.
  useLayoutEffect(() => follow());
  useLayoutEffect(() => {
    const { current: place } = stage;
    const gone = new AbortController();
    let frame = 0;
    const options = { passive: true, signal: gone.signal };
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => follow());
    };
    place?.addEventListener('scroll', later, options);
    return () => {
      cancelAnimationFrame(frame);
      gone.abort();
    };
  }, [stage]);

  return (
    <div data-rulers>
      <svg aria-hidden="true" width={width} height={RULER_PX} style={{ ...OVER, ...GROUND }}>
        <g ref={top}>
          <Marks axis="x" room={width} pxPerMm={pxPerMm} />
          <Extent axis="x" pxPerMm={pxPerMm} />
        </g>
        <Edge x1={0} x2={width} y1={RULER_PX - 0.5} y2={RULER_PX - 0.5} />
      </svg>
      <svg aria-hidden="true" width={RULER_PX} height={height} style={{ ...OVER, ...GROUND }}>
        <g ref={left}>
          <Marks axis="y" room={height} pxPerMm={pxPerMm} />
          <Extent axis="y" pxPerMm={pxPerMm} />
        </g>
        <Edge x1={RULER_PX - 0.5} x2={RULER_PX - 0.5} y1={0} y2={height} />
      </svg>
      <div style={CORNER} />
    </div>
  );
});

function Edge(ends: Readonly<Record<'x1' | 'x2' | 'y1' | 'y2', number>>): ReactNode {
  return <line {...ends} stroke="var(--hairline)" />;
}

interface MarksProps {
  readonly axis: Axis;
  /** Pixels of the stage along it. */
  readonly room: number;
  readonly pxPerMm: number;
}

/** The marks that can come into sight by scrolling: a stage on each side of a page, and the longest page. */
const Marks = memo(function Marks({ axis, room, pxPerMm }: MarksProps) {
  const { widthMm, heightMm } = useEditorState(({ document }) => document);
  const around = room / pxPerMm;
  const length = (axis === 'x' ? 2 * widthMm : heightMm) + around;
  const before = axis === 'x' ? widthMm + around : around;
  const marks = useMemo(() => marksBetween(-before, length, pxPerMm), [before, length, pxPerMm]);
  const path = marks
    .map(({ at, rank }) => {
      const place = Math.round(at * pxPerMm) + 0.5;
      return axis === 'x' ? `M${place} ${RULER_PX}v-${LONG[rank]}` : `M${RULER_PX} ${place}h-${LONG[rank]}`;
    })
    .join('');
  return (
    <>
      <path d={path} stroke="var(--control-edge)" fill="none" />
      {marks
        .filter(({ rank }) => rank === 'number')
        .map(({ at }) => {
          const place = Math.round(at * pxPerMm);
          const turned = axis === 'y' ? { transform: `translate(9 ${place + 3}) rotate(-90)` } : {};
          const upright = axis === 'x' ? { x: place + 3, y: 9 } : { textAnchor: 'end' as const };
          return (
            <text key={at} {...upright} {...turned} fill="var(--text-secondary)" style={DIGITS}>
              {at}
            </text>
          );
        })}
    </>
  );
});

/** From where to where the chosen elements reach. */
function Extent({ axis, pxPerMm }: Pick<MarksProps, 'axis' | 'pxPerMm'>) {
  const bounds = boundsOf(useShown().chosen);
  if (!bounds) return null;
  const { x, y, w, h } = bounds;
  const [from, length] = (axis === 'x' ? [x, w] : [y, h]).map((mm) => mm * pxPerMm) as [number, number];
  const box =
    axis === 'x'
      ? { x: from, y: 0, width: length, height: RULER_PX }
      : { x: 0, y: from, width: RULER_PX, height: length };
  const ends = [from, from + length].map((at) =>
    axis === 'x' ? `M${at} 0v${RULER_PX}` : `M0 ${at}h${RULER_PX}`,
  );
  return (
    <>
      <rect {...box} fill="var(--ink)" opacity="0.14" />
      <path d={ends.join('')} stroke="var(--ink)" />
    </>
  );
}

import { type CSSProperties, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { movedArea } from '#contracts/rules/pages/areas/area-edits.ts';
import { areaName } from '#contracts/rules/pages/areas/area-links.ts';
import type { HotArea, Id, Page } from '#contracts/rules/pages/document.ts';
import { startDrag } from '#web/features/editor/stage/start-drag.ts';
import { Box, Row } from '#web/kit/layout/shapes.ts';
import { useSize } from '#web/lib/document/use-size.ts';
import { AreaShape } from '#web/page/areas/area-shape.tsx';
import { PageView } from '#web/page/page-view.tsx';
import { PX_PER_MM } from '#web/page/scale.ts';
import { newArea, type Size, type Tool } from '../model/tools.ts';
import type { Areas } from '../model/use-areas.ts';
import { Handles, Order, pulled } from './area-handles.tsx';

interface AreaStageProps extends Size {
  readonly page: Page;
  readonly desk: Areas;
  readonly tool: Tool;
  readonly onDrawn: () => void;
  readonly numberOf: (id: Id) => number | null;
  /** Only tried out (试用): areas do what they do for readers. */
  readonly onTry: ((page: number) => void) | undefined;
}

const TALLEST_PX = 680;
/** A hand that draws less has only pressed. */
const LEAST_MM = 2;

/** The page with its areas, where they are drawn, chosen, moved and resized (页面). */
export function AreaStage(props: AreaStageProps) {
  const { page, widthMm, heightMm, desk, tool, onDrawn, numberOf, onTry } = props;
  const room = useRef<HTMLDivElement>(null);
  const { width } = useSize(room);
  const scale = Math.min(width / (widthMm * PX_PER_MM), TALLEST_PX / (heightMm * PX_PER_MM));
  const pxPerMm = scale * PX_PER_MM;
  const style = {
    '--page-scale': scale,
    position: 'relative',
    boxShadow: 'var(--shadow-book)',
  } as CSSProperties;

  if (onTry) {
    const areas = desk.areas.flatMap((area) => withNumber(area, numberOf));
    return (
      <Row ref={room} justify="center" shrinks>
        <Box style={style}>
          <PageView page={{ ...page, areas }} {...{ widthMm, heightMm }} onGoTo={onTry} />
        </Box>
      </Row>
    );
  }
  return (
    <Row ref={room} justify="center" shrinks>
      <Box style={style}>
        <PageView page={page} {...{ widthMm, heightMm }} />
        <Hands {...{ widthMm, heightMm, desk, tool, onDrawn, numberOf, pxPerMm }} />
      </Box>
    </Row>
  );
}

/** For trying out, an area knows the number of its page; one that leads nowhere is not there. */
function withNumber(area: HotArea, numberOf: AreaStageProps['numberOf']): HotArea | [] {
  const { target } = area;
  if (target.to !== 'page') return area;
  const no = numberOf(target.page);
  return no === null ? [] : { ...area, target: { ...target, no } };
}

interface HandsProps extends Omit<AreaStageProps, 'page' | 'onTry'> {
  readonly pxPerMm: number;
}

function Hands({ widthMm, heightMm, desk, tool, onDrawn, numberOf, pxPerMm }: HandsProps) {
  const { areas, chosen, target } = desk;
  const sheet = useRef<HTMLDivElement>(null);
  /** What went down draws, or holds what was chosen before; everything else is scrolled over by a finger. */
  const keepsPage = useRef(false);
  useEffect(() => {
    const drawn = sheet.current;
    const keep = (event: TouchEvent) => keepsPage.current && event.cancelable && event.preventDefault();
    // React listens passively, and `touch-action` is not heeded inside a drawing.
    drawn?.addEventListener('touchstart', keep, { passive: false });
    return () => drawn?.removeEventListener('touchstart', keep);
  }, []);
  /** While a hand holds it. */
  const [held, setHeld] = useState<HotArea | null>(null);
  const [corners, setCorners] = useState<readonly number[]>([]);
  const [focused, setFocused] = useState<Id | null>(null);
  const size = { widthMm, heightMm };
  const inMm = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: x / pxPerMm, y: y / pxPerMm });
  const isOpen = corners.length > 0;
  if (isOpen && tool !== 'polygon') setCorners([]);
  const end = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') setCorners([]);
    if (event.key !== 'Enter' || corners.length < 6) return;
    event.preventDefault();
    add(newArea('polygon', corners, target));
  });
  useEffect(() => {
    if (!isOpen) return;
    addEventListener('keydown', end);
    return () => removeEventListener('keydown', end);
  }, [isOpen]);

  function at({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }) {
    const { left = 0, top = 0 } = sheet.current?.getBoundingClientRect() ?? {};
    const { x, y } = inMm({ x: clientX - left, y: clientY - top });
    return { x: Math.min(Math.max(x, 0), widthMm), y: Math.min(Math.max(y, 0), heightMm) };
  }

  function add(area: HotArea): void {
    desk.editPage((all) => [...all, area]);
    desk.choose([area.id]);
    setCorners([]);
    onDrawn();
  }

  function drawRect(event: PointerEvent<HTMLDivElement>): void {
    const from = at(event);
    const areaTo = (move: { readonly clientX: number; readonly clientY: number }) => {
      const to = at(move);
      const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
      const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
      return newArea('rect', [left, top, right, bottom], target);
    };
    startDrag(event, {
      onMove: (_by, move) => setHeld(areaTo(move)),
      onDrop(_by, drop) {
        setHeld(null);
        const area = areaTo(drop);
        const [left = 0, top = 0, right = 0, bottom = 0] = area.points;
        if (right - left >= LEAST_MM && bottom - top >= LEAST_MM) add(area);
      },
      onCancel: () => setHeld(null),
    });
  }

  function addCorner(event: PointerEvent<HTMLDivElement>): void {
    const { x, y } = at(event);
    const [firstX = -99, firstY = -99] = corners;
    const isClosed = corners.length >= 6 && Math.hypot(x - firstX, y - firstY) * pxPerMm < 10;
    if (isClosed || corners.length >= 40) add(newArea('polygon', corners, target));
    else setCorners([...corners, x, y]);
  }

  /** Changes one area while it is held; what it becomes is one step. */
  function hold(
    event: PointerEvent<HTMLDivElement>,
    area: HotArea,
    change: (by: { readonly x: number; readonly y: number }) => HotArea,
  ): void {
    startDrag(event, {
      onMove: (by) => setHeld(change(inMm(by))),
      onDrop(by) {
        setHeld(null);
        const next = change(inMm(by));
        desk.editPage((all) => all.map((each) => (each.id === area.id ? next : each)));
      },
      onCancel: () => setHeld(null),
    });
  }

  function onDown(event: PointerEvent<HTMLDivElement>): void {
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    keepsPage.current = tool !== 'choose' || isHeld(event.target);
    if (tool === 'rect') drawRect(event);
    else if (tool === 'polygon') addCorner(event);
    else if (tool === 'point') {
      const { x, y } = at(event);
      add(newArea('point', [x, y], target));
    } else chooseAt(event, event.target);
  }

  function isHeld(under: Element): boolean {
    const { area, handle } = under.closest<SVGElement>('[data-area], [data-handle]')?.dataset ?? {};
    return handle !== undefined || chosen.some((id) => id === area);
  }

  function chooseAt(event: PointerEvent<HTMLDivElement>, under: Element): void {
    const handle = under.closest<SVGElement>('[data-handle]')?.dataset.handle;
    const [only] = areas.filter(({ id }) => chosen.includes(id));
    if (handle !== undefined && only) {
      hold(event, only, (by) => pulled(only, handle, by, size));
      return;
    }
    const id = under.closest<SVGElement>('[data-area]')?.dataset.area;
    const area = areas.find((each) => each.id === id);
    if (!area) {
      desk.choose([]);
      return;
    }
    if (event.shiftKey) {
      desk.toggle(area.id);
      return;
    }
    desk.choose([area.id]);
    hold(event, area, (by) => movedArea(area, by, size));
  }

  const shown = areas.map((area) => (area.id === held?.id ? held : area));
  const isNew = held !== null && !areas.some(({ id }) => id === held.id);
  const [one, ...others] = shown.filter(({ id }) => chosen.includes(id));
  return (
    <div
      ref={sheet}
      style={{
        position: 'absolute',
        inset: 0,
        userSelect: 'none',
        touchAction: 'pan-y',
      }}
      onPointerDown={onDown}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no group of fields */}
      <svg
        width="100%"
        height="100%"
        viewBox={`0 0 ${widthMm} ${heightMm}`}
        style={{ display: 'block', cursor: tool === 'choose' ? 'default' : 'crosshair' }}
        aria-label="页面上的热区"
        role="group"
      >
        {shown.map((area, place) => (
          // biome-ignore lint/a11y/useSemanticElements: a drawing has no button of its own
          <g
            key={area.id}
            role="button"
            aria-label={`${place + 1}. ${areaName(area, area.target.to === 'page' ? numberOf(area.target.page) : null)}`}
            aria-pressed={chosen.includes(area.id)}
            tabIndex={chosen.includes(area.id) || (chosen.length === 0 && place === 0) ? 0 : -1}
            data-area={area.id}
            data-keys={area.id}
            style={{ outline: 'none', cursor: 'move' }}
            onFocus={() => setFocused(area.id)}
            onBlur={() => setFocused(null)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' || event.key === ' ') {
                event.preventDefault();
                desk.choose([area.id]);
              }
            }}
          >
            <AreaShape
              area={{ ...area, look: area.look ?? 'frame' }}
              isTouched={chosen.includes(area.id)}
              isFocused={focused === area.id}
            />
            <Order area={area} no={place + 1} pxPerMm={pxPerMm} />
          </g>
        ))}
        {isNew && held ? <AreaShape area={held} isTouched isFocused={false} /> : null}
        {isOpen ? (
          <>
            <polyline points={corners.join(' ')} fill="none" stroke="var(--ink)" strokeWidth={2 / pxPerMm} />
            <circle
              cx={corners[0]}
              cy={corners[1]}
              r={5 / pxPerMm}
              fill="var(--sheet)"
              stroke="var(--ink)"
              strokeWidth={2 / pxPerMm}
            />
          </>
        ) : null}
        {one && others.length === 0 && tool === 'choose' ? <Handles area={one} pxPerMm={pxPerMm} /> : null}
      </svg>
    </div>
  );
}

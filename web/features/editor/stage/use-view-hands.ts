import {
  type PointerEvent,
  type MouseEvent as ReactMouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import type { Point } from '#contracts/rules/pages/geometry/point.ts';
import { tryAction } from '../actions/action.ts';
import { actionOf } from '../actions/index.ts';
import type { Editing } from '../model/editing.ts';
import type { Zoom } from '../model/editor-store.ts';
import {
  LIES_STILL,
  percentWithin,
  REAL_SIZE,
  shifted,
  type View,
  wheelTimes,
  zoomedAbout,
} from '../model/zoom.ts';
import { startDrag } from './start-drag.ts';

/** The wheel has no end of its own: without another turn for so long it has come to rest. */
const WHEEL_REST_MS = 160;
/** Where a double press means something else, and where the space bar does. */
const OWN_PRESSES = '[data-hit], [data-over], button, [contenteditable], textarea';
const WRITES = 'input, textarea, select, [contenteditable], [role="dialog"]';

interface Places {
  /** What scrolls. */
  readonly stage: RefObject<HTMLElement | null>;
  /** What lies on it. */
  readonly table: RefObject<HTMLElement | null>;
  readonly pxPerMm: number;
  readonly zoom: Zoom;
}

interface Anchor {
  /** A place of the page in millimetres, and where on the screen it is to be. */
  readonly on: Point;
  readonly at: Point;
}

function middleOfTouches({ touches }: TouchEvent): Point {
  const [one, other] = [touches[0], touches[1]];
  if (!one || !other) return { x: 0, y: 0 };
  return { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
}

function widthOfTouches({ touches }: TouchEvent): number {
  const [one, other] = [touches[0], touches[1]];
  return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
}

/**
 * What moves and enlarges the view (手势): the wheel with Ctrl, two fingers, the middle button and the space bar. While a
 * gesture lasts only a transform changes; at its end the page is drawn in its new size, with the same place under the hand.
 */
export function useViewHands(editing: Editing, { stage, table, pxPerMm, zoom }: Places) {
  const { store } = editing;
  const view = useRef(LIES_STILL);
  const last = useRef<Point>({ x: 0, y: 0 });
  const anchor = useRef<Anchor | null>(null);
  const isSpaceDown = useRef(false);

  function show(next: View, at: Point): void {
    const { current: node } = table;
    if (!node) return;
    view.current = next;
    last.current = at;
    node.style.transformOrigin = '0 0';
    node.style.willChange = 'transform';
    node.style.transform = `translate(${next.x}px, ${next.y}px) scale(${next.scale})`;
    hideRulers(true);
  }

  function hideRulers(isHidden: boolean): void {
    const rulers = stage.current?.parentElement?.querySelector<HTMLElement>('[data-rulers]');
    if (rulers) rulers.style.visibility = isHidden ? 'hidden' : '';
  }

  /** The place of the table before any transform. */
  function origin(): Point {
    const { left = 0, top = 0 } = table.current?.getBoundingClientRect() ?? {};
    return { x: left - view.current.x, y: top - view.current.y };
  }

  function zoomBy(times: number, at: Point, from: Point, by: Point = { x: 0, y: 0 }): void {
    const wanted = ((pxPerMm * view.current.scale * times) / REAL_SIZE) * 100;
    const possible = (percentWithin(wanted) * REAL_SIZE) / 100 / (pxPerMm * view.current.scale);
    show(zoomedAbout(shifted(view.current, by), { x: at.x - from.x, y: at.y - from.y }, possible), at);
  }

  function keep({ on, at }: Anchor): void {
    const sheet = stage.current?.querySelector('section')?.getBoundingClientRect();
    if (!sheet) return;
    stage.current?.scrollBy({
      left: sheet.left + on.x * pxPerMm - at.x,
      top: sheet.top + on.y * pxPerMm - at.y,
      behavior: 'instant',
    });
  }

  function commit(): void {
    const { current: node } = table;
    const { scale } = view.current;
    const sheet = stage.current?.querySelector('section')?.getBoundingClientRect();
    if (!node || !sheet || view.current === LIES_STILL) return;
    const shown = pxPerMm * scale;
    const { current: at } = last;
    const held = { on: { x: (at.x - sheet.left) / shown, y: (at.y - sheet.top) / shown }, at };
    for (const name of ['transform', 'transform-origin', 'will-change']) node.style.removeProperty(name);
    view.current = LIES_STILL;
    hideRulers(false);
    if (scale === 1) keep(held);
    else {
      anchor.current = held;
      store.setZoom(percentWithin((shown / REAL_SIZE) * 100));
    }
  }

  // Where the size comes from a key, the middle of the stage stays; what is on the screen is still of the old size then.
  const holdMiddle = useEffectEvent(() => {
    const [outer, sheet] = [stage.current, stage.current?.querySelector('section')].map((each) =>
      each?.getBoundingClientRect(),
    );
    if (!outer || !sheet || anchor.current) return;
    const at = { x: outer.left + outer.width / 2, y: outer.top + outer.height / 2 };
    anchor.current = { on: { x: (at.x - sheet.left) / pxPerMm, y: (at.y - sheet.top) / pxPerMm }, at };
  });
  useEffect(() => {
    let { zoom } = store.get();
    return store.subscribe(() => {
      if (store.get().zoom !== zoom) holdMiddle();
      zoom = store.get().zoom;
    });
  }, [store]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page has another size or place then
  useLayoutEffect(() => {
    if (anchor.current) keep(anchor.current);
    anchor.current = null;
  }, [pxPerMm, zoom]);

  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const turn = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    clearTimeout(rest.current);
    zoomBy(wheelTimes(event), { x: event.clientX, y: event.clientY }, origin());
    rest.current = setTimeout(() => end(), WHEEL_REST_MS);
  });
  const end = useEffectEvent(commit);

  const fingers = useRef({ width: 0, middle: { x: 0, y: 0 }, from: { x: 0, y: 0 }, isDown: false });
  const touch = useEffectEvent((event: TouchEvent) => {
    const { current: before } = fingers;
    if (event.touches.length !== 2) {
      if (before.isDown) commit();
      fingers.current = { ...before, isDown: false };
      return;
    }
    if (event.cancelable) event.preventDefault();
    const [width, middle] = [widthOfTouches(event), middleOfTouches(event)];
    if (!before.isDown) {
      fingers.current = { width, middle, from: origin(), isDown: true };
      return;
    }
    const by = { x: middle.x - before.middle.x, y: middle.y - before.middle.y };
    zoomBy(width / (before.width || 1), middle, before.from, by);
    fingers.current = { ...before, width, middle };
  });

  const space = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== ' ' || !(target instanceof Element) || target.closest(WRITES)) return;
    isSpaceDown.current = event.type === 'keydown';
    if (stage.current) stage.current.style.cursor = isSpaceDown.current ? 'grab' : '';
    // It scrolls no page down; a button is pressed by it as ever.
    if (stage.current?.contains(target) && !target.closest('button')) event.preventDefault();
  });

  useEffect(() => {
    const { current: place } = stage;
    const left = new AbortController();
    // React listens passively, and then the browser enlarges the whole page as well.
    const options = { passive: false, signal: left.signal };
    place?.addEventListener('wheel', (event) => turn(event), options);
    for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const) {
      place?.addEventListener(type, (event) => touch(event), options);
    }
    // The middle button would scroll by itself.
    place?.addEventListener('mousedown', (event) => event.button === 1 && event.preventDefault(), options);
    for (const type of ['keydown', 'keyup'] as const)
      addEventListener(type, (event) => space(event), options);
    return () => {
      left.abort();
      clearTimeout(rest.current);
    };
  }, [stage]);

  /** The middle button, or any with the space bar, takes the page along; nothing else hears of it then. */
  function onPointerDownCapture(event: PointerEvent<HTMLElement>): void {
    const { current: place } = stage;
    const isMeant = event.button === 1 || (event.button === 0 && isSpaceDown.current);
    if (!place || !isMeant) return;
    event.stopPropagation();
    const { scrollLeft, scrollTop } = place;
    const go = (by: Point) =>
      place.scrollTo({ left: scrollLeft - by.x, top: scrollTop - by.y, behavior: 'instant' });
    startDrag(event, { onMove: go, onDrop: go, onCancel: () => go({ x: 0, y: 0 }) });
  }

  function onDoubleClick({ target }: ReactMouseEvent<HTMLElement>): void {
    if ((target as Element).closest(OWN_PRESSES) === null) tryAction(actionOf('zoom-fit'), editing);
  }

  return { onPointerDownCapture, onDoubleClick };
}

import { speedAfter } from '../model/hand-speed.ts';
import { panned, toggled, type Zoom, zoomedTo } from '../model/zoom.ts';
import type { Drag } from './drag.ts';

/** What the gestures of a stage steer; read anew at every event. */
export interface Steered {
  readonly drag: Drag;
  readonly zoom: Zoom;
  readonly onZoom: (zoom: Zoom) => void;
  /** A press on the outer edge, which turns the page. */
  readonly onTurn: (direction: 1 | -1) => void;
}

/** A press becomes a drag only after this way, so that links, double clicks and selecting go on working. */
const SLACK_PX = 6;
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 30;
const WHEEL_PACE = 0.002;
/** The share of the stage on either side where a press turns the page. */
const EDGE = 0.15;

interface Hand {
  readonly startX: number;
  x: number;
  y: number;
  at: number;
  /** To the right, in pixels per second, smoothed. */
  speed: number;
  kind: 'waiting' | 'dragging' | 'panning' | 'idle';
}

/** A mouse selects words where there are some; a finger turns pages everywhere. */
function isSelecting({ pointerType, target }: PointerEvent): boolean {
  return (
    pointerType === 'mouse' && target instanceof Element && target.closest('.page-line, .page-words') !== null
  );
}

function isOnControl({ target }: Event): boolean {
  return target instanceof Element && target.closest('button, a, [role=button]') !== null;
}

/** Dragging, panning, pinching, double taps and Ctrl with the wheel (手势). The returned function ends it. */
export function watchGestures(pane: HTMLElement, steered: () => Steered): () => void {
  const hands = new Map<number, Hand>();
  let lastTap = { at: 0, x: 0, y: 0 };
  let hasMoved = false;

  function fromMiddle(x: number, y: number) {
    const { left, top, width, height } = pane.getBoundingClientRect();
    return { x: x - left - width / 2, y: y - top - height / 2 };
  }

  /** A book that is read to the left is turned the other way. */
  function way(): 1 | -1 {
    return getComputedStyle(pane).direction === 'rtl' ? -1 : 1;
  }

  function stage() {
    return { width: pane.clientWidth, height: pane.clientHeight };
  }

  function onDown(event: PointerEvent): void {
    if (event.button !== 0) return;
    const { pointerId, clientX: x, clientY: y, timeStamp: at } = event;
    for (const hand of hands.values()) letGo(hand, at);
    hasMoved = false;
    const { zoom } = steered();
    const kind = isSelecting(event) && zoom.scale <= 1 ? 'idle' : 'waiting';
    hands.set(pointerId, { startX: x, x, y, at, speed: 0, kind });
  }

  /** A hand that rested before it let go throws nothing. */
  function letGo(hand: Hand, at: number): void {
    const speed = speedAfter(hand.speed, 0, at - hand.at);
    if (hand.kind === 'dragging') steered().drag.end((hand.x - hand.startX) * way(), speed * way());
    hand.kind = 'idle';
  }

  function beginMoving(hand: Hand, event: PointerEvent): void {
    const { zoom, drag } = steered();
    if (Math.hypot(event.clientX - hand.startX, event.clientY - hand.y) < SLACK_PX) return;
    const isDragged =
      zoom.scale <= 1 && drag.start(fromMiddle(hand.startX, 0).x, (event.clientX - hand.startX) * way());
    hand.kind = zoom.scale > 1 ? 'panning' : isDragged ? 'dragging' : 'idle';
    hasMoved = true;
    if (hand.kind !== 'idle') pane.setPointerCapture(event.pointerId);
  }

  function pinch(event: PointerEvent, hand: Hand): void {
    const other = [...hands.entries()].find(([id]) => id !== event.pointerId)?.[1];
    if (other === undefined) return;
    const before = Math.hypot(hand.x - other.x, hand.y - other.y);
    const now = Math.hypot(event.clientX - other.x, event.clientY - other.y);
    const { zoom, onZoom } = steered();
    const middle = fromMiddle((event.clientX + other.x) / 2, (event.clientY + other.y) / 2);
    if (before > 0) onZoom(zoomedTo(zoom, (zoom.scale * now) / before, stage(), middle));
    hasMoved = true;
  }

  function onMove(event: PointerEvent): void {
    const hand = hands.get(event.pointerId);
    if (hand === undefined) return;
    const { clientX: x, clientY: y, timeStamp: at } = event;
    if (hand.kind === 'waiting' && hands.size === 1) beginMoving(hand, event);
    if (hands.size > 1) pinch(event, hand);
    else if (hand.kind === 'dragging') steered().drag.move((x - hand.startX) * way());
    else if (hand.kind === 'panning') {
      const { zoom, onZoom } = steered();
      onZoom(panned(zoom, { x: x - hand.x, y: y - hand.y }, stage()));
    }
    // Until it is clear what the hand does, it has not moved.
    if (hand.kind === 'waiting' && hands.size === 1) return;
    const speed = speedAfter(hand.speed, x - hand.x, at - hand.at);
    Object.assign(hand, { x, y, at, speed });
  }

  function onUp(event: PointerEvent): void {
    const hand = hands.get(event.pointerId);
    hands.delete(event.pointerId);
    if (hand === undefined) return;
    const wasTap = hand.kind === 'waiting' && event.type === 'pointerup';
    letGo(hand, event.timeStamp);
    if (!wasTap || isOnControl(event) || turnsAtEdge(event)) return;
    if (event.pointerType !== 'mouse') tap(event);
  }

  function turnsAtEdge({ clientX, clientY }: PointerEvent): boolean {
    const { zoom, onTurn } = steered();
    const share = fromMiddle(clientX, clientY).x / stage().width;
    if (zoom.scale > 1 || Math.abs(share) < 0.5 - EDGE) return false;
    onTurn(share * way() > 0 ? 1 : -1);
    return true;
  }

  function tap({ clientX: x, clientY: y, timeStamp: at }: PointerEvent): void {
    const isSecond =
      at - lastTap.at < DOUBLE_TAP_MS && Math.hypot(x - lastTap.x, y - lastTap.y) < DOUBLE_TAP_PX;
    lastTap = { at: isSecond ? 0 : at, x, y };
    if (isSecond) closer(x, y);
  }

  function closer(x: number, y: number): void {
    const { zoom, onZoom } = steered();
    onZoom(toggled(zoom, stage(), fromMiddle(x, y)));
  }

  function onDoubleClick({ clientX, clientY, target }: MouseEvent): void {
    // Two clicks into words select one, and fingers are dealt with above.
    const isOnWords =
      target instanceof Element &&
      target.closest('.page-line, .page-words, button, a, [role=button]') !== null;
    if (!isOnWords && lastTap.at === 0 && lastTap.x === 0) closer(clientX, clientY);
  }

  function onWheel(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const { zoom, onZoom } = steered();
    const scale = zoom.scale * Math.exp(-event.deltaY * WHEEL_PACE);
    onZoom(zoomedTo(zoom, scale, stage(), fromMiddle(event.clientX, event.clientY)));
  }

  // The press that ends a drag over a link is no press of it.
  function onClick(event: MouseEvent): void {
    if (!hasMoved) return;
    hasMoved = false;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Words are selected by a hand that began on some; beside them it moves the book, and would mark all on its way. */
  function onSelect(event: Event): void {
    if ([...hands.values()].some(({ kind }) => kind !== 'idle')) event.preventDefault();
  }

  const ended = new AbortController();
  const { signal } = ended;
  pane.addEventListener('pointerdown', onDown, { signal });
  pane.addEventListener('pointermove', onMove, { signal });
  pane.addEventListener('pointerup', onUp, { signal });
  pane.addEventListener('pointercancel', onUp, { signal });
  pane.addEventListener('dblclick', onDoubleClick, { signal });
  pane.addEventListener('selectstart', onSelect, { signal });
  pane.addEventListener('click', onClick, { signal, capture: true });
  pane.addEventListener('wheel', onWheel, { signal, passive: false });
  return () => ended.abort();
}

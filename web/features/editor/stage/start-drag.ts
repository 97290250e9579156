import type { PointerEvent as ReactPointerEvent } from 'react';
import type { Point } from '#contracts/rules/pages/geometry/point.ts';

/** A hand that trembles does not drag. */
const STILL_PX = 3;

export interface Drag {
  /** Pixels from where it began; called from the first pixels on that are meant. */
  onMove(by: Point, event: PointerEvent): void;
  onDrop(by: Point, event: PointerEvent): void;
  /** Escape, or a system that takes the pointer away. */
  onCancel(): void;
  /** It never moved. */
  onPress?(event: PointerEvent): void;
}

/** Follows a pointer that went down, until it goes up again; it is captured once it has moved. */
export function startDrag({ nativeEvent, currentTarget }: ReactPointerEvent<HTMLElement>, drag: Drag): void {
  const { pointerId, clientX, clientY } = nativeEvent;
  const ended = new AbortController();
  const options = { signal: ended.signal };
  const offset = (event: PointerEvent) => ({ x: event.clientX - clientX, y: event.clientY - clientY });
  let isMoving = false;

  function move(event: PointerEvent): void {
    if (event.pointerId !== pointerId) return;
    const by = offset(event);
    if (!isMoving) {
      if (Math.hypot(by.x, by.y) < STILL_PX) return;
      isMoving = true;
      currentTarget.setPointerCapture(pointerId);
    }
    drag.onMove(by, event);
  }

  function end(finish: () => void): void {
    ended.abort();
    finish();
  }

  addEventListener('pointermove', move, options);
  addEventListener(
    'pointerup',
    (event) => {
      if (event.pointerId !== pointerId) return;
      end(() => (isMoving ? drag.onDrop(offset(event), event) : drag.onPress?.(event)));
    },
    options,
  );
  addEventListener('pointercancel', () => end(() => isMoving && drag.onCancel()), options);
  // A second finger means the whole view.
  addEventListener(
    'touchstart',
    ({ touches }) => touches.length > 1 && end(() => isMoving && drag.onCancel()),
    options,
  );
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isMoving) return;
      event.preventDefault();
      event.stopPropagation();
      end(drag.onCancel);
    },
    { ...options, capture: true },
  );
}

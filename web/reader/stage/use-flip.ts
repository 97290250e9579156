import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMedia } from '#web/lib/document/use-media.ts';
import { dragged, endOf, type Flip, grabbed, isOver, released, stepped, turning } from '../model/flip.ts';
import type { Drag } from './drag.ts';

interface FlipControl {
  /** The opening that lies there, or that the leaf comes from. */
  readonly shown: number;
  /** The openings that a leaf moves between. */
  readonly moving: Flip | null;
  readonly drag: Drag;
}

interface FlipOptions {
  readonly target: number;
  readonly count: number;
  /** Of the open book, in CSS pixels. */
  readonly width: number;
  readonly onTurned: (index: number) => void;
  /** Draws one moment of the leaf's way, past React, which would be asked sixty times a second. */
  readonly draw: (flip: Flip) => void;
}

/** Keeps the open book where it shall be: turns a leaf when the target changes, and follows a hand. */
export function useFlip({ target, count, width, onTurned, draw }: FlipOptions): FlipControl {
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const [shown, setShown] = useState(target);
  const [moving, setMoving] = useState<Flip | null>(null);
  const flip = useRef<Flip | null>(null);
  const frame = useRef(0);

  const rest = useEffectEvent((index: number) => {
    cancelAnimationFrame(frame.current);
    flip.current = null;
    setMoving(null);
    setShown(index);
    if (index !== target) onTurned(index);
  });

  const run = useEffectEvent(() => {
    let before = performance.now();
    const tick = (now: number) => {
      if (flip.current === null) return;
      flip.current = stepped(flip.current, now - before);
      before = now;
      draw(flip.current);
      if (isOver(flip.current)) rest(endOf(flip.current));
      else frame.current = requestAnimationFrame(tick);
    };
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(tick);
  });

  const turnTo = useEffectEvent((index: number) => {
    if (flip.current !== null && endOf(flip.current) === index) return;
    const from = flip.current === null ? shown : endOf(flip.current);
    if (from === index || isStill) return rest(index);
    flip.current = turning(from, index);
    setShown(from);
    setMoving(flip.current);
    run();
  });

  useEffect(() => turnTo(Math.min(target, count - 1)), [target, count]);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const drag: Drag = {
    start(_x, dx) {
      if (flip.current !== null) return false;
      const taken = grabbed(shown, dx < 0 ? 1 : -1, count);
      flip.current = taken;
      setMoving(taken);
      return taken !== null;
    },
    move(dx) {
      if (flip.current === null) return;
      flip.current = dragged(flip.current, dx / width);
      draw(flip.current);
    },
    end(_dx, speed) {
      if (flip.current === null) return;
      flip.current = isStill ? released(flip.current, speed) : released(flip.current, speed / width);
      const end = endOf(flip.current);
      if (isStill) rest(end);
      else run();
    },
  };
  return { shown, moving, drag };
}

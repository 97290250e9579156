import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { Zoom } from '../model/zoom.ts';
import type { Drag } from './drag.ts';
import { watchGestures } from './gestures.ts';
import styles from './stage.module.css';

interface PaneProps {
  readonly drag: Drag;
  readonly zoom: Zoom;
  readonly onZoom: (zoom: Zoom) => void;
  readonly onTurn: (direction: 1 | -1) => void;
  readonly children: ReactNode;
}

/** What lies on the stage, as near as one looks at it. */
export function Pane({ drag, zoom, onZoom, onTurn, children }: PaneProps) {
  const box = useRef<HTMLDivElement>(null);
  const steered = useEffectEvent(() => ({ drag, zoom, onZoom, onTurn }));
  useEffect(() => (box.current === null ? undefined : watchGestures(box.current, () => steered())), []);
  const { scale, x, y } = zoom;
  return (
    <div ref={box} className={styles.pane} data-is-near={scale > 1}>
      <div className={styles.zoomed} style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}>
        {children}
      </div>
    </div>
  );
}

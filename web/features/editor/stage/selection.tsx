import type { PointerEvent } from 'react';
import type { PageElement } from '#contracts/rules/pages/document.ts';
import { boundsOf, type Turned } from '#contracts/rules/pages/geometry/point.ts';
import { HANDLES, type Handle, sideOf } from '#contracts/rules/pages/geometry/resize.ts';
import { overPage } from './place-style.ts';
import styles from './stage.module.css';

interface SelectionProps {
  readonly chosen: readonly PageElement[];
  readonly canChange: boolean;
  readonly onResize: (event: PointerEvent<HTMLElement>, handle: Handle) => void;
  readonly onTurn: (event: PointerEvent<HTMLElement>) => void;
}

/** One outline for all that is chosen (选框); a single element has handles. */
export function Selection({ chosen, canChange, onResize, onTurn }: SelectionProps) {
  const [first, ...others] = chosen;
  if (!first) return null;
  const box: Turned | null = others.length === 0 ? first : boundsOf(chosen);
  if (!box) return null;
  const hasHandles = others.length === 0 && canChange && !first.locked;
  return (
    <div className={styles.outline} style={overPage(box)} data-over data-locked={first.locked === true}>
      {hasHandles ? (
        <>
          <span className={styles.turn} data-handle="turn" aria-hidden="true" onPointerDown={onTurn} />
          {HANDLES.map((handle) => {
            const { x, y } = sideOf(handle);
            return (
              <span
                key={handle}
                className={styles.handle}
                data-handle={handle}
                style={{ left: `${50 + x * 50}%`, top: `${50 + y * 50}%` }}
                aria-hidden="true"
                onPointerDown={(event) => onResize(event, handle)}
              />
            );
          })}
        </>
      ) : null}
    </div>
  );
}

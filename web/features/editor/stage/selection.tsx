import type { PointerEvent } from 'react';
import type { Id, PageElement } from '#contracts/rules/pages/document.ts';
import { boundsOf, type Turned } from '#contracts/rules/pages/geometry/point.ts';
import { HANDLES, type Handle, sideOf } from '#contracts/rules/pages/geometry/resize.ts';
import { overPage } from './place-style.ts';
import styles from './stage.module.css';

interface SelectionProps {
  readonly chosen: readonly PageElement[];
  readonly canChange: boolean;
  readonly pxPerMm: number;
  readonly onResize: (event: PointerEvent<HTMLElement>, handle: Handle) => void;
  readonly onTurn: (event: PointerEvent<HTMLElement>) => void;
  /** Its handles lie over a small element, so that they hear of a double click. */
  readonly onEdit: (id: Id) => void;
}

/** One outline for all that is chosen (选框), which turns by its handle; a single element has handles to be pulled, too. */
export function Selection({ chosen, canChange, pxPerMm, onResize, onTurn, onEdit }: SelectionProps) {
  const [first, ...others] = chosen;
  if (!first) return null;
  const box: Turned | null = others.length === 0 ? first : boundsOf(chosen);
  if (!box) return null;
  const canTurn = canChange && chosen.some(({ locked }) => !locked);
  const canResize = canTurn && others.length === 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the box below it is a button, whose Enter does the same
    <div
      className={styles.outline}
      style={overPage(box)}
      data-over
      data-locked={first.locked === true}
      onDoubleClick={() => onEdit(first.id)}
    >
      {canTurn ? (
        <>
          <span className={styles.turn} data-handle="turn" aria-hidden="true" onPointerDown={onTurn} />
          {(canResize ? HANDLES : [])
            .filter((handle) => hasRoom(handle, box, pxPerMm))
            .map((handle) => {
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

/** A handle in the middle of a side would lie over the corners of a short one. */
const SHORTEST_PX = 48;

function hasRoom(handle: Handle, { w, h }: Turned, pxPerMm: number): boolean {
  const { x, y } = sideOf(handle);
  if (x === 0) return w * pxPerMm >= SHORTEST_PX;
  return y !== 0 || h * pxPerMm >= SHORTEST_PX;
}

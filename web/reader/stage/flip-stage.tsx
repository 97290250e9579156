import { type CSSProperties, useCallback, useRef } from 'react';
import { PX_PER_MM } from '#web/page/scale.ts';
import { type Flip, looksOf } from '../model/flip.ts';
import { type Binding, firstPageOf, spreadAt, spreadCount, spreadOf } from '../model/spreads.ts';
import styles from './book.module.css';
import { bookShift, fitOf, thicknessOf } from './book-geometry.ts';
import { PageSlot } from './page-slot.tsx';
import { Pane } from './pane.tsx';
import type { StageProps } from './stage-props.ts';
import { useFlip } from './use-flip.ts';
import { useNearPages } from './use-near-pages.ts';

/** The book as it lies on a table (翻页): leaves turn around its spine. */
export function FlipStage({ reading, page, size, binding, mark, zoom, onPage, onZoom, onTurn }: StageProps) {
  const { book } = reading;
  const leaf = useRef<HTMLDivElement>(null);
  const bookBox = useRef<HTMLDivElement>(null);
  const frontShade = useRef<HTMLDivElement>(null);
  const backShade = useRef<HTMLDivElement>(null);
  const { pageNum, isDouble } = binding;
  const { scale } = fitOf(size, book);
  const pageWidth = book.widthMm * PX_PER_MM * scale;

  const draw = useCallback(
    (flip: Flip) => {
      // On these elements alone: a variable of theirs would have every line of the pages styled again, frame by frame.
      const { turn, shade } = leafStyles(flip);
      if (bookBox.current) bookBox.current.style.transform = shifted(flip, binding, pageWidth);
      if (leaf.current) leaf.current.style.transform = turn;
      for (const { current } of [frontShade, backShade]) if (current) current.style.opacity = shade;
    },
    [binding, pageWidth],
  );
  const { shown, moving, drag } = useFlip({
    target: spreadOf(page, binding),
    count: spreadCount(binding),
    width: pageWidth * 2,
    onTurned: (index) => onPage(firstPageOf(index, binding)),
    draw,
  });
  useNearPages(reading, spreadOf(page, binding), binding);

  const lower = spreadAt(moving?.lower ?? shown, binding);
  const upper = spreadAt(moving?.upper ?? shown, binding);
  const at = moving ?? { lower: shown, upper: shown, t: 0 };
  const edges = thicknessOf(pageNum, shown / Math.max(1, spreadCount(binding) - 1));

  function slot(number: number | null) {
    if (number === null) return null;
    return <PageSlot reading={reading} page={number} mark={mark} onGoTo={onPage} />;
  }

  const variables = {
    '--page-scale': scale,
    '--page-width': `${pageWidth}px`,
    transform: shifted(at, binding, pageWidth),
    '--edge-left': `${edges.left}px`,
    '--edge-right': `${edges.right}px`,
  } as CSSProperties;

  return (
    <Pane drag={drag} zoom={zoom} onZoom={onZoom} onTurn={onTurn}>
      <div ref={bookBox} className={styles.book} style={variables} data-is-double={isDouble}>
        {isDouble ? (
          <div className={styles.left} data-is-empty={lower.left === null}>
            {slot(lower.left)}
          </div>
        ) : null}
        <div className={styles.right} data-is-empty={upper.right === null}>
          {slot(upper.right)}
        </div>
        {moving === null ? null : (
          <div ref={leaf} className={styles.leaf} style={{ transform: leafStyles(moving).turn }}>
            <div className={styles.front}>
              {slot(lower.right)}
              <div ref={frontShade} className={styles.shade} />
            </div>
            <div className={styles.back}>
              {slot(upper.left)}
              <div ref={backShade} className={styles.shade} />
            </div>
          </div>
        )}
      </div>
    </Pane>
  );
}

function shifted(at: Parameters<typeof bookShift>[0], binding: Binding, pageWidth: number): string {
  return `translateX(${bookShift(at, binding) * pageWidth}px)`;
}

function leafStyles(flip: Flip): { readonly turn: string; readonly shade: string } {
  const { angle, shade } = looksOf(flip);
  return { turn: `rotateY(${angle}deg)`, shade: String(shade) };
}

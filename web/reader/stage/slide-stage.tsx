import { type CSSProperties, useState } from 'react';
import { useMedia } from '#web/lib/document/use-media.ts';
import { PX_PER_MM } from '#web/page/scale.ts';
import { pageScale } from './book-geometry.ts';
import type { Drag } from './drag.ts';
import { PageSlot } from './page-slot.tsx';
import { Pane } from './pane.tsx';
import styles from './slide.module.css';
import type { StageProps } from './stage-props.ts';
import { useNearPages } from './use-near-pages.ts';

const THRESHOLD = 0.2;
const FLICK_PX = 400;
/** Past the first and the last page a drag moves only so much of its way. */
const RESISTANCE = 0.25;

/** One page beside the other (滑动). */
export function SlideStage({ reading, page, size, binding, mark, zoom, onPage, onZoom, onTurn }: StageProps) {
  const { book } = reading;
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const [pulled, setPulled] = useState<number | null>(null);
  const scale = pageScale(size, book);
  useNearPages(reading, page - 1, binding);

  const exists = (number: number) => number >= 1 && number <= book.pageNum;
  const drag: Drag = {
    start() {
      setPulled(0);
      return true;
    },
    move: (dx) => setPulled(exists(page - Math.sign(dx)) ? dx : dx * RESISTANCE),
    end(dx, speed) {
      setPulled(null);
      const isFar = Math.abs(dx) > size.width * THRESHOLD || Math.abs(speed) > FLICK_PX;
      const next = page - Math.sign(dx);
      if (isFar && exists(next)) onPage(next);
    },
  };

  const around = [page - 1, page, page + 1].filter(exists);
  const variables = {
    '--page-scale': scale,
    '--pulled': `${pulled ?? 0}px`,
    '--at': page,
    height: `${book.heightMm * PX_PER_MM * scale}px`,
  } as CSSProperties;
  return (
    <Pane drag={drag} zoom={zoom} onZoom={onZoom} onTurn={onTurn}>
      <div className={styles.track} style={variables} data-is-moving={pulled === null && !isStill}>
        {around.map((number) => (
          <div
            key={number}
            className={styles.place}
            style={{ '--place': number } as CSSProperties}
            inert={number !== page}
          >
            <PageSlot reading={reading} page={number} mark={mark} onGoTo={onPage} />
          </div>
        ))}
      </div>
    </Pane>
  );
}

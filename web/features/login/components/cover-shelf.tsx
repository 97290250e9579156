import type { CSSProperties } from 'react';
import styles from './cover-shelf.module.css';

interface ShelvedBook {
  readonly artId: string;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly spineMm: number;
}

/** Books of the invented works that stand on the shelf, back to front. */
const BACK_ROW: readonly ShelvedBook[] = [
  { artId: 'flora', widthMm: 210, heightMm: 275, spineMm: 9 },
  { artId: 'jiangnan-old-lanes', widthMm: 170, heightMm: 230, spineMm: 14 },
  { artId: 'journey-of-thousand-hills', widthMm: 145, heightMm: 210, spineMm: 18 },
];
const FRONT_ROW: readonly ShelvedBook[] = [
  { artId: 'lamp-by-the-window', widthMm: 130, heightMm: 190, spineMm: 10 },
  { artId: 'little-whale-letter', widthMm: 210, heightMm: 210, spineMm: 6 },
];

function Row({ books, className }: { books: readonly ShelvedBook[]; className: string | undefined }) {
  return (
    <div className={className}>
      {books.map(({ artId, widthMm, heightMm, spineMm }) => {
        const size = { '--w': widthMm, '--h': heightMm, '--spine': spineMm } as CSSProperties;
        return (
          <div key={artId} className={styles.book} style={size}>
            <img
              loading="lazy"
              src={`/media/art/${artId}.svg`}
              alt=""
              width={widthMm}
              height={heightMm}
              decoding="async"
              onError={(event) => {
                event.currentTarget.hidden = true;
              }}
            />
          </div>
        );
      })}
    </div>
  );
}

/** A shelf of finished books, true to scale. */
export function CoverShelf() {
  return (
    <div className={styles.shelf} aria-hidden="true">
      <Row books={BACK_ROW} className={styles.backRow} />
      <Row books={FRONT_ROW} className={styles.frontRow} />
    </div>
  );
}

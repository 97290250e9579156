import { lazy, Suspense, useState } from 'react';
import type { Page } from '#contracts/rules/pages/document.ts';
import type { GoodsFor } from '#web/features/print-options/api.ts';
import { type BookLook, isSpineTitled } from '#web/features/print-options/model/book-look.ts';
import { Row, Stack } from '#web/kit/layout/shapes.ts';
import page from '../book-page.module.css';
import styles from './book-solid.module.css';

// The renderer of pages comes when a book is opened.
const InnerPage = lazy(async () => ({ default: (await import('./inner-page.tsx')).InnerPage }));

interface BookSolidProps {
  readonly publication: GoodsFor['publication'];
  readonly look: BookLook;
  /** What stands in front where there is no cover. */
  readonly front: Page | undefined;
  /** Those that lie open; none until it was opened. */
  readonly pages: readonly Page[];
  /** Pixels to the millimetre. */
  readonly scale: number;
}

function Cover({ name, photoPath }: Pick<GoodsFor['publication'], 'name' | 'photoPath'>) {
  const [isMissing, setIsMissing] = useState(false);
  if (isMissing)
    return (
      <Stack as="span" padY={16} padX={16} tone="ink" text="center" className={styles.plain}>
        {name}
      </Stack>
    );
  return (
    <span className={styles.art}>
      <img src={photoPath} alt="" fetchPriority="high" onError={() => setIsMissing(true)} />
    </span>
  );
}

/** The book (成品) as it would lie in the hand: cover, spine, leaves, and inside it the pages that are open. */
export function BookSolid({ publication, look, front, pages, scale }: BookSolidProps) {
  const { name, author, photoPath, widthMm, heightMm } = publication;
  // Only a book shows two at once.
  const [left, right = left] = pages;
  const drawn = (content: Page) => (
    <Suspense>
      <InnerPage page={content} widthMm={widthMm} heightMm={heightMm} scale={scale} />
    </Suspense>
  );
  const opened = (side: 'left' | 'right', content: Page | undefined) => (
    <span className={page.page} data-side={side}>
      {content === undefined ? null : drawn(content)}
    </span>
  );
  return (
    <>
      <span className={styles.ground} />
      <div className={styles.book}>
        <span className={styles.back} />
        <span className={styles.head} />
        <span className={styles.tail} />
        <span className={styles.edge} />
        <span className={styles.spine}>
          {isSpineTitled(look) ? (
            <Row as="span" gap={12} justify="between" padX={12} nowrap className={styles.title}>
              {name}
              <small>{author}</small>
            </Row>
          ) : null}
        </span>
        {opened('right', right)}
        <div className={styles.lid}>
          <span className={styles.outside}>
            {front ? drawn(front) : <Cover key={photoPath} name={name} photoPath={photoPath} />}
          </span>
          <span className={styles.inside}>{opened('left', left)}</span>
        </div>
        <span className={styles.rings} />
      </div>
    </>
  );
}

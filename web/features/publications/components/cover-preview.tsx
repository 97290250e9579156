import { lazy, Suspense, useEffect, useState } from 'react';
import { BookCover } from '#web/components/book-cover.tsx';
import { readingPath } from '#web/lib/paths.ts';
import type { Work } from '../model/work.ts';

/** Somebody who only passes by is not looking. */
const LOOKING_MS = 300;

// Pages and their fonts come when somebody looks at a book for the first time.
const CoverPages = lazy(async () => ({ default: (await import('./cover-pages.tsx')).CoverPages }));

/** The cover of a work (封面), which leads to its reader and leafs through its first pages for whoever looks at it. */
export function CoverPreview({ work }: { readonly work: Work }) {
  const [isThere, setIsThere] = useState(false);
  const [isLooking, setIsLooking] = useState(false);

  useEffect(() => {
    if (!isThere) return;
    const timer = setTimeout(() => setIsLooking(true), LOOKING_MS);
    return () => {
      clearTimeout(timer);
      setIsLooking(false);
    };
  }, [isThere]);

  return (
    <a
      href={readingPath(work.code)}
      target="_blank"
      rel="noopener"
      aria-label={`打开阅读《${work.name}》`}
      onPointerEnter={({ pointerType }) => setIsThere(pointerType === 'mouse')}
      onPointerLeave={() => setIsThere(false)}
      onFocus={() => setIsThere(true)}
      onBlur={() => setIsThere(false)}
    >
      <BookCover src={work.photoPath} name={work.name} pageNum={work.pageNum} size="shelf">
        {isLooking ? (
          <Suspense>
            <CoverPages work={work} />
          </Suspense>
        ) : null}
      </BookCover>
    </a>
  );
}

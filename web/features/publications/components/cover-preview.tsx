import { lazy, Suspense, useEffect, useState } from 'react';
import { BookCover } from '#web/components/pictures/book-cover.tsx';
import { readingPath } from '#web/lib/paths.ts';
import type { Work } from '../model/work.ts';

/** A pointer that only passes over a cover does not open it. */
const LOOKING_MS = 300;

// Pages and their fonts load with the first preview.
const CoverPages = lazy(async () => ({ default: (await import('./cover-pages.tsx')).CoverPages }));

/** The cover of a work (封面): a link to its reader, which leafs through the first pages on hover or focus. */
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
      <BookCover src={work.photoPath} name={work.name} type={work.type} pageNum={work.pageNum} size="shelf">
        {isLooking ? (
          <Suspense>
            <CoverPages work={work} />
          </Suspense>
        ) : null}
      </BookCover>
    </a>
  );
}

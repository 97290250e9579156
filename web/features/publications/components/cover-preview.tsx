import { BookCover } from '#web/components/book-cover.tsx';
import type { Work } from '../api.ts';

/** The cover of a work (封面) as it stands in a list. */
export function CoverPreview({ work }: { readonly work: Work }) {
  return <BookCover src={work.photoPath} name={work.name} pageNum={work.pageNum} size="shelf" />;
}

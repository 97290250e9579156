import type { Book } from '#contracts/rules/pages/book.ts';
import { WHOLE } from '#contracts/rules/pages/document.ts';
import { SEEDED_WORKS } from '../works.ts';

/** The pages of a seeded work. */
export function seededBook(artId: string, pageNum: number): Book {
  const {
    widthMm = 210,
    heightMm = 285,
    title = '',
  } = SEEDED_WORKS.find((work) => work.artId === artId) ?? {};
  const box = { x: 0, y: 0, w: widthMm, h: heightMm };
  return {
    ...{ widthMm, heightMm, pageNum, outline: [] },
    page: (no) => ({
      role: no === 1 ? 'cover' : 'inner',
      ground: '#f7f5f0',
      elements: no === 1 ? [{ kind: 'image', ...box, source: `art:${artId}`, crop: WHOLE, alt: title }] : [],
    }),
  };
}

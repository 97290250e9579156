import type { Page } from '../../pages/document.ts';

/**
 * Whether pages are as they came out of a PDF (转换后未改动): each is one whole picture, which words and links lie over.
 * Then the member's own file is printed instead.
 */
export function isAsConverted(pages: readonly Page[]): boolean {
  return pages.length > 0 && pages.every(isOnePicture);
}

function isOnePicture({ elements }: Page): boolean {
  const printed = elements.filter(({ kind }) => kind !== 'words' && kind !== 'link');
  const [picture] = printed;
  if (printed.length !== 1 || picture?.kind !== 'image' || picture.turn || picture.tune) return false;
  const { x, y, w, h } = picture.crop;
  return x === 0 && y === 0 && w === 1 && h === 1;
}

import { type New, type PageElement, WHOLE } from '#contracts/rules/pages/document.ts';
import { idAt } from '#contracts/rules/pages/ids.ts';
import { givenIds } from '#contracts/rules/pages/migrations.ts';
import { pictureBox } from '#contracts/rules/pages/picture-box.ts';
import { readElements } from '#contracts/rules/pages/read-document.ts';
import { parsedJson } from '#contracts/rules/parsed-json.ts';
import type { ImportRow } from '#db/queries/publications/imports.ts';
import { fieldRefusal } from '#server/errors.ts';
import type { PictureMade } from '#server/files/picture-work.ts';

/** The picture of an imported page, as large as the page takes it. */
export function pictureOf(
  work: ImportRow['work'],
  no: number,
  hash: string,
  picture: PictureMade,
): New<PageElement> {
  return {
    kind: 'image',
    ...pictureBox(picture, work),
    source: `file:${hash}`,
    crop: WHOLE,
    alt: no === 1 ? `《${work.name}》封面` : '',
  };
}

/** What lies over the picture of a page: words that can be read and places that lead somewhere. */
export function readPageElements(text: string, pageNum: number): readonly PageElement[] {
  const pages = new Set(Array.from({ length: pageNum }, (_, at) => idAt(at + 1)));
  const read = readElements(givenIds(parsedJson(text)), pages);
  if (read.kind === 'problems') throw fieldRefusal('bad-elements', `页面内容不正确：${read.problems[0]}`);
  const isOverlay = read.elements.every(({ kind }) => kind === 'words' || kind === 'link');
  if (!isOverlay) throw fieldRefusal('bad-elements', '页面内容只能有文字层和链接');
  return read.elements;
}

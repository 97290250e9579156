import {
  DOCUMENT_VERSION,
  type ImageElement,
  type LinkElement,
  type New,
  type Page,
  type PageDocument,
  type PageElement,
  type ShapeElement,
  type TextElement,
  WHOLE,
} from '../pages/document.ts';
import { idAt, withIds } from '../pages/ids.ts';
import { pageRole } from '../pages/page-role.ts';
import type { PictureFile, PrintFacts } from '../print/preflight/finding.ts';
import type { SourceFacts, SourceFile } from '../print/preflight/source-facts.ts';

export const PHOTO = `file:${'a'.repeat(64)}`;

/** Facts with which a document of sample elements has no finding. */
export function factsWith(photo: PictureFile, more: Partial<PrintFacts> = {}): PrintFacts {
  return { pictures: { [PHOTO]: photo }, ...more };
}

/** A PDF that is printed itself. */
export function sourceWith(facts: Partial<SourceFacts>): SourceFile {
  const sound = { why: '', bareFonts: [], otherSizes: [], unbled: [], coarse: [] } as const;
  return { state: 'printed', facts: { ...sound, ...facts } };
}

export const SHARP: PictureFile = { state: 'pixels', width: 6000, height: 4000 };

export function sampleText(text: string, more: Partial<New<TextElement>> = {}): New<TextElement> {
  return {
    kind: 'text',
    ...{ x: 20, y: 20, w: 60, h: 10 },
    text,
    style: {
      family: 'sans',
      weight: 400,
      size: 4,
      leading: 1.5,
      color: '#000000',
      align: 'left',
      indent: 0,
    },
    part: 'prose',
    ...more,
  };
}

export function samplePhoto(more: Partial<New<ImageElement>> = {}): New<ImageElement> {
  return { kind: 'image', ...{ x: 20, y: 40, w: 60, h: 40 }, source: PHOTO, crop: WHOLE, alt: '', ...more };
}

export function sampleShape(more: Partial<New<ShapeElement>> = {}): New<ShapeElement> {
  return {
    kind: 'shape',
    ...{ x: 20, y: 90, w: 20, h: 20 },
    form: 'rect',
    fill: '#203864',
    stroke: null,
    strokeWidth: 0,
    radius: 0,
    ...more,
  };
}

export function sampleLink(page: number): New<LinkElement> {
  return {
    kind: 'link',
    ...{ x: 20, y: 20, w: 60, h: 6 },
    target: { to: 'page', page: idAt(page) },
    label: '',
  };
}

/** Eight pages of 100 × 150 mm with a word on each; the given elements come on top of that on page 3, on the right. */
export function sampleDocument(...elements: readonly New<PageElement>[]): PageDocument {
  return withPage(3, elements);
}

export function withPage(
  no: number,
  elements: readonly New<PageElement>[],
  isAlone = false,
  pageNum = 8,
): PageDocument {
  const pages = Array.from({ length: pageNum }, (_, at): Page => {
    const own = at + 1 === no ? elements : [];
    const word = sampleText('字', { y: 130 });
    return {
      id: idAt(at + 1),
      role: pageRole(at + 1, pageNum),
      ground: '#ffffff',
      elements: withIds(isAlone && at + 1 === no ? own : [word, ...own]),
    };
  });
  return { version: DOCUMENT_VERSION, widthMm: 100, heightMm: 150, pages, outline: [] };
}

import { describe, expect, it } from 'vitest';
import { type Book, pageToRead } from '../pages/book.ts';
import { PAGE_SIDES, type PageDocument, type TextElement } from '../pages/document.ts';
import { applyMaster, innerPages, mainMaster, removeMaster, usesOfMaster } from '../pages/edits/masters.ts';
import { copyPage, insertPage, movePage } from '../pages/edits/pages.ts';
import { countedIds, documentOf, shape } from '../pages/edits/testing.ts';
import { idAt } from '../pages/ids.ts';
import { readDocument } from '../pages/read-document.ts';
import { resolved } from '../pages/resolved.ts';
import { pageBoxes } from '../print/page-boxes.ts';
import {
  addField,
  changeField,
  FIELD_PLACES,
  fieldsOf,
  hasField,
  type RunningField,
  removeField,
} from './running-fields.ts';

const BARE = documentOf(12, { 5: [shape(1)] });
const numbered = (document: PageDocument = BARE) => addField(document, 'page', countedIds());
/** With ids that the number has not used. */
function titled(document: PageDocument): PageDocument {
  const newId = countedIds();
  for (let used = 0; used < 10; used += 1) newId();
  return addField(document, 'title', newId);
}

/** The fields of a page as they are drawn. */
function drawn(document: PageDocument, no: number): readonly TextElement[] {
  const { pages, masters = [] } = document;
  const page = pages[no - 1];
  if (!page) throw new Error(`no page ${no}`);
  const { elements } = resolved(page, { no, pages: pages.length, masters, title: '湖上' });
  return elements.filter((each): each is TextElement => each.kind === 'text');
}
const said = (document: PageDocument) =>
  document.pages.map((_page, at) =>
    drawn(document, at + 1)
      .map(({ text }) => text)
      .join(' '),
  );

describe('numbers and titles that stand on a page already', () => {
  const words = (text: string, more: Partial<TextElement> = {}): TextElement => ({
    ...{ kind: 'text', id: idAt(90), x: 100, y: BARE.heightMm - 12, w: 20, h: 6, text, part: 'furniture' },
    style: {
      family: 'serif',
      weight: 400,
      size: 3,
      leading: 1.4,
      color: '#203864',
      align: 'left',
      indent: 0,
    },
    ...more,
  });
  const withWords = (element: TextElement, fills: 'page' | 'title' = 'page') => {
    const document = addField(documentOf(12, { 5: [element] }), fills, countedIds(), '湖上');
    expect(readDocument(document).kind).toBe('document');
    return document.pages[4]?.elements.length;
  };

  it.each(['5', '- 5 -', '第 5 页', '5 / 12'])('are replaced: %s', (text) => {
    expect(withWords(words(text))).toBe(0);
  });

  it('are replaced where they follow the page, wherever they stand', () => {
    expect(withWords(words('#', { fills: 'page', y: 100 }))).toBe(0);
    expect(withWords(words('湖上'), 'title')).toBe(0);
  });

  it('are left alone where they say something else, or stand in the text', () => {
    expect(withWords(words('6'))).toBe(1);
    expect(withWords(words('5 月'))).toBe(1);
    expect(withWords(words('5', { y: 100 }))).toBe(1);
    expect(withWords(words('5'), 'title')).toBe(1);
  });

  it('of a master without sides become those of both, each with an id of its own', () => {
    const number = { ...words('#', { fills: 'page' }), id: idAt(70) };
    const master = { id: idAt(60), name: '内页', elements: [number] };
    const pages = BARE.pages.map((page) => (page.role === 'inner' ? { ...page, master: master.id } : page));
    const document = addField({ ...BARE, pages, masters: [master] }, 'title', countedIds());
    expect(readDocument(document).kind).toBe('document');
    const ids = document.masters?.[0]?.elements.map(({ id }) => id) ?? [];
    expect([ids.length, new Set(ids).size]).toEqual([4, 4]);
  });
});

describe('page numbers by one press', () => {
  it('stand on all inner pages, not on the cover and endpapers', () => {
    const document = numbered();
    expect(said(document)).toEqual(['', '', '3', '4', '5', '6', '7', '8', '9', '10', '', '']);
    expect(readDocument(document).kind).toBe('document');
    expect([hasField(BARE, 'page'), hasField(document, 'page'), hasField(document, 'title')]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('stand in the outer lower corner of the safe area', () => {
    for (const no of [3, 4]) {
      const [number] = drawn(numbered(), no);
      const { safe } = pageBoxes({ ...BARE, no, pageNum: 12 });
      if (!number) throw new Error('no number');
      const { x, y, w, h, style } = number;
      expect(y + h).toBeCloseTo(safe.y + safe.h, 2);
      if (no % 2 === 1) expect(x + w).toBeCloseTo(safe.x + safe.w, 2);
      else expect(x).toBeCloseTo(safe.x, 2);
      expect(style.align).toBe(no % 2 === 1 ? 'right' : 'left');
    }
  });

  it('follow pages that are inserted, copied and moved', () => {
    const more = insertPage(numbered(), idAt(3), countedIds());
    expect(said(more).slice(2, 5)).toEqual(['3', '4', '5']);
    expect(drawn(more, 5)[0]?.style.align).toBe('right');
    expect(said(copyPage(more, idAt(5), countedIds())).filter((each) => each !== '')).toHaveLength(10);
    const cover = movePage(numbered(), idAt(5), 0);
    expect(said(cover)[0]).toBe('');
    expect(cover.pages[0]).not.toHaveProperty('master');
  });

  it('leave pages that have another master', () => {
    const other = { id: idAt(50), name: '章首', elements: [shape(2)] };
    const mixed = { ...numbered(), masters: [...(numbered().masters ?? []), other] };
    const document = titled(applyMaster(mixed, new Set([idAt(4)]), other.id));
    expect(said(document).slice(2, 5)).toEqual(['3 湖上', '', '5 湖上']);
  });

  it('come back to pages that lost them, without a second field', () => {
    const lost = applyMaster(numbered(), new Set(innerPages(BARE).map(({ id }) => id)), null);
    expect(hasField(lost, 'page')).toBe(false);
    expect(numbered(lost)).toEqual(numbered());
    expect(numbered(numbered())).toEqual(numbered());
  });
});

it('readers and print files have the same pages as the stage', () => {
  const document = titled(numbered());
  const { pages, masters = [] } = document;
  const book = {
    ...{ ...document, masters, title: '湖上', pageNum: pages.length },
    page: (no: number) => pages[no - 1] ?? pages[0],
    numberOf: () => null,
  } as Book;
  for (const [at, page] of pages.entries()) {
    const facts = { no: at + 1, pages: pages.length, masters, title: '湖上' };
    expect(pageToRead(book, at + 1).elements).toEqual(resolved(page, facts).elements);
  }
});

describe('a running title', () => {
  it('stands beside the number in the corner', () => {
    for (const no of [3, 4]) {
      const [number, title] = drawn(titled(numbered()), no);
      if (!number || !title) throw new Error('a field is missing');
      expect(title.text).toBe('湖上');
      if (no % 2 === 1) expect(title.x + title.w).toBeLessThan(number.x);
      else expect(title.x).toBeGreaterThan(number.x + number.w);
      expect(title.y + title.h).toBeCloseTo(number.y + number.h, 2);
    }
  });

  const PAIRS = FIELD_PLACES.flatMap((one) => FIELD_PLACES.map((other) => [one, other] as const));
  it.each(PAIRS)('at %s is clear of a number at %s, and both are safe', (place, numberPlace) => {
    const look = { size: 4, color: '#203864' };
    const both = titled(numbered());
    const id = mainMaster(both)?.id ?? '';
    const title: RunningField = { fills: 'title', place, ...look };
    const number: RunningField = { fills: 'page', place: numberPlace, ...look };
    const document = changeField(changeField(both, id, title), id, number);
    const [master] = document.masters ?? [];
    if (!master) throw new Error('no master');
    expect(fieldsOf(master, document)).toEqual([number, title]);
    for (const side of PAGE_SIDES) {
      const no = side === 'right' ? 3 : 4;
      const { safe } = pageBoxes({ ...BARE, no, pageNum: 12 });
      const [one, other] = drawn(document, no);
      if (!one || !other) throw new Error('a field is missing');
      for (const { x, y, w, h } of [one, other]) {
        expect(x).toBeGreaterThanOrEqual(safe.x - 0.01);
        expect(y).toBeGreaterThanOrEqual(safe.y - 0.01);
        expect(x + w).toBeLessThanOrEqual(safe.x + safe.w + 0.01);
        expect(y + h).toBeLessThanOrEqual(safe.y + safe.h + 0.01);
      }
      const isBeside = one.x + one.w <= other.x + 0.01 || other.x + other.w <= one.x + 0.01;
      const isAbove = one.y + one.h <= other.y + 0.01 || other.y + other.h <= one.y + 0.01;
      expect(isBeside || isAbove).toBe(true);
    }
    expect(readDocument(document).kind).toBe('document');
  });
});

describe('what pages share', () => {
  it('goes field by field, and the master with the last', () => {
    const both = titled(numbered());
    const id = mainMaster(both)?.id ?? '';
    const titles = removeField(both, id, 'page');
    expect(said(titles)[2]).toBe('湖上');
    const none = removeField(titles, id, 'title');
    expect(none).toEqual(BARE);
  });

  it('stays where a master has more than fields', () => {
    const document = { ...numbered(), masters: [{ id: idAt(60), name: '', elements: [shape(3)] }] };
    expect(mainMaster(document)?.id).toBe(idAt(60));
    expect(removeField(document, idAt(60), 'page').masters?.[0]?.elements).toEqual([shape(3)]);
    expect(removeField(document, idAt(61), 'page')).toBe(document);
  });

  it('is taken from the pages that had it', () => {
    const document = numbered();
    const id = mainMaster(document)?.id ?? '';
    expect(usesOfMaster(document, id)).toBe(8);
    expect(removeMaster(document, id)).toEqual(BARE);
    expect(applyMaster(document, new Set(), null)).toBe(document);
  });
});

import { describe, expect, it } from 'vitest';
import {
  DOCUMENT_VERSION,
  type Page,
  type PageElement,
  type TextElement,
} from '#contracts/rules/pages/document.ts';
import { idAt } from '#contracts/rules/pages/ids.ts';
import { DOCUMENT_LIMITS } from '#contracts/rules/pages/limits.ts';
import { wordsOf } from '#contracts/rules/pages/page-text.ts';
import { readDocument } from '#contracts/rules/pages/read-document.ts';
import { linesOf } from '#contracts/rules/pages/text-layout.ts';
import { SEEDED_PUBLICATIONS } from '../../seeded/publications.ts';
import { SEEDED_WORKS } from '../works.ts';
import { seededBook } from './seeded-book.ts';
import { heightOf } from './type-area.ts';

/** What the work with a missing picture names. */
const GONE = `file:${'0'.repeat(64)}`;
const FEW = [1, 2, 3, 4, 7, 13, 64];

function countsOf(artId: string): number[] {
  const seeded = SEEDED_PUBLICATIONS.filter((each) => each.artId === artId).map(({ pageNum }) => pageNum);
  return [...new Set([...seeded, ...FEW])];
}

/** All pages of a book that a document may hold, and of a longer one its ends and some between. */
function numbersOf(pageNum: number): number[] {
  const all = Array.from({ length: Math.min(pageNum, DOCUMENT_LIMITS.pages) }, (_, at) => at + 1);
  if (pageNum <= DOCUMENT_LIMITS.pages) return all;
  return all.map((no) => (no < 250 ? no : pageNum - DOCUMENT_LIMITS.pages + no));
}

function pagesOf(artId: string, pageNum: number): [number, Page][] {
  const book = seededBook(artId, pageNum);
  return numbersOf(pageNum).map((no) => [no, book.page(no)]);
}

describe.each(SEEDED_WORKS)('the book of $artId', ({ artId, widthMm, heightMm, pageNum }) => {
  it.each(countsOf(artId))('is a document that a reader accepts, with %i pages', (count) => {
    const { outline, page } = seededBook(artId, count);
    const isWhole = count <= DOCUMENT_LIMITS.pages;
    const pages = numbersOf(count).map((no) => withoutPageLinks(page(no), isWhole));
    const document = { version: DOCUMENT_VERSION, widthMm, heightMm, pages, outline: isWhole ? outline : [] };
    expect(readDocument(document)).toMatchObject({ kind: 'document' });
  });

  it.each(countsOf(artId))('has an outline of pages that exist and ascend, with %i pages', (count) => {
    const pages = seededBook(artId, count).outline.map(({ page }) => page);
    expect(pages.length).toBeLessThanOrEqual(DOCUMENT_LIMITS.outline);
    expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
    expect(pages.at(0)).toBeGreaterThanOrEqual(1);
    expect(pages.at(-1)).toBeLessThanOrEqual(count);
  });

  it('says the same on the same page', () => {
    const middle = Math.ceil(pageNum / 2);
    expect(seededBook(artId, pageNum).page(middle)).toEqual(seededBook(artId, pageNum).page(middle));
  });

  it('keeps every text in its box and on the page', () => {
    for (const count of countsOf(artId)) {
      for (const [no, { elements }] of pagesOf(artId, count)) {
        for (const element of elements) {
          if (element.kind !== 'text') continue;
          const { x, y, w, h, text, style } = element;
          const where = `page ${no} of ${count}: ${text.slice(0, 20)}`;
          expect(no === 1 ? linesEnd(element) : heightOf(text, w, style), where).toBeLessThanOrEqual(
            (style.vertical ? w : h) + 0.05,
          );
          expect(Math.min(x, y, widthMm - x - w, heightMm - y - h), where).toBeGreaterThanOrEqual(-0.05);
        }
      }
    }
  });

  it('sets no text over another', () => {
    for (const [no, { elements }] of pagesOf(artId, pageNum)) {
      const texts = elements.filter(({ kind }) => kind === 'text');
      for (const [at, one] of texts.entries()) {
        for (const other of texts.slice(at + 1)) expect(overlap(one, other), `page ${no}`).toBeLessThan(0.6);
      }
    }
  });

  it('names pictures that there are', () => {
    for (const [, { elements }] of pagesOf(artId, pageNum)) {
      for (const element of elements) {
        if (element.kind === 'image' && element.source !== GONE) {
          expect(element.source).toMatch(new RegExp(`^art:${artId}/(\\d|1\\d|2[0-4])$`));
        }
      }
    }
  });

  it('repeats no passage within forty pages', () => {
    for (const count of countsOf(artId)) {
      const last = new Map<string, number>();
      for (const [no, page] of pagesOf(artId, count)) {
        for (const passage of longPassages(page)) {
          expect(no - (last.get(passage) ?? -100), passage.slice(0, 12)).toBeGreaterThan(40);
          last.set(passage, no);
        }
      }
    }
  });
});

describe('seededBook', () => {
  it.each([
    [1, ['cover']],
    [3, ['cover', 'inner', 'inner']],
    [4, ['cover', 'inner', 'inner', 'back']],
    [8, ['cover', 'inside-cover', 'inner', 'inner', 'inner', 'inner', 'inside-back', 'back']],
  ])('gives each of %i pages its role', (count, roles) => {
    const { page } = seededBook('slow-river', count);
    expect(numbersOf(count).map((no) => page(no).role)).toEqual(roles);
  });

  it('leads from the contents to the chapters of the outline', () => {
    const { outline, page } = seededBook('slow-river', 399);
    const links = [5, 6, 7, 8].flatMap((no) => page(no).elements.filter(({ kind }) => kind === 'link'));
    const leading = links.map((link) =>
      link.kind === 'link' && link.target.to === 'page' ? link.target.page : '',
    );
    expect(leading).toEqual(outline.slice(1).map((entry) => idAt(entry.page)));
  });

  it('has other words on each of the three hundred pages of the ferns', () => {
    const words = pagesOf('flora', 300).map(([, page]) => wordsOf(page));
    expect(words).toHaveLength(300);
    expect(new Set(words).size).toBe(300);
    expect(words).not.toContain('');
  });

  it('refuses works, counts and pages that there are not', () => {
    expect(() => seededBook('nothing', 8)).toThrow(RangeError);
    expect(() => seededBook('slow-river', 0)).toThrow(RangeError);
    expect(() => seededBook('slow-river', 8).page(9)).toThrow(RangeError);
  });
});

/** Where the last line ends, as every program lays it out. */
function linesEnd(element: TextElement): number {
  const last = linesOf(element).at(-1);
  return last ? last.y + last.height : 0;
}

/** A part of a long book has links to pages that the part does not have. */
function withoutPageLinks(page: Page, isWhole: boolean): Page {
  return isWhole ? page : { ...page, elements: page.elements.filter(({ kind }) => kind !== 'link') };
}

function longPassages({ elements }: Page): string[] {
  return elements
    .flatMap((element) =>
      element.kind === 'text' && element.part === 'prose' ? element.text.split('\n') : [],
    )
    .filter((text) => text.length >= 90);
}

/** How far two boxes reach into each other, in millimetres. */
function overlap(a: PageElement, b: PageElement): number {
  const across = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return Math.max(0, Math.min(across, down));
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ImageElement, PageDocument, PageElement, TextElement } from '../pages/document.ts';
import { pageOf, withElements } from '../pages/edits/change.ts';
import { addElements, layerElements, moveElements, removeElements } from '../pages/edits/elements.ts';
import { copyPage, deletePage, movePage } from '../pages/edits/pages.ts';
import { countedIds, image, shape } from '../pages/edits/testing.ts';
import { idAt } from '../pages/ids.ts';
import { readDocument } from '../pages/read-document.ts';
import { pageBoxes } from '../print/page-boxes.ts';
import { calendarDocument, leavesOf } from './calendar-document.ts';
import { CALENDAR_SIZES } from './calendar-spec.ts';
import { CALENDAR_STYLES } from './calendar-styles.ts';
import { CALENDAR_KINDS, CALENDAR_STYLE_IDS, type CalendarSpec } from './calendar-types.ts';
import { placeKey, placeOfName } from './month-names.ts';
import { leafOf } from './page-names.ts';
import { birthday, lunarly, misplaced, specOf } from './testing.ts';
import { changedCalendar, yearsLater } from './year-change.ts';

const DATES = [birthday({ year: 1967 }), lunarly(12, 30), lunarly(11, 20)];
const SPEC = specOf();
const FEBRUARY = idAt(3);

const made = (spec: CalendarSpec = SPEC) => calendarDocument(spec, CALENDAR_SIZES[spec.kind][0], DATES);
const changed = (document: PageDocument, from: CalendarSpec, to: CalendarSpec) =>
  changedCalendar(document, from, to, DATES);
const inYear = (firstYear: number): CalendarSpec => ({ ...SPEC, firstYear });

const elementsOf = (document: PageDocument, page = FEBRUARY) => pageOf(document, page)?.elements ?? [];
const named = (document: PageDocument, name: string, page = FEBRUARY) =>
  elementsOf(document, page).find((element) => element.name === name);
const only = (element: PageElement | undefined) => new Set([element?.id ?? '']);
const photo = (at: number, more: Partial<ImageElement> = {}) =>
  image(at, { source: `file:${'a'.repeat(64)}`, ...more });

describe('another year', () => {
  it('is what a new calendar of that year is, as long as nothing was done by hand', () => {
    for (const to of [
      inYear(2028),
      specOf({ style: 'planner', weekStart: 0, language: 'zh-en', lunar: false }),
    ]) {
      expect(changed(made(), SPEC, to)).toEqual({ document: made(to), spec: to, rewritten: [], gone: 0 });
    }
  });

  it('keeps photos and everything else that was put on the pages', () => {
    const own = photo(1, { name: '全家' });
    const withPhoto = addElements(made(), FEBRUARY, [own]);
    const next = changed(withPhoto, SPEC, inYear(2028)).document;
    expect(elementsOf(next).at(-1)).toBe(own);
    expect(named(next, '2028-02-29 number')).toMatchObject({ text: '29' });
  });

  it('makes no place for a photo anew where a photo took it', () => {
    const place = named(made(), '2027-02 photo');
    const swapped = addElements(removeElements(made(), FEBRUARY, only(place)), FEBRUARY, [photo(1)]);
    const back = layerElements(swapped, FEBRUARY, new Set([idAt(1)]), 'back');
    const next = changed(back, SPEC, inYear(2028)).document;
    expect([named(next, '2028-02 photo'), elementsOf(next)[0]]).toEqual([undefined, photo(1)]);
    // An image that stands there as a generated one stays too.
    const generated = addElements(made(), FEBRUARY, [photo(1, { by: 'month', name: '2027-02 photo' })]);
    expect(elementsOf(changed(generated, SPEC, inYear(2028)).document).at(-1)).toMatchObject({
      kind: 'image',
    });
  });

  it('shows the right date in a number that was moved, with the look it was given', () => {
    // The second Sunday of February is the 14th in 2027, and the 13th in 2028.
    const number = named(made(), '2027-02-14 number');
    const moved = moveElements(made(), FEBRUARY, only(number), { x: 2, y: 1 });
    const painted = withElements(moved, FEBRUARY, only(number), (element) => {
      if (element.kind !== 'text') return element;
      return {
        ...element,
        spans: [{ from: 0, to: 2, color: '#00ff00' }],
        style: { ...element.style, size: 3 },
      };
    });
    const { document, gone } = changed(painted, SPEC, inYear(2028));
    const kept = elementsOf(document).filter(({ pinned }) => pinned);
    expect(kept).toEqual([
      { ...elementsOf(painted).find(({ pinned }) => pinned), name: '2028-02-13 number', text: '13' },
    ]);
    expect(elementsOf(document).filter(({ name }) => name === '2028-02-13 number')).toHaveLength(1);
    expect(gone).toBe(0);
  });

  it('fits a look of the whole text to a shorter one', () => {
    // The second Wednesday is the 10th in 2027, and the 7th in 2029.
    const number = named(made(), '2027-02-10 number');
    const spans = [{ from: 0, to: 2, weight: 700 as const }];
    const painted = withElements(made(), FEBRUARY, only(number), (element) => ({
      ...(element as TextElement),
      spans,
    }));
    const next = changed(painted, SPEC, inYear(2029)).document;
    expect(named(next, '2029-02-07 number')).toMatchObject({
      text: '7',
      spans: [{ from: 0, to: 1, weight: 700 }],
    });
    // A look of one of two digits is none of the whole.
    const half = withElements(made(), FEBRUARY, only(number), (element) => ({
      ...(element as TextElement),
      spans: [{ from: 0, to: 1, weight: 700 as const }],
    }));
    expect(named(changed(half, SPEC, inYear(2029)).document, '2029-02-07 number')).not.toHaveProperty(
      'spans',
    );
  });

  it('lets go of what was moved where its cell is gone, and of the mark of a day that has none', () => {
    // 31 August 2027 lies in a sixth week, which August 2028 does not have.
    const august = idAt(9);
    const late = named(made({ ...SPEC }), '2027-08-31 number', august);
    const moved = moveElements(made(), august, only(late), { x: 1, y: 0 });
    const { document, gone } = changed(moved, SPEC, inYear(2028));
    expect(elementsOf(document, august).filter(({ pinned }) => pinned)).toEqual([]);
    expect(gone).toBe(1);
  });

  it('says the words of the calendar again in a text that was rewritten, and tells of it', () => {
    const title = named(made(), '2027-02 title');
    const own = withElements(
      made(),
      FEBRUARY,
      only(title),
      (element) => ({ ...element, text: '二月' }) as PageElement,
    );
    const { document, rewritten } = changed(own, SPEC, inYear(2028));
    expect(rewritten).toEqual([{ page: FEBRUARY, before: '二月', after: '2028年2月' }]);
    expect(named(document, '2028-02 title')).toMatchObject({ text: '2028年2月', pinned: true });
  });

  it('keeps what lies below everything, above everything, and between', () => {
    const ids = new Set([idAt(1)]);
    const below = layerElements(addElements(made(), FEBRUARY, [shape(1)]), FEBRUARY, ids, 'back');
    const elements = elementsOf(below);
    const at = elements.findIndex(({ name }) => name === '2027-02 title') + 1;
    const between = [...elements.slice(0, at), shape(2), ...elements.slice(at), shape(3)];
    const pages = below.pages.map((page) => (page.id === FEBRUARY ? { ...page, elements: between } : page));
    const next = elementsOf(changed({ ...below, pages }, SPEC, inYear(2028)).document);
    expect([next[0], next.at(-1)]).toEqual([shape(1), shape(3)]);
    expect(next[next.findIndex(({ id }) => id === idAt(2)) - 1]?.name).toBe('2028-02 title');
  });

  it('changes the paper and the table of contents, unless a hand did', () => {
    const pages = made().pages.map((page, at) => (at === 2 ? { ...page, ground: '#ffeeee' } : page));
    const outline = made().outline.map((entry) => (entry.page === 3 ? { ...entry, title: '生日月' } : entry));
    const next = changed(
      { ...made(), pages, outline },
      SPEC,
      specOf({ firstYear: 2028, style: 'rice' }),
    ).document;
    expect(next.pages.slice(1, 4).map(({ ground }) => ground)).toEqual([
      ...[CALENDAR_STYLES.rice.paper, '#ffeeee', CALENDAR_STYLES.rice.paper],
    ]);
    expect(next.outline.slice(1, 4).map(({ title }) => title)).toEqual(['2028年1月', '生日月', '2028年3月']);
  });

  it('goes by what pages show, wherever they were put', () => {
    const newId = countedIds();
    const moved = movePage(copyPage(made(), FEBRUARY, newId), idAt(13), 0);
    const next = changed(deletePage(moved, idAt(5)), SPEC, inYear(2028)).document;
    expect(next.pages.map((page) => leafOf(page, inYear(2028)))).toEqual([
      ...[11, 'cover', 0, 1, 1, 2, 4, 5, 6, 7, 8, 9, 10],
    ]);
  });

  it('leaves pages by hand alone', () => {
    const pages = made().pages.map((page) =>
      page.id === FEBRUARY ? { ...page, elements: [shape(1)] } : page,
    );
    const next = changed({ ...made(), pages }, SPEC, inYear(2028)).document;
    expect(pageOf(next, FEBRUARY)).toEqual(pageOf({ ...made(), pages }, FEBRUARY));
  });
});

describe('other months', () => {
  const longer = specOf({ months: 13 });

  it('are added behind the last, and go again', () => {
    const next = changed(made(), SPEC, longer).document;
    expect(next).toEqual(made(longer));
    expect(changed(next, longer, SPEC).document).toEqual(made());
  });

  it('that go leave what was done by hand', () => {
    const last = idAt(14);
    const next = changed(addElements(made(longer), last, [photo(1)]), longer, SPEC).document;
    expect(next.pages).toHaveLength(14);
    expect(elementsOf(next, last)).toEqual([photo(1)]);
  });

  it('begin at another one', () => {
    const school = specOf({ firstMonth: 9 });
    expect(changed(made(), SPEC, school).document).toEqual(made(school));
  });
});

describe('later years', () => {
  it('end with the lunar calendar', () => {
    expect(yearsLater(SPEC)).toEqual(inYear(2028));
    expect([yearsLater(SPEC, 73)?.firstYear, yearsLater(SPEC, 74), yearsLater(SPEC, -128)]).toEqual([
      2100,
      null,
      null,
    ]);
  });
});

/** What was done by hand on a page: moves of generated elements, and elements of one's own. */
const works = fc.record({
  kind: fc.constantFrom(...CALENDAR_KINDS),
  style: fc.constantFrom(...CALENDAR_STYLE_IDS),
  weekStart: fc.constantFrom(0 as const, 1 as const),
  firstMonth: fc.integer({ min: 1, max: 12 }),
  page: fc.nat(12),
  moved: fc.array(fc.nat(400), { maxLength: 6 }),
  own: fc.integer({ min: 1, max: 3 }),
  years: fc.array(fc.integer({ min: 2024, max: 2034 }), { minLength: 1, maxLength: 3 }),
});

describe('ten years and back', () => {
  it('keep all that was done by hand, and give the same document for the same year', () => {
    fc.assert(
      fc.property(works, ({ kind, style, weekStart, firstMonth, page, moved, own, years }) => {
        const spec = specOf({ kind, style, weekStart, firstMonth, firstYear: 2024 });
        const id = idAt((page % leavesOf(spec).length) + 1);
        const photos = Array.from({ length: own }, (_, at) => photo(at + 1, { x: 5 * at, y: 8 }));
        const untouched = addElements(made(spec), id, photos);
        const generated = elementsOf(untouched, id).slice(1, -own);
        const ids = new Set(moved.flatMap((at) => generated[at % generated.length]?.id ?? []));
        const start = moveElements(untouched, id, ids, { x: 0.5, y: -0.5 });
        let [document, from, plain] = [start, spec, untouched];
        for (const firstYear of [...years, 2024]) {
          const to = { ...spec, firstYear };
          const next = changed(document, from, to);
          expect(next.rewritten).toEqual([]);
          document = next.document;
          plain = changed(plain, from, to).document;
          // Comparing texts takes a tenth of the time.
          expect(JSON.stringify(plain)).toBe(JSON.stringify(addElements(made(to), id, photos)));
          expectSound(document, to);
          expect(elementsOf(document, id).filter(({ by }) => by === undefined)).toEqual(photos);
          from = to;
        }
        // What was moved and did not go is where it was put, and says the same again.
        const pinned = elementsOf(document, id).filter((element) => element.pinned);
        for (const element of pinned) expect(elementsOf(start, id)).toContainEqual(element);
        expect(new Set(elementsOf(document, id).map(({ name }) => name))).toEqual(
          new Set(elementsOf(start, id).map(({ name }) => name)),
        );
      }),
      { numRuns: 6 },
    );
  });
});

/** A document that can be read, within its bleed, in which every text is that of its calendar. */
function expectSound(document: PageDocument, spec: CalendarSpec): void {
  expect(readDocument(document).kind).toBe('document');
  const fresh = made(spec);
  for (const [at, page] of document.pages.entries()) {
    const { bleed } = pageBoxes({ ...document, no: at + 1, pageNum: document.pages.length });
    expect(
      misplaced(
        page.elements.filter(({ by, pinned }) => by === 'month' && !pinned),
        bleed,
      ),
    ).toEqual([]);
    const texts = (elements: readonly PageElement[] = []) =>
      elements.flatMap((each) => (each.kind === 'text' ? [`${each.name} ${each.text}`] : [])).toSorted();
    expect(texts(page.elements)).toEqual(texts(fresh.pages[at]?.elements));
    const keys = page.elements.flatMap(({ name }) => placeOfName(name, spec) ?? []).map(placeKey);
    expect(new Set(keys).size).toBe(keys.length);
  }
}

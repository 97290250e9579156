import { describe, expect, it } from 'vitest';
import { DOCUMENT_LIMITS } from '../pages/limits.ts';
import { FEWEST_WITH_BACK } from '../pages/page-role.ts';
import { readDocument } from '../pages/read-document.ts';
import { linesOf } from '../pages/text-layout.ts';
import { pageBoxes } from '../print/page-boxes.ts';
import { calendarDocument, leavesOf } from './calendar-document.ts';
import { CALENDAR_SIZES } from './calendar-spec.ts';
import { CALENDAR_STYLES } from './calendar-styles.ts';
import { CALENDAR_KINDS, CALENDAR_STYLE_IDS, calendarKind } from './calendar-types.ts';
import { MOST_SPECIAL_DATES } from './special-dates.ts';
import { birthday, misplaced, specOf } from './testing.ts';

/** Each size once, and each style in the usual size. */
const EVERY = CALENDAR_KINDS.flatMap((kind) =>
  CALENDAR_SIZES[kind].flatMap((size, at) =>
    (at === 0 ? CALENDAR_STYLE_IDS : (['planner'] as const)).map((style) => ({ kind, style, size })),
  ),
);

/** As many dates as a member may have, on days that have much to say already. */
const DATES = Array.from({ length: MOST_SPECIAL_DATES }, (_, at) =>
  birthday({ month: (at % 12) + 1, day: (at % 28) + 1, name: '奶奶与外婆', year: 1960 }),
);

describe('a calendar', () => {
  it.each(EVERY)('is a sound document: $kind $style $size.name', ({ kind, style, size }) => {
    const spec = specOf({ kind, style, firstYear: 2026, language: 'zh-en' });
    const document = calendarDocument(spec, size, DATES);
    expect(readDocument(JSON.parse(JSON.stringify(document)))).toEqual({ kind: 'document', document });
    const sheet = { ...size, pageNum: document.pages.length };
    // What lists call it is what was made.
    expect(calendarKind(sheet)).toBe(kind);
    for (const [at, page] of document.pages.entries()) {
      const { bleed, safe } = pageBoxes({ ...sheet, no: at + 1 });
      expect(page.ground).toBe(CALENDAR_STYLES[style].paper);
      expect(misplaced(page.elements, bleed)).toEqual([]);
      const texts = page.elements.filter((element) => element.kind === 'text');
      expect(misplaced(texts, safe)).toEqual([]);
      for (const element of texts) {
        expect([element.text, linesOf(element).length]).toEqual([
          element.text,
          element.text.split('\n').length,
        ]);
      }
    }
  });

  it('has a cover, its months, and a place for a photo on each page', () => {
    const document = calendarDocument(specOf({ firstMonth: 12, months: 13 }), CALENDAR_SIZES.desk[0]);
    expect(document.pages).toHaveLength(14);
    expect(document.pages.map(({ elements }) => elements[0]?.name?.split(' ')[1])).toEqual(
      Array(14).fill('photo'),
    );
    expect(document.outline.map(({ title, page }) => `${page} ${title}`)).toEqual([
      ...[
        '1 2027–2028年',
        '2 2027年12月',
        '3 2028年1月',
        '4 2028年2月',
        '5 2028年3月',
        '6 2028年4月',
        '7 2028年5月',
      ],
      ...[
        '8 2028年6月',
        '9 2028年7月',
        '10 2028年8月',
        '11 2028年9月',
        '12 2028年10月',
        '13 2028年11月',
        '14 2028年12月',
      ],
    ]);
    expect(document.pages.length).toBeGreaterThanOrEqual(FEWEST_WITH_BACK);
    expect(document.pages.at(-1)?.role).toBe('back');
  });

  it('of one sheet has twelve months on it, with room for more', () => {
    const spec = specOf({ kind: 'year', firstYear: 2026, style: 'planner', language: 'zh-en' });
    const [page, ...others] = calendarDocument(spec, CALENDAR_SIZES.year[0], DATES).pages;
    expect(others).toEqual([]);
    const titles = page?.elements.filter(({ name }) => name?.endsWith(' title'));
    expect(titles).toHaveLength(12);
    expect(page?.elements.filter(({ name }) => name?.endsWith(' number'))).toHaveLength(365);
    expect(page?.elements.length).toBeLessThan(DOCUMENT_LIMITS.elementsOfPage / 1.5);
    // A page is sent as a text in a text, and no call may be longer than 262,144 bytes.
    const sent = new TextEncoder().encode(JSON.stringify(JSON.stringify(page)));
    expect(sent.length).toBeLessThan(200_000);
    expect(leavesOf(spec)).toEqual(['sheet']);
  });

  it('is the same for the same spec, and has the same ids in every year', () => {
    const make = (firstYear: number) =>
      calendarDocument(specOf({ firstYear }), CALENDAR_SIZES.wall[0], DATES);
    expect(make(2027)).toEqual(make(2027));
    const idsOf = (firstYear: number) => new Set(make(firstYear).pages[1]?.elements.map(({ id }) => id));
    // Both Januaries begin with a Friday.
    expect(idsOf(2027)).toEqual(idsOf(2038));
  });
});

import { describe, expect, it } from 'vitest';
import type { New, PageElement, TextElement } from '../pages/document.ts';
import { linesOf } from '../pages/text-layout.ts';
import { photoAndRest, twelveBoxes } from './calendar-boxes.ts';
import { CALENDAR_SIZES } from './calendar-spec.ts';
import { REST_RED } from './calendar-styles.ts';
import { SMALLEST_MM } from './calendar-text.ts';
import type { CalendarSpec } from './calendar-types.ts';
import { CALENDAR_STYLE_IDS } from './calendar-types.ts';
import { type Month, monthAfter } from './day.ts';
import { monthElements } from './month-elements.ts';
import { cellOf, placeKey, placeOfName } from './month-names.ts';
import type { SpecialDate } from './special-dates.ts';
import { birthday, lunarly, misplaced, specOf } from './testing.ts';

const BOX = { x: 10, y: 12, w: 110, h: 120 };

function texts(
  spec: CalendarSpec,
  year: number,
  month: number,
  dates: readonly SpecialDate[] = [],
  box = BOX,
) {
  const all = monthElements(spec, { year, month }, box, dates);
  const byName = new Map(all.map((element) => [element.name ?? '', element]));
  return (name: string) => {
    const element = byName.get(name);
    return element?.kind === 'text' ? element : undefined;
  };
}

const looks = (element: New<TextElement> | undefined) => element && [element.text, element.style.color];

describe('a month', () => {
  it('says what each day is', () => {
    const february = texts(specOf(), 2026, 2);
    expect(looks(february('2026-02-17 number'))).toEqual(['17', REST_RED]);
    expect(looks(february('2026-02-17 lunar'))).toEqual(['春节', REST_RED]);
    expect(looks(february('2026-02-17 mark'))).toEqual(['休', REST_RED]);
    expect(looks(february('2026-02-18 lunar'))?.[0]).toBe('雨水');
    expect(looks(february('2026-02-19 lunar'))?.[0]).toBe('初三');
    // A Saturday that is worked.
    expect(looks(february('2026-02-28 number'))).toEqual(['28', '#203864']);
    expect(looks(february('2026-02-28 mark'))?.[0]).toBe('班');
    expect([february('2026-02-03 mark'), february('2026-02-29 number')]).toEqual([undefined, undefined]);
    expect([february('2026-02 title')?.text, february('2026-02 month')?.text]).toEqual(['2026年2月', '2']);
    expect(february('2026-02 lunar-year')?.text).toBe('乙巳蛇年');
  });

  it('keeps the festivals of the law red where nothing is published, without a mark', () => {
    const october = texts(specOf(), 2027, 10);
    expect(looks(october('2027-10-01 lunar'))).toEqual(['国庆节', REST_RED]);
    // A Monday by law, and one that may be a day off.
    expect([looks(october('2027-10-01 number'))?.[1], looks(october('2027-10-05 number'))?.[1]]).toEqual([
      ...[REST_RED, '#203864'],
    ]);
    expect(october('2027-10-01 mark')).toBeUndefined();
  });

  it('says a leap month where it begins', () => {
    expect(texts(specOf(), 2025, 7)('2025-07-25 lunar')?.text).toBe('闰六月');
    expect(texts(specOf(), 2028, 6)('2028-06-23 lunar')?.text).toBe('闰五月');
  });

  it('says a festival beside a solar term where there is room', () => {
    expect(texts(specOf(), 2027, 8, [], { x: 0, y: 0, w: 265, h: 190 })('2027-08-08 lunar')?.text).toBe(
      '七夕节 立秋',
    );
    const year = texts(specOf({ kind: 'year' }), 2027, 8, [], { x: 0, y: 0, w: 60, h: 58 });
    expect(year('2027-08-08 number')?.text).toMatch(/立秋$/);
  });

  it('leaves out what is not wished', () => {
    const plain = texts(specOf({ lunar: false, terms: false, holidays: false }), 2026, 2);
    expect([plain('2026-02-17 lunar'), plain('2026-02-17 mark'), plain('2026-02 lunar-year')]).toEqual([
      ...[undefined, undefined, undefined],
    ]);
    // A Tuesday, and a Saturday.
    expect([looks(plain('2026-02-17 number'))?.[1], looks(plain('2026-02-28 number'))?.[1]]).toEqual([
      ...['#203864', REST_RED],
    ]);
    const terms = texts(specOf({ lunar: false, holidays: false }), 2026, 2);
    expect([terms('2026-02-18 lunar')?.text, terms('2026-02-19 lunar')?.text]).toEqual(['雨水', undefined]);
  });

  it('speaks English too', () => {
    const both = texts(specOf({ language: 'zh-en' }), 2026, 2);
    expect([both('2026-02 english')?.text, both('2026-02 weekday-0')?.text]).toEqual(['February', '一 Mon']);
    expect(texts(specOf({ weekStart: 0 }), 2026, 2)('2026-02 weekday-0')?.text).toBe('日');
  });

  it('shows special dates in their colours, and counts those without a line', () => {
    const many = [
      birthday({ year: 1967 }),
      lunarly(8, 15),
      birthday({ name: '爸爸', color: '#2f6b4f' }),
      birthday(),
    ];
    const roomy = texts(specOf(), 2027, 9, many, { x: 0, y: 0, w: 265, h: 190 });
    expect(looks(roomy('2027-09-15 date-1'))).toEqual(['🎂妈妈 60周岁', '#b5382e']);
    expect(looks(roomy('2027-09-15 date-2'))).toEqual(['🎂妈妈等3个', '#b5382e']);
    const [mother, , father] = many;
    const two = [mother, father].flatMap((date) => date ?? []);
    expect(texts(specOf(), 2027, 9, two)('2027-09-15 date-1')?.text).toMatch(/^🎂妈妈/);
    expect(looks(texts(specOf(), 2027, 9, many.slice(2, 3))('2027-09-15 date-1'))).toEqual([
      '🎂爸爸',
      '#2f6b4f',
    ]);
    const long = birthday({ name: '龙'.repeat(12) });
    expect(texts(specOf(), 2027, 9, [long])('2027-09-15 date-1')?.text).toMatch(/^🎂龙+…$/u);
  });

  it('says all of a day in one element on a year sheet', () => {
    const sheet = texts(specOf({ kind: 'year' }), 2026, 2, [birthday({ month: 2 })], {
      x: 0,
      y: 0,
      w: 82,
      h: 58,
    });
    const day = (number: number) => sheet(`2026-02-${number} number`);
    expect([day(16), day(18), day(28), day(11)].map((element) => element?.text)).toEqual([
      ...['16\n休 除夕', '18\n休 雨水', '28\n班 十二', '11\n廿四'],
    ]);
    expect(day(16)?.spans).toMatchObject([
      { from: 3, to: 4, color: REST_RED, weight: 700 },
      { from: 4, to: 7, color: REST_RED, weight: 400 },
    ]);
    // A date stands in the place of the lunar one.
    expect(day(15)?.text).toBe('15\n休 🎂妈妈');
    expect(texts(specOf({ kind: 'year', lunar: false }), 2027, 2)('2027-02-10 number')).not.toHaveProperty(
      'spans',
    );
  });
});

describe('names', () => {
  it('tell the place of an element, whatever the year', () => {
    const spec = specOf();
    expect(placeOfName('2027-02-14 lunar', spec)).toEqual({ month: 1, cell: 13, part: 'lunar' });
    expect(placeOfName('2028-01 title', spec)).toEqual({ month: 12, cell: null, part: 'title' });
    expect(placeOfName('2027 years', spec)).toEqual({ month: null, cell: null, part: 'years' });
    for (const name of [undefined, '', '我的照片', '2027-02-14', '2027-2-14 lunar', '2027-02-14 Lunar']) {
      expect(placeOfName(name, spec)).toBeNull();
    }
  });

  it('are each used once on a page', () => {
    const elements = monthElements(specOf({ style: 'planner' }), { year: 2026, month: 2 }, BOX, [birthday()]);
    const keys = elements.map(({ name }) => placeOfName(name, specOf({ firstYear: 2026 })));
    expect(new Set(keys.map((key) => key && placeKey(key))).size).toBe(elements.length);
    expect(elements.every(({ by }) => by === 'month')).toBe(true);
  });

  it('count cells from the first day of the week', () => {
    // 1 August 2027 is a Sunday.
    expect(cellOf({ year: 2027, month: 8, day: 1 }, 0)).toBe(0);
    expect(cellOf({ year: 2027, month: 8, day: 31 }, 1)).toBe(36);
  });
});

/** Two birthdays on every day of a month, so that every cell is full. */
const fullOf = ({ month }: Month): SpecialDate[] =>
  Array.from({ length: 62 }, (_, at) =>
    birthday({ name: '奶奶与外婆', month, day: (at % 31) + 1, year: 1960 }),
  );

describe('every month from 2024 to 2034', () => {
  const { desk, wall, year } = CALENDAR_SIZES;
  const smallest = { desk: desk.at(-1) ?? desk[0], year: year.at(-1) ?? year[0] };
  const boxes = [
    { kind: 'desk', box: photoAndRest(desk[0], 0.4).rest },
    { kind: 'desk', box: photoAndRest(smallest.desk, 0.4).rest },
    ...wall.map((size) => ({ kind: 'wall', box: photoAndRest(size, 0.5).rest }) as const),
    { kind: 'year', box: twelveBoxes(photoAndRest(year[0], 0.24).rest)[0] ?? BOX },
    { kind: 'year', box: twelveBoxes(photoAndRest(smallest.year, 0.3).rest)[11] ?? BOX },
  ] as const;

  it.each(CALENDAR_STYLE_IDS)('fits its box, and nothing lies over anything: %s', (style) => {
    const wrong: string[] = [];
    for (let at = 0; at < 11 * 12; at += 1) {
      const month = monthAfter({ year: 2024, month: 1 }, at);
      const dates = at % 3 === 0 ? fullOf(month) : [];
      for (const weekStart of [0, 1] as const) {
        for (const { kind, box } of boxes.filter(
          (_, place) => (place + at + Math.floor(at / 12)) % 2 === 0,
        )) {
          const spec = specOf({ kind, style, weekStart, language: at % 4 < 2 ? 'zh' : 'zh-en' });
          const elements = monthElements(spec, month, box, dates);
          const found = [...misplaced(elements, box), ...unread(elements)];
          wrong.push(...found.map((problem) => `${kind} ${box.w} from ${weekStart}: ${problem}`));
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('type', () => {
  const sizesOn = (kind: 'desk' | 'wall', at: number, photoShare: number) => {
    const size = CALENDAR_SIZES[kind][at] ?? CALENDAR_SIZES[kind][0];
    const page = texts(
      specOf({ kind, style: 'rice' }),
      2027,
      9,
      [birthday()],
      photoAndRest(size, photoShare).rest,
    );
    return ['number', 'lunar', 'date-1'].map((part) => page(`2027-09-15 ${part}`)?.style.size ?? 0);
  };

  it('grows with the page: what hangs on a wall is read from afar', () => {
    const [deskNumber = 0, deskLunar = 0, deskNote = 0] = sizesOn('desk', 0, 0.4);
    const [a4Number = 0, a4Lunar = 0, a4Note = 0] = sizesOn('wall', 2, 0.5);
    const [number = 0, lunar = 0, note = 0] = sizesOn('wall', 0, 0.5);
    // 14 points and 11 on A3.
    expect(lunar).toBeGreaterThan(4.9);
    expect(note).toBeGreaterThan(3.9);
    expect(number).toBeGreaterThan(8.5);
    for (const ratio of [number / a4Number, lunar / a4Lunar, note / a4Note]) {
      expect(ratio).toBeGreaterThan(1.3);
    }
    expect([number > deskNumber, lunar > deskLunar, note > deskNote]).toEqual([true, true, true]);
  });
});

/** Texts that do not stand in their box on as many lines as they have, or are too small for print. */
function unread(elements: readonly New<PageElement>[]): string[] {
  return elements.flatMap((element) => {
    if (element.kind !== 'text') return [];
    const lines = linesOf(element);
    const height = lines.reduce((sum, line) => sum + line.height, 0);
    const isWhole = lines.length === element.text.split('\n').length && height <= element.h + 0.01;
    const fits = isWhole && lines.every(({ width }) => width <= element.w + 0.01);
    const isLegible = element.style.size >= SMALLEST_MM * 0.9;
    return fits && isLegible && element.text !== ''
      ? []
      : [`${element.name}: ${element.text} ${element.style.size}`];
  });
}

import { describe, expect, it } from 'vitest';
import { DOCUMENT_LIMITS } from '../pages/limits.ts';
import { CALENDAR_SIZES, monthsOf, readCalendarSpec, yearsOf, yearsText } from './calendar-spec.ts';
import { CALENDAR_STYLES, REST_RED } from './calendar-styles.ts';
import { CALENDAR_STYLE_IDS, type CalendarSpec } from './calendar-types.ts';
import { DATE_COLORS } from './special-dates.ts';
import { specOf } from './testing.ts';

const problemsOf = (value: unknown) => {
  const read = readCalendarSpec(value);
  return read.kind === 'problems' ? read.problems : [];
};

describe('a spec from outside', () => {
  it.each<Partial<CalendarSpec>>([
    {},
    { kind: 'year', months: 12, firstYear: 2100 },
    { firstYear: 1900, firstMonth: 12, months: 1 },
    { firstYear: 2099, firstMonth: 12, months: 13 },
    { firstYear: 2100, firstMonth: 12, months: 1 },
    { weekStart: 0, language: 'zh-en', lunar: false, terms: false, holidays: false, style: 'rice' },
  ])('may be %o', (more) => {
    expect(readCalendarSpec(specOf(more))).toEqual({ kind: 'spec', spec: specOf(more) });
  });

  it.each<[object, string]>([
    [{ kind: 'wheel' }, 'calendar.kind：应为 desk、wall、year 之一'],
    [{ firstYear: 1899 }, 'calendar.firstYear：应在 1900 到 2100 之间，现为 1899'],
    [{ firstYear: 2101 }, 'calendar.firstYear：应在 1900 到 2100 之间，现为 2101'],
    [{ firstYear: 2100, firstMonth: 2 }, 'calendar.firstYear：应在 1900 到 2099 之间，现为 2100'],
    [{ firstYear: '2027' }, 'calendar.firstYear：应为整数'],
    [{ firstMonth: 0 }, 'calendar.firstMonth：应在 1 到 12 之间，现为 0'],
    [{ firstMonth: 13 }, 'calendar.firstMonth：应在 1 到 12 之间，现为 13'],
    [{ months: 0 }, 'calendar.months：应在 1 到 13 之间，现为 0'],
    [{ months: 14 }, 'calendar.months：应在 1 到 13 之间，现为 14'],
    [{ kind: 'year', months: 13 }, 'calendar.months：应在 12 到 12 之间，现为 13'],
    [{ weekStart: 2 }, 'calendar.weekStart：应为 0、1 之一'],
    [{ language: 'en' }, 'calendar.language：应为 zh、zh-en 之一'],
    [{ lunar: 1 }, 'calendar.lunar：应为 true、false 之一'],
    [{ terms: null }, 'calendar.terms：应为 true、false 之一'],
    [{ holidays: undefined }, 'calendar.holidays：应为 true、false 之一'],
    [{ style: 'constructor' }, `calendar.style：应为 ${CALENDAR_STYLE_IDS.join('、')} 之一`],
    [{ color: '#fff' }, 'calendar.color：没有这个属性'],
  ])('with %o is refused in that one place', (more, problem) => {
    expect(problemsOf({ ...specOf(), ...more })).toEqual([problem]);
  });

  it.each([[null], [[]], ['spec'], [undefined]])('is not %o', (value) => {
    expect(problemsOf(value)).toEqual(['calendar：应为对象']);
  });
});

describe('the months of a spec', () => {
  it('run into the next year', () => {
    const spec = specOf({ firstMonth: 12, months: 13 });
    expect([monthsOf(spec)[0], monthsOf(spec).at(-1)]).toEqual([
      { year: 2027, month: 12 },
      { year: 2028, month: 12 },
    ]);
    expect([yearsOf(spec), yearsText(spec), yearsText(specOf())]).toEqual([
      [2027, 2028],
      '2027–2028',
      '2027',
    ]);
  });
});

describe('sizes and styles', () => {
  it('are those of pages', () => {
    for (const { widthMm, heightMm } of Object.values(CALENDAR_SIZES).flat()) {
      expect(Math.min(widthMm, heightMm)).toBeGreaterThanOrEqual(DOCUMENT_LIMITS.shortestMm);
      expect(Math.max(widthMm, heightMm)).toBeLessThanOrEqual(DOCUMENT_LIMITS.longestMm);
    }
  });

  it('have inks that are read on their paper', () => {
    for (const [id, style] of Object.entries(CALENDAR_STYLES)) {
      expect(style.id).toBe(id);
      for (const ink of [style.ink, style.soft, style.accent, REST_RED, ...DATE_COLORS]) {
        expect([id, ink, contrast(ink, style.paper) >= 4.5]).toEqual([id, ink, true]);
      }
    }
  });
});

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

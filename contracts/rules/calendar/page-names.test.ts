import { expect, it } from 'vitest';
import { calendarDocument } from './calendar-document.ts';
import { CALENDAR_SIZES } from './calendar-spec.ts';
import { calendarPageName } from './page-names.ts';
import { specOf } from './testing.ts';

const namesOf = (spec: ReturnType<typeof specOf>) =>
  calendarDocument(spec, CALENDAR_SIZES[spec.kind][0]).pages.map((page) => calendarPageName(page, spec));

it('pages of a calendar are called by what they show', () => {
  expect(namesOf(specOf({ firstMonth: 11, months: 3 }))).toEqual([
    ...['封面', '十一月 2027', '十二月 2027', '一月 2028'],
  ]);
  expect(namesOf(specOf({ kind: 'year' }))).toEqual(['年历']);
});

it('pages by hand have no name of their own', () => {
  expect(calendarPageName({ elements: [] }, specOf())).toBe('');
});

import { at, lettersOf, type Some, scattered } from '../pages/calendar/turns.ts';
import { yearInWords } from '../pages/numbers.ts';
import type { SchoolTexts } from '../pages/school.ts';
import school from './school-century.json' with { type: 'json' };
import { textsIn } from './texts.ts';

interface Written extends Omit<SchoolTexts, 'events' | 'pupil'> {
  readonly months: readonly (readonly [month: string, events: Some<string>])[];
}

const texts = textsIn<Written>(school);
const SURNAMES = lettersOf(school.surnames);
const GIVEN = lettersOf(school.given);

export const SCHOOL_CENTURY: SchoolTexts = {
  ...texts,
  events(year) {
    return texts.months.map(
      ([month, events], season) => `${yearInWords(year)}年${month}　${at(events, scattered(year, season))}。`,
    );
  },
  pupil(number) {
    const surname = at(SURNAMES, scattered(number, 1));
    const first = at(GIVEN, scattered(number, 2));
    const isShort = scattered(number, 3) % 4 === 0;
    return isShort ? `${surname}　${first}` : `${surname}${first}${at(GIVEN, scattered(number, 4))}`;
  },
};

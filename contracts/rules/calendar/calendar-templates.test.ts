import { describe, expect, it } from 'vitest';
import { countedIds } from '../pages/edits/testing.ts';
import { preflightOf } from '../print/preflight/preflight.ts';
import { filledPlaces } from '../templates/photo-places.ts';
import { countPlaces } from '../templates/waiting.ts';
import { calendarDocument } from './calendar-document.ts';
import { CALENDAR_SIZES } from './calendar-spec.ts';
import { CALENDAR_TEMPLATES } from './calendar-templates.ts';

/** As cameras take them. */
const PIXELS = { width: 6000, height: 4000 };

it('are eight', () => {
  expect(new Set(CALENDAR_TEMPLATES.map(({ name }) => name)).size).toBe(8);
});

describe.each(CALENDAR_TEMPLATES.map((one) => [one.name, one] as const))('%s', (_name, { look, sizeAt }) => {
  it.each([2026, 2027, 2030])(
    'of %i passes the preflight once it has a photo for each place',
    (firstYear) => {
      const size = CALENDAR_SIZES[look.kind][sizeAt];
      if (!size) throw new Error('there is no such size');
      const empty = calendarDocument({ ...look, firstYear, firstMonth: 1 }, size);
      const photos = Array.from({ length: countPlaces(empty) }, (_, at) => ({
        ...{ source: `file:${at}`, ...PIXELS, takenAt: Date.UTC(firstYear - 1, at % 12, 3) },
      }));
      const { document } = filledPlaces(empty, photos, { newId: countedIds() });
      expect(countPlaces(document)).toBe(0);
      const pictures = Object.fromEntries(
        photos.map(({ source }) => [source, { state: 'pixels', ...PIXELS } as const]),
      );
      expect(preflightOf(document, { pictures })).toEqual([]);
    },
  );
});

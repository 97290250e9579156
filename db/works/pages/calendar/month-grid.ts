import type { Box, New, PageElement } from '#contracts/rules/pages/document.ts';
import { daysIn, weekdayOf } from '#db/works/month-days.ts';
import { SEAL_RED } from '#db/works/palette.ts';
import { type Design, letters } from '../design.ts';
import { textIn } from '../elements.ts';
import { termsOf } from './solar-terms.ts';

const WEEKDAYS = ['一', '二', '三', '四', '五', '六', '日'] as const;
const REST = SEAL_RED.toLowerCase();
const FIRST_REST_DAY = 5;
const WEEKS = 6;

/** The days of a month under the days of the week, Monday first, with the solar terms where there is room. */
export function monthGrid(d: Design, box: Box, year: number, month: number): New<PageElement>[] {
  const cell = box.w / WEEKDAYS.length;
  const row = box.h / (WEEKS + 0.8);
  const size = Math.min(cell * 0.42, row * 0.54);
  const style = letters(d, size, { align: 'center', leading: 1.2 });
  const small = letters(d, size * 0.5, { align: 'center', leading: 1.2, color: d.soft });
  const heads = WEEKDAYS.map((name, day) =>
    textIn(
      { x: box.x + day * cell, y: box.y, w: cell, h: small.size * 1.2 },
      name,
      { ...small, color: day >= FIRST_REST_DAY ? REST : d.soft },
      'furniture',
    ),
  );
  const first = weekdayOf(year, month, 1);
  const terms = termsOf(year, month);
  const days = Array.from({ length: daysIn(year, month) }, (_, at): New<PageElement>[] => {
    const slot = first + at;
    const weekday = slot % WEEKDAYS.length;
    const place = {
      x: box.x + weekday * cell,
      y: box.y + row * (0.8 + Math.floor(slot / WEEKDAYS.length)),
      w: cell,
    };
    const color = weekday >= FIRST_REST_DAY ? REST : d.ink;
    const number = textIn({ ...place, h: size * 1.2 }, String(at + 1), { ...style, color });
    const term = terms.find(({ day }) => day === at + 1);
    if (!term || small.size < 1.6) return [number];
    return [
      number,
      textIn({ ...place, y: place.y + size * 1.2, h: small.size * 1.2 }, term.name, {
        ...small,
        color: REST,
      }),
    ];
  });
  return [...heads, ...days.flat()];
}

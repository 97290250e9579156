import type { SpecialDateRow } from '#db/queries/calendars/special-dates.ts';

/** 纪念日 as the wire has it. */
export function specialDateView({ id, lunar, name, month, day, year, icon, color }: SpecialDateRow) {
  return { ID: String(id), name, lunar: lunar ? 'Y' : 'N', month, day, year, icon, color } as const;
}

const DAY_MS = 86_400_000;
/** The product's members live in one time zone without summer time: UTC+8. */
const CHINA_OFFSET_MS = 8 * 3_600_000;

/** The calendar day in China at this moment, as YYYY-MM-DD. */
export function chinaDate(epochMs: number): string {
  const days = Math.floor((epochMs + CHINA_OFFSET_MS) / DAY_MS);
  // Years are counted from 1 March, so that the leap day is the last of its year.
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The calendar day in China so many days after (or before) this moment. */
export function chinaDateInDays(epochMs: number, days: number): string {
  return chinaDate(epochMs + days * DAY_MS);
}

/** A range of days in words (送达日期): 11月28日至30日, 11月30日至12月2日, or one day. */
export function dayRange(from: string, to: string): string {
  const start = partsOf(from);
  const end = partsOf(to);
  if (!start || !end) return '';
  const first = `${start.month}月${start.day}日`;
  if (from === to) return first;
  const last = start.month === end.month ? `${end.day}日` : `${end.month}月${end.day}日`;
  return `${first}至${last}`;
}

function partsOf(day: string): { month: number; day: number } | null {
  const [, month, date] = /^\d{4}-(\d{2})-(\d{2})$/.exec(day) ?? [];
  return month === undefined || date === undefined ? null : { month: Number(month), day: Number(date) };
}

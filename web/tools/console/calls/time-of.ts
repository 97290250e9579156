import { words } from '../words/words.ts';

const CLOCK = { hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: false } as const;

/** Making one takes longer than a hundred uses of it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function format(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${options.month ?? ''}`;
  const made = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, made);
  return made;
}

export function timeOf(at: number): string {
  return format(words().dates.locale, CLOCK).format(at);
}

export function momentOf(at: number): string {
  const { locale, month } = words().dates;
  return format(locale, { year: 'numeric', month, day: '2-digit', ...CLOCK }).format(at);
}

import { type Fields, textOrNull } from './scalars.ts';

/** Texts under names that we do not know (其他字段), as they came. */
export function othersOf(fields: Fields, known: ReadonlySet<string>): Readonly<Record<string, string>> {
  const entries = Object.entries(fields).flatMap(([name, value]) => {
    const text = known.has(name) ? null : textOrNull(value);
    return text === null ? [] : [[name, text] as const];
  });
  return Object.fromEntries(entries);
}

/**
 * A pattern as documents mean it: by the rules that know all letters, and where those take it for none, by the older
 * ones, because many documents write `{` or an escaped `-` for the sign itself. Throws where it is none by either.
 */
export function patternOf(pattern: string): RegExp {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return new RegExp(pattern);
  }
}

/** The same for ajv, which wants to know its text too; that is only for modules that it would write. */
export const PATTERN_ENGINE = Object.assign(patternOf, { code: 'new RegExp' });

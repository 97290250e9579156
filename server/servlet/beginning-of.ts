/** Characters that the journal keeps of a request and of a reply. */
export const MOST_CHARACTERS = 4096;

/** One for all copies: a buffer of its own for each would be memory outside the heap, which is given back late. */
const scratch = Buffer.alloc((MOST_CHARACTERS + 1) * 2);

/**
 * The beginning of a text, one character longer than is shown, so that a cut one is known. A plain slice would keep
 * the whole text in memory behind it; this is a copy.
 */
export function beginningOf(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text;
  const bytes = scratch.write(text.slice(0, MOST_CHARACTERS + 1), 'utf16le');
  return scratch.toString('utf16le', 0, bytes);
}

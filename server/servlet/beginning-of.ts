/** The characters that the journal keeps of a request and of a reply. */
export const MOST_CHARACTERS = 4096;

/** One buffer for all copies: separate ones would be memory outside the heap, which is released late. */
const scratch = Buffer.alloc((MOST_CHARACTERS + 1) * 2);

/**
 * The beginning of a text, one character longer than shown, so that a cut one is recognised. A plain slice would
 * keep the whole text in memory behind it; this is a copy.
 */
export function beginningOf(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text;
  const bytes = scratch.write(text.slice(0, MOST_CHARACTERS + 1), 'utf16le');
  return scratch.toString('utf16le', 0, bytes);
}

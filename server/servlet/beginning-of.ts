/** Characters that the journal keeps of a request and of a reply. */
export const MOST_CHARACTERS = 4096;

/**
 * The beginning of a text, one character longer than is shown, so that a cut one is known. A plain slice would keep
 * the whole text in memory behind it; this is a copy.
 */
export function beginningOf(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text;
  return Buffer.from(text.slice(0, MOST_CHARACTERS + 1), 'utf16le').toString('utf16le');
}

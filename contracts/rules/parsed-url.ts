/** An address in its parts, or null where it is none. Not URL.canParse, which the oldest browsers of the floor lack. */
export function parsedUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

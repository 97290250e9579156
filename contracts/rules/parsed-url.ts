/** The parts of an address, or null if it is none. URL.canParse is missing in the oldest supported browsers. */
export function parsedUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

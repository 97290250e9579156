/** Signs that are not seen and turn or hide what stands beside them; the joiner of emoji is none of them. */
const UNSEEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** A name as it is kept: one line, nothing around it, nothing unseen in it. */
export function plainLine(text: string): string {
  return text.replaceAll(UNSEEN, '').replaceAll(/\s+/g, ' ').trim();
}

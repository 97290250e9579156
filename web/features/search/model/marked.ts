export interface Marked {
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

/** Where a text says the keyword, whatever its case; the match is empty where it does not. */
export function marked(text: string, keyword: string): Marked {
  const wanted = keyword.toLowerCase();
  const at = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted);
  if (at < 0) return { before: text, match: '', after: '' };
  const end = at + wanted.length;
  return { before: text.slice(0, at), match: text.slice(at, end), after: text.slice(end) };
}

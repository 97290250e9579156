export interface Marked {
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

/**
 * Where a text says the keyword, whatever its case; the match is empty where it does not. Blanks are passed over: a mobile
 * is shown in groups and looked for without.
 */
export function marked(text: string, keyword: string): Marked {
  const letters = [...keyword.replace(/\s/g, '')].map((letter) =>
    letter.replace(/[$()*+.?[\\\]^{|}]/, '\\$&'),
  );
  const found = letters.length === 0 ? null : new RegExp(letters.join('\\s*'), 'iu').exec(text);
  if (found === null) return { before: text, match: '', after: '' };
  const [match] = found;
  const end = found.index + match.length;
  return { before: text.slice(0, found.index), match, after: text.slice(end) };
}

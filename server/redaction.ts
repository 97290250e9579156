/**
 * What nobody else may read, and how it is taken out of what is shown: by the journal, by a recording, by the report
 * of a verification. Each of them has its own mark for what is gone.
 */

/** Names whose value opens something. */
export const SECRET_NAME = /token|passw|pwd|secret|authorization|cookie|session_?id/i;
/** In a reply `code` is the outcome, so only these names hide their value there. */
const SECRET_IN_JSON = /(?:token|pwd|secret|session_?id)$|passw|^(?:authorization|cookie|democode)$/i;
/** A name and the quote that opens its text, perhaps in JSON that is encoded again and again. */
const NAMED_TEXT = /"([\w-]*)\\*"\s*:\s*(\\*)"/g;
const LONG_HEX = /(?<![0-9a-f])[0-9a-f]{32,}(?![0-9a-f])/gi;
/** Words with dots between them, as far as they go; a signed token of another server is three of them. */
const DOTTED = /[\w-]+(?:\.[\w-]+)*/g;
const TOKEN_HEAD = /eyJ[\w-]/;
/** 手机号 in a text, perhaps in groups. */
const MOBILE = /(?<![\d.])(1[3-9]\d)[ -]?\d{4}[ -]?(\d{4})(?![\d.])/g;

export function maskMobiles(text: string): string {
  return text.replace(MOBILE, '$1****$2');
}

/** Secrets that are known by their look. */
export function hideTokens(text: string, mark: string): string {
  const clean = text.replace(LONG_HEX, mark);
  return TOKEN_HEAD.test(clean) ? clean.replace(DOTTED, (words) => hideWebToken(words, mark)) : clean;
}

/** One look at each word: a pattern of the whole token begins anew at every head, however long they go on. */
function hideWebToken(words: string, mark: string): string {
  const parts = words.split('.');
  const shown: string[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at] ?? '';
    const head = at + 2 < parts.length ? part.search(TOKEN_HEAD) : -1;
    shown.push(head < 0 ? part : part.slice(0, head) + mark);
    if (head >= 0) at += 2;
  }
  return shown.join('.');
}

/** Secrets in JSON that are known by their name. */
export function hideNamed(text: string, mark: string): string {
  const pattern = new RegExp(NAMED_TEXT);
  let shown = '';
  let from = 0;
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    const [, name = '', slashes = ''] = found;
    // The quote that opens a text may open a name, where the JSON is none.
    const opened = pattern.lastIndex;
    pattern.lastIndex = opened - 1;
    if (!SECRET_IN_JSON.test(name)) continue;
    const end = endOfText(text, opened, slashes.length);
    shown += text.slice(from, opened) + mark;
    from = end;
    pattern.lastIndex = end;
  }
  return shown + text.slice(from);
}

/** Where a text ends whose quotes have so many backslashes before them: a quote within it has more. */
function endOfText(text: string, opened: number, depth: number): number {
  for (let quote = text.indexOf('"', opened); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    let first = quote;
    while (first > opened && text[first - 1] === '\\') first -= 1;
    const slashes = quote - first;
    if (slashes < depth) return first;
    if (slashes % (2 * (depth + 1)) === depth) return quote - depth;
  }
  return text.length;
}

/** Secrets that were seen before, each with what stands in its place, also as they look in an address. */
export function hideKnown(text: string, marks: ReadonlyMap<string, string>): string {
  let clean = text;
  for (const [secret, mark] of marks) {
    clean = clean.replaceAll(secret, mark).replaceAll(encodeURIComponent(secret), mark);
  }
  return clean;
}

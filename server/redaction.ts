/**
 * What nobody else may read, and how it is taken out of what is shown: by the journal, by a recording, by the report
 * of a verification. Each of them has its own mark for what is gone.
 */

/** Names whose value opens something. */
export const SECRET_NAME = /token|passw|pwd|secret|authorization|cookie|session_?id/i;
/** In a reply `code` is the outcome, so only these names hide their value there; the text may be encoded twice. */
const SECRET_IN_JSON =
  /(\\*"(?:\w*token|\w*passw\w*|\w*pwd|\w*secret|authorization|cookie|\w*session_?id|demoCode)\\*"\s*:\s*\\*")(?:[^"\\]+|\\(?!"))*/gi;
const LONG_HEX = /(?<![0-9a-f])[0-9a-f]{32,}(?![0-9a-f])/gi;
/** A signed token as other servers give it out. */
const WEB_TOKEN = /eyJ[\w-]+\.[\w-]+\.[\w-]+/g;
/** 手机号 in a text, perhaps in groups. */
const MOBILE = /(?<![\d.])(1[3-9]\d)[ -]?\d{4}[ -]?(\d{4})(?![\d.])/g;

export function maskMobiles(text: string): string {
  return text.replace(MOBILE, '$1****$2');
}

/** Secrets that are known by their look. */
export function hideTokens(text: string, mark: string): string {
  return text.replace(LONG_HEX, mark).replace(WEB_TOKEN, mark);
}

/** Secrets in JSON that are known by their name. */
export function hideNamed(text: string, mark: string): string {
  return text.replace(SECRET_IN_JSON, `$1${mark}`);
}

/** Secrets that were seen before, each with what stands in its place, also as they look in an address. */
export function hideKnown(text: string, marks: ReadonlyMap<string, string>): string {
  let clean = text;
  for (const [secret, mark] of marks) {
    clean = clean.replaceAll(secret, mark).replaceAll(encodeURIComponent(secret), mark);
  }
  return clean;
}

/** What the contract promises for the body: a JSON object, or plain text such as `ok`, `-1` or a pipe string. */
export type ReplyKind = 'json' | 'text';

export type Decoded =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly reason: 'malformed-json' | 'not-an-object' };

const MALFORMED: Decoded = { ok: false, reason: 'malformed-json' };

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function parse(text: string): Decoded {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return MALFORMED;
  }
}

// Some replies are JSON put into a JSON string. Only one such layer is taken off.
function parseOnceOrTwice(text: string): Decoded {
  const outer = parse(text);
  return outer.ok && typeof outer.value === 'string' ? parse(outer.value) : outer;
}

function decodeJson(text: string): Decoded {
  const parsed = parseOnceOrTwice(text);
  if (!parsed.ok || isObject(parsed.value)) {
    return parsed;
  }
  return { ok: false, reason: 'not-an-object' };
}

// A text call is refused (401, 403, 400) with the JSON envelope; `1` and `-1` are valid JSON too, yet stay text.
function decodeText(text: string, contentType: string): Decoded {
  if (!/^application\/json\b/i.test(contentType)) {
    return { ok: true, value: text };
  }
  const outer = parse(text);
  const inner = outer.ok && typeof outer.value === 'string' ? outer.value : text;
  const parsed = parse(inner);
  if (parsed.ok && isObject(parsed.value) && 'code' in parsed.value) {
    return parsed;
  }
  return !parsed.ok && inner.trimStart().startsWith('{') ? MALFORMED : { ok: true, value: inner };
}

/** Reads a reply body as the contract expects it. What cannot be read is a value, never an exception. */
export function decodeReply(text: string, kind: ReplyKind, contentType: string | null = null): Decoded {
  return kind === 'json' ? decodeJson(text) : decodeText(text, contentType ?? '');
}

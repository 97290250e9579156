/** What a server has answered so far, by the name of the step. */
export type Replies = ReadonlyMap<string, unknown>;

/** The part of a reply at a path such as data/list/0/ID; undefined where there is none. */
export function partOf(reply: unknown, path: string): unknown {
  return path.split('/').reduce<unknown>((part, name) => {
    if (part === null || typeof part !== 'object' || !Object.hasOwn(part, name)) return undefined;
    return (part as Record<string, unknown>)[name];
  }, reply);
}

/** A text or a number of a reply as the wire wants it; null where there is none. */
export function wordOf(replies: Replies, step: string, path: string): string | null {
  const part = partOf(replies.get(step), path);
  return typeof part === 'string' || typeof part === 'number' ? String(part) : null;
}

export function listOf(replies: Replies, step: string, path: string): readonly unknown[] {
  const part = partOf(replies.get(step), path);
  return Array.isArray(part) ? part : [];
}

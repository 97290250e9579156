import { isRefused, isRequestFailed } from '../call/reply.ts';

/** Set default address (设为默认): only -1 means failure, whatever else comes means success. */
export function readUpdateDefaultAddr(reply: unknown): boolean {
  if (isRequestFailed(reply) || isRefused(reply)) return false;
  if (typeof reply !== 'string') return reply !== -1;
  const text = reply.trim();
  return text.replace(/^"(.*)"$/s, '$1').trim() !== '-1' && !isRefused(objectIn(text));
}

/** A refusal that was sent as text. */
function objectIn(text: string): unknown {
  try {
    return text.startsWith('{') ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

export interface TextReply {
  readonly status: number;
  readonly text: string;
}

/**
 * Sends a text to a path beside the servlet, also while the page closes; null where nothing answered. The answer is read
 * to its end, because a browser keeps a connection for words that nothing has read.
 */
export async function postText(path: string, body: string): Promise<TextReply | null> {
  try {
    const reply = await fetch(path, { method: 'POST', body, keepalive: true });
    return { status: reply.status, text: await reply.text() };
  } catch {
    return null;
  }
}

/** The same while the page closes, when no answer is waited for: whether the browser took it. */
export function leaveText(path: string, body: string): boolean {
  return navigator.sendBeacon(path, body);
}

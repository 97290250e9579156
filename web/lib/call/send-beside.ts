interface Answered {
  readonly status: number;
  readonly text: string;
}

/**
 * A text sent to a path beside the operations, also while the page is leaving; null where nothing answered. What it is
 * about can wait or be missed, so nothing is asked again.
 */
export async function sendBeside(path: string, body: string): Promise<Answered | null> {
  try {
    const reply = await fetch(path, { method: 'POST', body, keepalive: true });
    // A browser keeps a connection for words that nothing has read.
    return { status: reply.status, text: await reply.text() };
  } catch {
    return null;
  }
}

/** The way of spans to a collector: one request, and what became of it. */
import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';

export type Posted =
  | { readonly became: 'taken'; readonly rejected: number; readonly why: string }
  /** Worth another try. */
  | { readonly became: 'late'; readonly why: string }
  | { readonly became: 'refused'; readonly why: string };

export interface SpanPost {
  /** Never rejects. */
  post(body: string): Promise<Posted>;
  close(): void;
}

const PATIENCE_MS = 5000;
const MOST_REPLY = 64 * 1024;
/** Those that the protocol names. */
const PASSING = new Set([429, 502, 503, 504]);

export function createSpanPost(endpoint: string, headers: Readonly<Record<string, string>>): SpanPost {
  const url = new URL(endpoint);
  const isEncrypted = url.protocol === 'https:';
  const agent = isEncrypted ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
  const open = isEncrypted ? requestHttps : requestHttp;

  async function send(body: string): Promise<Posted> {
    const { status, text } = await new Promise<{ status: number; text: string }>((resolve, reject) => {
      const request = open(url, {
        agent,
        method: 'POST',
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        },
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      request.once('error', reject);
      request.once('response', (reply) =>
        textOf(reply).then((text) => resolve({ status: reply.statusCode ?? 0, text }), reject),
      );
      request.end(body);
    });
    if (PASSING.has(status)) return { became: 'late', why: `it answers ${status}` };
    if (status < 200 || status > 299) return { became: 'refused', why: `it answers ${status}` };
    return { became: 'taken', ...partOf(text) };
  }

  return {
    post: (body) =>
      send(body).catch((error: Error & { code?: string }) => ({
        became: 'late',
        why: error.name === 'AbortError' ? 'it does not answer' : (error.code ?? error.message),
      })),
    close: () => agent.destroy(),
  };
}

async function textOf(reply: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of reply) if (text.length < MOST_REPLY) text += chunk;
  return text;
}

/** A collector may take only a part, and says how many it did not. */
function partOf(text: string): { rejected: number; why: string } {
  try {
    const { partialSuccess } = JSON.parse(text);
    const rejected = Number(partialSuccess.rejectedSpans);
    if (rejected > 0) return { rejected, why: 'it takes only a part' };
  } catch {
    // Most say nothing, which is all taken.
  }
  return { rejected: 0, why: '' };
}

import type { IncomingMessage } from 'node:http';
import { addAbortSignal, Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { ControlAccess, ControlResponse } from '#contracts/control/client.ts';

/**
 * What `fetch` does, as far as a command needs it. The first use of Node's own `fetch`, or of its `Response`, loads a
 * client that takes longer than the whole command does; so does an import of `node:http`, because it looks at all that
 * the module has.
 */
export const send: ControlAccess['send'] = (url, { method, headers, body, signal }) => {
  const { request } = process.getBuiltinModule(url.startsWith('https:') ? 'node:https' : 'node:http');
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent: false, ...(signal ? { signal } : {}) }, (message) =>
      resolve(responseOf(message, signal)),
    );
    // Why it was ended is told by the signal: the time was over, or somebody stopped it.
    sent.on('error', (error) => reject(signal?.aborted ? signal.reason : error));
    sent.end(body);
  });
};

function responseOf(message: IncomingMessage, signal?: AbortSignal | null): ControlResponse {
  const { statusCode: status = 0 } = message;
  const stream = signal ? addAbortSignal(signal, message) : message;
  const bytes = async () => {
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part);
    return Buffer.concat(parts);
  };
  return {
    status,
    ok: status >= 200 && status < 300,
    text: async () => (await bytes()).toString(),
    arrayBuffer: async () => new Uint8Array(await bytes()).buffer,
    get body() {
      return Readable.toWeb(stream) as ReadableStream<Uint8Array<ArrayBuffer>> as ControlResponse['body'];
    },
  };
}

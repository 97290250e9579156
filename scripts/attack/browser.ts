import { Agent, request } from 'node:http';

export interface Reply {
  readonly status: number;
  readonly ms: number;
  readonly text: string;
}

export interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** A stranger at an address of its own, with the cookies that it was given; keeps its connections. */
export interface Browser {
  send(method: string, path: string, sent?: Sent): Promise<Reply>;
  /** What it would send as its Cookie header. */
  cookie(): string;
  close(): void;
}

const LONGEST_MS = 30_000;
/** The rest of a reply is read and forgotten, so that reading does not become the measure. */
const KEPT_BYTES = 64 * 1024;

/** Every address 127.x.x.x is this machine, so that one process can be many strangers. */
export function openBrowser(url: string, address: string): Browser {
  const { hostname, port } = new URL(url);
  // More than the server holds open for one address, so that nothing waits here instead of there.
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const cookies = new Map<string, string>();

  function remember(lines: readonly string[]): void {
    for (const line of lines) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name !== undefined && value !== undefined) cookies.set(name, value);
    }
  }

  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  return {
    cookie: cookieHeader,
    send(method, path, { headers = {}, body } = {}) {
      const startedAt = performance.now();
      const cookie = cookieHeader();
      return new Promise((resolve) => {
        const settle = (status: number, text: string) =>
          resolve({ status, text, ms: performance.now() - startedAt });
        const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
        const options = { method, path, hostname, port, agent, localAddress: address };
        const sent = request(
          { ...options, headers: { ...(cookie ? { cookie } : {}), ...length, ...headers } },
          (answer) => {
            remember(answer.headers['set-cookie'] ?? []);
            const chunks: Buffer[] = [];
            let kept = 0;
            answer.on('data', (chunk: Buffer) => {
              if (kept < KEPT_BYTES) chunks.push(chunk);
              kept += chunk.length;
            });
            answer.on('end', () => settle(answer.statusCode ?? 0, Buffer.concat(chunks).toString()));
            answer.on('error', () => settle(0, ''));
          },
        );
        // A refusal may come before a body is read to its end; what broke then has no reply of its own.
        sent.on('error', () => settle(0, ''));
        sent.on('close', () => settle(0, ''));
        sent.setTimeout(LONGEST_MS, () => sent.destroy());
        sent.end(body);
      });
    },
    close: () => agent.destroy(),
  };
}

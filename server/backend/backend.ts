/** The one way to a backend: a connection that is used again, straight or through the company's proxy. */
import {
  type ClientRequest,
  Agent as HttpAgent,
  type OutgoingHttpHeaders,
  request as requestHttp,
} from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import type { Target } from './target.ts';
import { proxyHeaders, TunnelAgent } from './tunnel-agent.ts';

export interface BackendOptions {
  readonly target: Target;
  /** Whether any certificate will do. */
  readonly isInsecure?: boolean;
  readonly proxy?: URL | null;
}

export interface BackendCall {
  readonly method: string;
  /** Path and query, as they are here: the backend's own prefix is put before them. */
  readonly path: string;
  readonly headers: OutgoingHttpHeaders;
}

export interface Backend {
  readonly target: Target;
  /** The address of a path at the backend, in full. */
  addressAt(path: string): string;
  /** A request that has been begun and not ended: whoever asks sends its body. */
  open(call: BackendCall): ClientRequest;
  close(): void;
}

/** Shorter than what most servers give an unused connection, so that we are the one who ends it. */
const IDLE_MS = 4000;

export function createBackend({ target, isInsecure = false, proxy = null }: BackendOptions): Backend {
  const url = new URL(target.origin);
  const isEncrypted = url.protocol === 'https:';
  const kept = { keepAlive: true, timeout: IDLE_MS };
  const checked = { ...kept, rejectUnauthorized: !isInsecure };
  const agent = !isEncrypted
    ? new HttpAgent(kept)
    : proxy
      ? new TunnelAgent(proxy, checked)
      : new HttpsAgent(checked);
  const addressAt = (path: string) => `${target.origin}${target.prefix}${path}`;

  return {
    target,
    addressAt,
    open({ method, path, headers }) {
      if (isEncrypted) {
        return requestHttps(url, { agent, method, path: `${target.prefix}${path}`, headers });
      }
      if (!proxy) return requestHttp(url, { agent, method, path: `${target.prefix}${path}`, headers });
      // A proxy reads what is not encrypted, and is told the whole address.
      const send = proxy.protocol === 'https:' ? requestHttps : requestHttp;
      return send(proxy, {
        method,
        path: addressAt(path),
        headers: { ...headers, ...proxyHeaders(proxy) },
      });
    },
    close: () => agent.destroy(),
  };
}

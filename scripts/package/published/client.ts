/** The typed client, for any base URL: a replica, or a backend of one's own. It runs in browsers and in Node. */
import { type ApiClient, createApiClient, type FailureReport } from '#web/lib/call/api-client.ts';

export type { Input, OperationId, Output } from '#contracts/operations.ts';
export type { ApiClient, CallOptions } from '#web/lib/call/api-client.ts';
export type { PseudoReply } from '#web/lib/call/reply.ts';

export interface ClientOptions {
  /** Such as `http://127.0.0.1:5180`; in a page, `location.origin` where the server of the page passes calls on. */
  readonly baseUrl: string;
  /** Of the session; nobody's unless given. */
  readonly token?: string | null | (() => string | null);
  /** Of a server that wants its calls signed. */
  readonly signSecret?: string;
  /** Sent with every call, such as those of a world. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Hears why a call brought nothing; its reply is `{ code: 500 }` then. */
  readonly onFailure?: (failure: FailureReport) => void;
}

export function createClient(options: ClientOptions): ApiClient {
  const { baseUrl, token = null, headers, signSecret = '', ...others } = options;
  return createApiClient({
    ...others,
    baseUrl,
    signing: { isEnabled: signSecret !== '', secret: signSecret },
    token: typeof token === 'function' ? token : () => token,
    headers: headers && (() => headers),
  });
}

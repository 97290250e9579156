import type { OperationId } from '#contracts/operations.ts';
import { toWire } from '#contracts/servlet-url.ts';
import type { ApiClient } from '../call/api-client.ts';
import { replyCode } from '../call/reply.ts';
import { isWorthRepeating, RequestFailure } from '../call/request-failure.ts';
import { withRetry } from '../call/retry.ts';
import { decodeReply } from './decode.ts';
import type { Send } from './exchange.ts';
import { FORM_CONTENT_TYPE, formBody } from './form-body.ts';

interface SmallClientConfig {
  readonly baseUrl: string;
  readonly token: () => string | null;
  /** The table of all operations would be most of a small page, so it names those that write. */
  readonly writes: readonly OperationId[];
  /** Adds the signature where the page has a secret. */
  readonly sign?: ((input: object) => object) | undefined;
  readonly fetch?: Send;
  readonly delayMs?: number;
}

/**
 * The calls of a page that has to be small: like those of `api-client`, but without what only a whole application needs
 * (indicators, the login in between). A read is tried again, a write is not.
 */
export function createSmallClient(config: SmallClientConfig): ApiClient {
  const send: Send = config.fetch ?? ((request) => globalThis.fetch(request));
  const retry = config.delayMs === undefined ? {} : { delayMs: config.delayMs };

  async function attempt(operation: OperationId, input: object): Promise<unknown> {
    try {
      return await read(await send(requestFor(operation, config.sign?.(input) ?? input)));
    } catch (error) {
      throw error instanceof RequestFailure ? error : RequestFailure.ofNetwork(error, true);
    }
  }

  function requestFor(operation: OperationId, input: object): Request {
    const form = formBody(input).toString();
    const isWrite = config.writes.includes(operation);
    const path = `/uwp/newServlet/${operation.replace('.', '/')}`;
    const token = config.token();
    const headers: Record<string, string> = token === null ? {} : { Authorization: token };
    if (!isWrite) return new Request(config.baseUrl + toWire(`${path}?${form}`), { headers });
    const body = { method: 'POST', body: form };
    return new Request(config.baseUrl + toWire(path), {
      ...body,
      headers: { ...headers, 'Content-Type': FORM_CONTENT_TYPE },
    });
  }

  async function call(operation: OperationId, input: object): Promise<unknown> {
    try {
      const retries = config.writes.includes(operation) ? { retries: 0 } : {};
      return await withRetry(() => attempt(operation, input), { ...retry, ...retries, isWorthRepeating });
    } catch (error) {
      if (error instanceof RequestFailure) return error.reply;
      throw error;
    }
  }

  // The server is held to the contract by the contract tests; here its word is taken.
  return { call: call as ApiClient['call'] };
}

async function read(response: Response): Promise<unknown> {
  const text = await response.text();
  const decoded = decodeReply(text, 'json');
  if (!response.ok) {
    const body = decoded.ok ? decoded.value : undefined;
    if (replyCode(body) === 401 || replyCode(body) === 403) return body;
    throw RequestFailure.ofStatus(response.status, body);
  }
  if (!decoded.ok) throw RequestFailure.malformed(decoded.reason, text);
  return decoded.value;
}

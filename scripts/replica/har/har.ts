/** HTTP Archive 1.2, as browsers and proxies read it. */
import { PRODUCT } from '#server/product.ts';

/** A call as it may be shown: what was secret in it has been taken out before. */
export interface HarCall {
  /** Epoch milliseconds of the request. */
  readonly at: number;
  readonly ms: number;
  readonly method: string;
  readonly url: string;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly body: { readonly type: string; readonly text: string } | null;
  /** 0 where nothing was answered. */
  readonly status: number;
  readonly type: string;
  readonly reply: string;
  readonly comment: string;
}

export function harOf(calls: readonly HarCall[]) {
  return {
    log: {
      version: '1.2',
      creator: { name: 'replica', version: PRODUCT.version },
      entries: calls.map(entryOf),
    },
  };
}

function entryOf({ at, ms, method, url, requestHeaders, body, status, type, reply, comment }: HarCall) {
  const query = [...new URL(url).searchParams];
  return {
    startedDateTime: new Date(at).toISOString(),
    time: ms,
    request: {
      method,
      url,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: pairs(Object.entries(requestHeaders)),
      queryString: pairs(query),
      ...(body ? { postData: { mimeType: body.type, text: body.text } } : {}),
      headersSize: -1,
      bodySize: body ? Buffer.byteLength(body.text) : 0,
    },
    response: {
      status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: pairs(type === '' ? [] : [['content-type', type]]),
      content: { size: Buffer.byteLength(reply), mimeType: type, text: reply },
      redirectURL: '',
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: ms, receive: 0 },
    ...(comment === '' ? {} : { comment }),
  };
}

function pairs(entries: readonly (readonly [string, string])[]) {
  return entries.map(([name, value]) => ({ name, value }));
}

import type { HarCall } from '../har/har.ts';
import type { Exchange } from './journal.ts';

/** A recorded exchange for an HTTP Archive; the token stands in it as the word that it was there. */
export function harCallOfExchange(
  { at, ms, request, response, violations, failure }: Exchange,
  target: string,
): HarCall {
  const { method, url, type, input, hasToken } = request;
  const isRead = method === 'GET' || method === 'HEAD';
  const isJson = /^application\/json\b/i.test(type);
  const values = isRead || typeof input !== 'object' || input === null ? [] : Object.entries(input);
  const text = isJson
    ? JSON.stringify(input)
    : new URLSearchParams(values.map(([name, value]) => [name, String(value)])).toString();
  const { body } = response;
  return {
    at: Date.parse(at),
    ms,
    method,
    url: `${target}${url}`,
    requestHeaders: {
      ...(type === '' ? {} : { 'content-type': type }),
      ...(hasToken ? { authorization: '<secret>' } : {}),
    },
    body: values.length === 0 ? null : { type, text },
    status: response.status,
    type: response.type,
    reply: body === null ? '' : typeof body === 'string' ? body : JSON.stringify(body),
    comment: [
      ...(failure === null ? [] : [failure]),
      ...violations.map(({ part, pointer, problem }) => `${part} ${pointer || '/'}: ${problem}`),
    ].join('; '),
  };
}

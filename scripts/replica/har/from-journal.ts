import type { JournalEntry } from '#contracts/control/journal.ts';
import { isOperationId, operationMeta } from '#contracts/operations.ts';
import { METHOD_PARAMETER, SERVICE_PARAMETER, SERVLET_PATH, toWire } from '#contracts/servlet-url.ts';
import type { HarCall } from './har.ts';

const FORM = 'application/x-www-form-urlencoded';

/** An exchange of the replica's journal; a long reply stands there cut, which the comment says. */
export function harCallOf(entry: JournalEntry, baseUrl: string): HarCall {
  const { operation, request, method, reply, decisions, fault } = entry;
  const isPost = method === 'POST';
  const query = encoded(request.query);
  const address = addressOf(operation, query);
  const text = isPost ? (typeof request.body === 'string' ? request.body : encoded(request.body)) : '';
  return {
    at: entry.at - entry.ms,
    ms: entry.ms,
    method,
    url: `${baseUrl}${address}`,
    requestHeaders: text === '' ? {} : { 'content-type': FORM },
    body: text === '' ? null : { type: FORM, text },
    status: entry.status,
    type: entry.status === 0 ? '' : /^\s*[{[]/.test(reply) ? 'application/json' : 'text/plain',
    reply,
    comment: [
      ...(fault ? [`fault ${fault.kind} by ${fault.rule}`] : []),
      ...decisions,
      ...(reply.endsWith('…') ? ['the reply is cut'] : []),
    ].join('; '),
  };
}

function addressOf(operation: string, query: string): string {
  const withQuery = (path: string) => (query === '' ? path : `${path}?${query}`);
  if (isOperationId(operation)) return toWire(withQuery(operationMeta(operation).path));
  if (operation.startsWith('/')) return withQuery(operation);
  const [service = '', method = ''] = operation.split('.');
  const names = new URLSearchParams({ [SERVICE_PARAMETER]: service, [METHOD_PARAMETER]: method });
  return `${SERVLET_PATH}?${names}${query === '' ? '' : `&${query}`}`;
}

function encoded(values: unknown): string {
  if (typeof values !== 'object' || values === null) return '';
  const pairs = Object.entries(values).map(([name, value]): [string, string] => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ]);
  return new URLSearchParams(pairs).toString();
}

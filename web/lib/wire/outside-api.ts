/** What the pages of the outside parties (the phone, the identity providers) ask their own small server part. */
export type OutsideReply<Data> =
  | { readonly kind: 'done'; readonly data: Data }
  | { readonly kind: 'refused'; readonly message: string; readonly reason: string }
  | { readonly kind: 'failed' };

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function text(value: unknown, fallback: string): string {
  return typeof value === 'string' && value !== '' ? value : fallback;
}

/**
 * Asks with GET, or with POST where a body is given. Like the product's own calls it never rejects: a failure is a
 * reply. The data is taken at the server's word, which the tests of both sides hold it to.
 */
export async function outsideCall<Data>(
  path: string,
  body?: Readonly<Record<string, string>>,
  send: typeof fetch = fetch,
): Promise<OutsideReply<Data>> {
  const init: RequestInit =
    body === undefined
      ? { cache: 'no-store' }
      : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  try {
    const response = await send(path, init);
    const reply: unknown = await response.json();
    if (field(reply, 'code') === 0) {
      return { kind: 'done', data: field(reply, 'data') as Data };
    }
    const isConsidered = response.status < 500 && typeof field(reply, 'code') === 'number';
    return isConsidered
      ? {
          kind: 'refused',
          message: text(field(reply, 'message'), '操作失败，请重试'),
          reason: text(field(reply, 'reason'), ''),
        }
      : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}

import { describe, expect, it } from 'vitest';
import { type ControlFailure, createControlClient } from './client.ts';

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

class Failed extends Error {
  readonly failure: ControlFailure;

  constructor(failure: ControlFailure) {
    super(failure.address);
    this.failure = failure;
  }
}

function clientOf(answer: () => Response) {
  const sent: Sent[] = [];
  const client = createControlClient({
    url: 'http://replica.example',
    headers: () => ({ 'x-who': 'me' }),
    send: async (url, init) => {
      sent.push({ url, init });
      return answer();
    },
    failed: (failure) => new Failed(failure),
  });
  return { client, sent };
}

const done = () => Response.json({});
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    ({ failure }: Failed) => failure,
  );

describe('a call', () => {
  it('fills the names of its route, and sends no body where none is said', async () => {
    const { client, sent } = clientOf(done);
    await client.call('DELETE /faults/{id}', { path: { id: 'a/b c' } });
    expect(sent).toEqual([
      {
        url: 'http://replica.example/__replica/faults/a%2Fb%20c',
        init: { method: 'DELETE', headers: { 'x-who': 'me' } },
      },
    ]);
  });

  it('sends its body as JSON, a file as it is', async () => {
    const { client, sent } = clientOf(done);
    const file = new Uint8Array([1, 2]);
    await client.call('POST /clock', { body: { advance: '30d' } });
    await client.call('POST /import', { body: file, headers: { 'x-more': '1' } });
    expect(sent.map(({ init }) => [init.body, init.headers])).toEqual([
      ['{"advance":"30d"}', { 'x-who': 'me', 'content-type': 'application/json' }],
      [file, { 'x-who': 'me', 'content-type': 'application/octet-stream', 'x-more': '1' }],
    ]);
  });

  it('leaves out what the query does not say', async () => {
    const { client, sent } = clientOf(done);
    await client.call('GET /journal', { query: { since: 0, q: '印 刷', account: '', tab: undefined } });
    expect(sent[0]?.url).toBe('http://replica.example/__replica/journal?since=0&q=%E5%8D%B0+%E5%88%B7');
  });

  it('hands out a reply that is read as it comes', async () => {
    const { client } = clientOf(() => new Response('retry: 1'));
    expect(await (await client.open('GET /events')).text()).toBe('retry: 1');
  });
});

describe('a call that brings nothing', () => {
  it('tells why the control plane refuses', async () => {
    const refusal = { code: 409, reason: 'order-state', message: 'nothing is planned', traceId: 't' };
    const { client } = clientOf(() => Response.json(refusal, { status: 409 }));
    expect(await failureOf(client.call('POST /orders/{no}/advance', { path: { no: '7' } }))).toMatchObject({
      method: 'POST',
      address: '/orders/7/advance',
      status: 409,
      reason: 'order-state',
      message: 'nothing is planned',
    });
  });

  it('tells what somebody else answered', async () => {
    const { client } = clientOf(() => new Response('<html>', { status: 502 }));
    expect(await failureOf(client.call('GET /info'))).toMatchObject({
      status: 502,
      text: '<html>',
      reason: '',
    });
  });

  it.each(['<html>', '"ok"', 'null', ''])('takes %j for no reply of the control plane', async (text) => {
    const { client } = clientOf(() => new Response(text));
    expect(await failureOf(client.call('GET /info'))).toMatchObject({ status: 200, text, reason: '' });
  });

  it('tells why nobody answered', async () => {
    const cause = new TypeError('fetch failed');
    const { client } = clientOf(() => {
      throw cause;
    });
    expect(await failureOf(client.call('GET /info'))).toMatchObject({ status: 0, cause });
  });
});

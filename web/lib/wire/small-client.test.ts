import { describe, expect, it } from 'vitest';
import { isRequestFailed } from '../call/reply.ts';
import type { Send } from './exchange.ts';
import { createSmallClient } from './small-client.ts';

const REPLY = { code: 0, message: '成功', data: { page: 3, at: '' } };

function clientOf(fetch: Send, sign?: (input: object) => object) {
  return createSmallClient({
    baseUrl: 'http://replica.test',
    token: () => 'token-1',
    writes: ['ReaderServiceMag.savePlace'],
    sign,
    fetch,
    delayMs: 0,
  });
}

/** Answers one after the other, and keeps what was asked. */
function answering(...answers: (() => Response)[]) {
  const asked: Request[] = [];
  const fetch: Send = async (request) => {
    asked.push(request);
    return (answers[asked.length - 1] ?? answers.at(-1) ?? (() => Response.error()))();
  };
  return { asked, fetch };
}

describe('the small client', () => {
  it('reads in the form of the wire, in the name of the session', async () => {
    const { asked, fetch } = answering(() => Response.json(REPLY));
    const reply = await clientOf(fetch).call('ReaderServiceMag.getPlace', { bookCode: '青书' });
    expect(reply).toEqual(REPLY);
    const url = new URL(asked[0]?.url ?? '');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      serviceName: 'ReaderServiceMag',
      medthodName: 'getPlace',
      bookCode: '青书',
    });
    expect(asked[0]?.headers.get('Authorization')).toBe('token-1');
  });

  it('writes with a form', async () => {
    const { asked, fetch } = answering(() => Response.json(REPLY));
    await clientOf(fetch).call('ReaderServiceMag.savePlace', { bookCode: 'a', page: '3' });
    expect(asked[0]?.method).toBe('POST');
    expect(await asked[0]?.text()).toBe('bookCode=a&page=3');
  });

  it('signs what it reads and what it writes, where the page can', async () => {
    const { asked, fetch } = answering(() => Response.json(REPLY));
    const client = clientOf(fetch, (input) => ({ ...input, sign: 's' }));
    await client.call('ReaderServiceMag.getPlace', { bookCode: 'a' });
    await client.call('ReaderServiceMag.savePlace', { bookCode: 'a', page: '3' });
    expect(asked[0]?.url).toMatch(/&bookCode=a&sign=s$/);
    expect(await asked[1]?.text()).toBe('bookCode=a&page=3&sign=s');
  });

  it('tries a read again', async () => {
    const busy = () => new Response('busy', { status: 503 });
    const { asked, fetch } = answering(busy, busy, () => Response.json(REPLY));
    expect(await clientOf(fetch).call('ReaderServiceMag.getPlace', { bookCode: 'a' })).toEqual(REPLY);
    expect(asked).toHaveLength(3);
  });

  it('says with which status and number a server failed that was there', async () => {
    const failing = () =>
      Response.json({ code: 500, message: '出错了', traceId: 't1-0001' }, { status: 500 });
    const reply = await clientOf(answering(failing).fetch).call('ReaderServiceMag.getBook', {
      bookCode: 'a',
    });
    expect(reply).toEqual({ code: 500, message: '请求失败', status: 500, traceId: 't1-0001' });
  });

  it('writes once, whatever comes', async () => {
    const { asked, fetch } = answering(() => new Response('busy', { status: 503 }));
    const reply = await clientOf(fetch).call('ReaderServiceMag.savePlace', { bookCode: 'a', page: '3' });
    expect(isRequestFailed(reply)).toBe(true);
    expect(asked).toHaveLength(1);
  });

  it('takes a refusal with its status for the answer that it is', async () => {
    const refusal = { code: 403, message: '没有权限' };
    const { fetch } = answering(() => Response.json(refusal, { status: 403 }));
    expect(await clientOf(fetch).call('ReaderServiceMag.getBook', { bookCode: 'a' })).toEqual(refusal);
  });

  it('calls a page where a reply was expected a failure', async () => {
    const { fetch } = answering(() => new Response('<!doctype html>'));
    expect(isRequestFailed(await clientOf(fetch).call('ReaderServiceMag.getBook', { bookCode: 'a' }))).toBe(
      true,
    );
  });
});

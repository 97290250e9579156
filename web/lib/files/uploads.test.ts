import { expect, test, vi } from 'vitest';
import { isCancelled } from '../call/cancelled.ts';
import { NOT_THERE, REQUEST_FAILED } from '../call/reply.ts';
import { walledUploads } from '../call/walled.ts';
import { type Signing, signatureOf } from '../wire/sign.ts';
import { createUploads, type UploadFields } from './uploads.ts';

/** What a browser does with a request, by hand. */
class FakeRequest {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  responseText = '';
  address = '';
  headers: Record<string, string> = {};
  form = new FormData();
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;

  open(_method: string, address: string): void {
    this.address = address;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(form: FormData): void {
    this.form = form;
  }
  abort(): void {
    this.onabort?.();
    this.onloadend?.();
  }
  answer(body: object | string, status = 200): void {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.onload?.();
    this.onloadend?.();
  }
  breakOff(): void {
    this.onerror?.();
    this.onloadend?.();
  }
}

const FIELDS: UploadFields = [
  ['elements', '[]'],
  ['file', new Blob(['picture'])],
];
const DONE = { code: 0, message: '成功', data: { missing: '' } };

function uploading(
  waitForLogin: () => Promise<boolean> = async () => false,
  headers: () => Record<string, string> = () => ({}),
  signing: Signing = { isEnabled: false, secret: '' },
) {
  const requests: FakeRequest[] = [];
  const pauses: number[] = [];
  let token = 'mine';
  const uploads = createUploads({
    baseUrl: 'http://desk.example',
    token: () => token,
    waitForLogin,
    headers,
    signing,
    openRequest() {
      const request = new FakeRequest();
      requests.push(request);
      return request as unknown as XMLHttpRequest;
    },
    sleep: async (ms) => void pauses.push(ms),
  });
  async function request(no: number): Promise<FakeRequest> {
    await vi.waitUntil(() => requests.length >= no, { interval: 1 });
    return requests[no - 1] as FakeRequest;
  }
  function become(next: string): void {
    token = next;
  }
  return { uploads, requests, request, pauses, become };
}

test('a file travels with the token, after what is said about it', async () => {
  const { uploads, request } = uploading();
  const reply = uploads.send('/media/opus/50060/pages/1', FIELDS);
  const first = await request(1);
  expect(first.address).toBe('http://desk.example/media/opus/50060/pages/1');
  expect(first.headers).toEqual({ Authorization: 'mine' });
  expect([...first.form.keys()]).toEqual(['elements', 'file']);
  first.answer(DONE);
  expect(await reply).toEqual(DONE);
});

test('what is said about a file is signed, and the signature comes first', async () => {
  const { uploads, request } = uploading(undefined, undefined, { isEnabled: true, secret: 's3' });
  const reply = uploads.send('/media/opus/50060/pages/1', FIELDS);
  const first = await request(1);
  expect([...first.form.keys()]).toEqual(['sign', 'elements', 'file']);
  expect(first.form.get('sign')).toBe(signatureOf({ elements: '[]' }, 's3'));
  first.answer(DONE);
  await reply;
});

test('says how much of it has been sent', async () => {
  const { uploads, request } = uploading();
  const shares: number[] = [];
  const reply = uploads.send('/media/opus/50060/source', FIELDS, { onShare: (share) => shares.push(share) });
  const first = await request(1);
  first.upload.onprogress?.({ loaded: 25, total: 100 });
  first.answer(DONE);
  await reply;
  expect(shares).toEqual([0.25]);
});

test('what breaks off is sent again, after longer and longer pauses', async () => {
  const { uploads, request, pauses } = uploading();
  const reply = uploads.send('/media/opus/50060/source', FIELDS);
  (await request(1)).breakOff();
  (await request(2)).answer('<h1>Bad Gateway</h1>', 502);
  (await request(3)).breakOff();
  (await request(4)).answer(DONE);
  expect(await reply).toEqual(DONE);
  expect(pauses).toEqual([1000, 3000, 9000]);
});

test('what never arrives is a failure after four attempts', async () => {
  const { uploads, request, requests } = uploading();
  const reply = uploads.send('/media/opus/50060/source', FIELDS);
  for (const no of [1, 2, 3, 4]) (await request(no)).breakOff();
  expect(await reply).toEqual(REQUEST_FAILED);
  expect(requests).toHaveLength(4);
});

test('a server that fails is no network that does', async () => {
  const { uploads, request } = uploading();
  const reply = uploads.send('/media/opus/50060/source', FIELDS);
  for (const no of [1, 2, 3, 4])
    (await request(no)).answer({ code: 500, message: '开小差了', traceId: 't-9' }, 500);
  expect(await reply).toEqual({ ...REQUEST_FAILED, status: 500, traceId: 't-9' });
});

test('says what the page adds to its requests', async () => {
  const { uploads, request } = uploading(undefined, () => ({ 'x-tab': '7' }));
  const reply = uploads.send('/media/opus/50060/source', FIELDS);
  expect((await request(1)).headers).toEqual({ Authorization: 'mine', 'x-tab': '7' });
  (await request(1)).answer(DONE);
  await reply;
});

test('a refusal is an answer, whatever its status', async () => {
  const { uploads, request } = uploading();
  const refusal = { code: 1117, message: '存储空间不足', reason: 'storage-full' };
  const reply = uploads.send('/media/opus/50060/source', FIELDS);
  (await request(1)).answer(refusal, 413);
  expect(await reply).toEqual(refusal);
});

test('a backend that has no place for files says nothing of ours', async () => {
  const { uploads, request } = uploading();
  const reply = uploads.send('/media/opus/50060/source', FIELDS);
  (await request(1)).answer('<h1>Not Found</h1>', 404);
  expect(await reply).toEqual(NOT_THERE);
});

test('after the login it is sent again with the new token', async () => {
  const { uploads, request, become } = uploading(async () => {
    become('new');
    return true;
  });
  const reply = uploads.send('/media/opus/50060/source', FIELDS);
  (await request(1)).answer({ code: 401, message: '请先登录' }, 401);
  const second = await request(2);
  expect(second.headers).toEqual({ Authorization: 'new' });
  second.answer(DONE);
  expect(await reply).toEqual(DONE);
});

test('who gives it up stops the request', async () => {
  const { uploads, request } = uploading();
  const own = new AbortController();
  const reply = uploads.send('/media/opus/50060/source', FIELDS, { signal: own.signal });
  const given = reply.catch((error: unknown) => isCancelled(error));
  await request(1);
  own.abort();
  expect(await given).toBe(true);
});

test('the end of the session stops it, and nobody hears of it', async () => {
  const { uploads, request, requests } = uploading();
  const session = new AbortController();
  const aborted = vi.fn();
  const heard = vi.fn();
  const reply = walledUploads(uploads, session.signal).send('/media/opus/50060/source', FIELDS);
  reply.then(heard, heard);
  (await request(1)).onloadend = aborted;
  session.abort();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(aborted).toHaveBeenCalledOnce();
  expect(heard).not.toHaveBeenCalled();
  expect(requests).toHaveLength(1);
});

test('a file comes back in the name of its owner', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('%PDF'));
  const uploads = createUploads({
    baseUrl: 'http://desk.test',
    token: () => 'mine',
    waitForLogin: async () => false,
  });
  expect(await (await uploads.fetchFile('/media/files/abc')).text()).toBe('%PDF');
  expect(asked).toHaveBeenCalledWith('http://desk.test/media/files/abc', {
    headers: { Authorization: 'mine' },
    signal: null,
  });
  asked.mockRestore();
});

test('a file that is not there is asked for once', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 404 }));
  const uploads = createUploads({ baseUrl: '', token: () => null, waitForLogin: async () => false });
  await expect(uploads.fetchFile('/media/files/abc')).rejects.toMatchObject({ facts: { status: 404 } });
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockRestore();
});

import createClient from 'openapi-fetch';
import { describe, expect, it } from 'vitest';
import { servletMiddleware } from './servlet-middleware.ts';

type Replies = { responses: { 200: { content: { 'text/plain': string } } } };
type Loose = Record<
  string,
  { get: Replies; post: Replies & { requestBody?: { content: { 'x/y': unknown } } } }
>;

const ORIGIN = 'http://127.0.0.1:1';

interface Sending extends Pick<RequestInit, 'headers' | 'credentials' | 'keepalive' | 'signal'> {
  method: 'GET' | 'POST';
  body?: string | FormData;
}

async function sent(path: string, { method, body, ...init }: Sending): Promise<Request> {
  const requests: Request[] = [];
  const client = createClient<Loose>({
    baseUrl: ORIGIN,
    bodySerializer: (given) => given,
    fetch: async (request) => {
      requests.push(request);
      return new Response('ok');
    },
  });
  client.use(servletMiddleware);
  const options = { ...init, parseAs: 'text' } as const;
  await (method === 'POST' ? client.POST(path, { ...options, body }) : client.GET(path, options));
  const [request] = requests;
  if (request === undefined) {
    throw new Error('nothing was sent');
  }
  return request;
}

describe('servlet middleware', () => {
  it('sends the servlet form and keeps the query', async () => {
    const request = await sent('/uwp/newServlet/ShopCarService/cartInfo?cartID=1%7C2', { method: 'GET' });
    expect(request.url).toBe(
      `${ORIGIN}/uwp/newServlet?serviceName=ShopCarService&medthodName=cartInfo&cartID=1%7C2`,
    );
    expect(request.method).toBe('GET');
  });

  it('keeps method, body, headers, credentials, keepalive and signal of a form', async () => {
    const controller = new AbortController();
    const request = await sent('/uwp/newServlet/ShoppingServiceMag/updateCart', {
      method: 'POST',
      body: 'CartID=1&count=2',
      headers: { Authorization: 't-1', 'Content-Type': 'application/x-www-form-urlencoded' },
      credentials: 'include',
      keepalive: true,
      signal: controller.signal,
    });
    expect(request.method).toBe('POST');
    expect(await request.text()).toBe('CartID=1&count=2');
    expect(request.headers.get('Authorization')).toBe('t-1');
    expect(request.headers.get('Content-Type')).toBe('application/x-www-form-urlencoded');
    expect(request.credentials).toBe('include');
    expect(request.keepalive).toBe(true);
    controller.abort();
    expect(request.signal.aborted).toBe(true);
  });

  it('does not give a request without body an empty one', async () => {
    const request = await sent('/uwp/newServlet/UserCenterMag/userIsLogin3', { method: 'POST' });
    expect(request.url).toContain('medthodName=userIsLogin3');
    expect(request.body).toBeNull();
  });

  it('keeps the bytes and the boundary of an upload', async () => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array([0, 255, 128])]), 'a.bin');
    const request = await sent('/uwp/newServlet/OpusServiceMag/uploadFile', { method: 'POST', body: form });
    const file = (await request.formData()).get('file');
    const bytes = file instanceof Blob ? [...new Uint8Array(await file.arrayBuffer())] : [];
    expect(bytes).toEqual([0, 255, 128]);
  });

  it('leaves any other address alone', async () => {
    const request = await sent('/uwp/web/doLoginout.jsp', { method: 'POST', body: 'a=1' });
    expect(request.url).toBe(`${ORIGIN}/uwp/web/doLoginout.jsp`);
    expect(await request.text()).toBe('a=1');
  });
});

/** What comes over a socket from somebody who keeps to nothing: requests and replies as bytes. */
import { connect } from 'node:net';
import fc from 'fast-check';
import { toWire } from '#contracts/servlet-url.ts';

const CALL = toWire('/uwp/newServlet/UserCenterMag/userIsLogin3');
const LONG = 'a'.repeat(20_000);
const NESTED = '['.repeat(20_000) + ']'.repeat(20_000);

const METHODS = ['GET', 'POST', 'HEAD', 'PUT', 'OPTIONS', 'TRACE', 'CONNECT', 'M-SEARCH', 'PRI', 'get', ''];
const ADDRESSES = [
  ...['/', CALL, `${CALL}&%E0%A4%A=%zz`, '/uwp/%', '/uwp/é', '/uwp/newServlet/../../x', '/upload/x.jpg'],
  ...['/__record/journal', '/__record/exchange/1?as=pact', '/__record/exchange/%zz', '/__record//x?as='],
  ...['//', '//evil.example/', '*', 'http://evil.example/', '', '/\u0001', `/uwp/${LONG}`],
];
const HOSTS = [
  '127.0.0.1',
  'localhost:99999',
  'a b',
  '',
  'evil.example',
  '[::1]',
  '[zz]',
  'a..b',
  '%00',
  LONG,
];
const PAGES = ['http://127.0.0.1', 'null', 'http://a b', 'https://evil.example', 'http://[zz', LONG];
const REQUEST_HEADERS = [
  ...PAGES.flatMap((page) => [`Origin: ${page}`, `Referer: ${page}`]),
  ...[
    'Content-Length: 5',
    'Content-Length: -1',
    'Content-Length: 99999999999999999999',
    'Content-Length: 5, 6',
  ],
  ...['Transfer-Encoding: chunked', 'Transfer-Encoding: gzip, chunked', 'Transfer-Encoding: x'],
  ...[
    'Expect: 100-continue',
    'Expect: x',
    'Upgrade: websocket',
    'Connection: upgrade, host, x-a',
    'TE: trailers',
  ],
  ...['Content-Type: application/json', 'Content-Type: multipart/form-data', 'Content-Encoding: gzip'],
  ...['Cookie: ;;=;a', 'Authorization: Bearer ', `Authorization: ${LONG}`, `X-A: ${'b'.repeat(90_000)}`],
  ...['X-A: \u0001', 'X-A: é', ' folded', 'no colon', ': nothing', 'Via: x', 'Sec-Fetch-Site: cross-site'],
];
const CHUNKED = ['5\r\nhello\r\n0\r\n\r\n', 'zz\r\n', '5\r\nhel', 'fffffffffffffffff\r\nx'];
const REQUEST_BODIES = ['', 'hello', ...CHUNKED, NESTED, '{"a":', 'a=%zz&b'];

const STATUSES = [
  ...[
    '200 OK',
    '204 No',
    '304 Same',
    '302 Away',
    '404 Not',
    '500 Bad',
    '100 Go on',
    '101 Switch',
    '103 Early',
  ],
  ...[
    '000 Odd',
    '099 Odd',
    '600 Odd',
    '999 Odd',
    '20 Odd',
    '2000 Odd',
    '-1 Odd',
    'OK',
    '200',
    '200 \u0001',
    '200 é',
  ],
];
const REPLY_HEADERS = [
  ...[
    'Content-Length: 5',
    'Content-Length: 50',
    'Content-Length: -1',
    'Content-Length: 5\r\nContent-Length: 6',
  ],
  ...['Transfer-Encoding: chunked', 'Transfer-Encoding: x', 'Content-Encoding: gzip', 'Content-Encoding: br'],
  ...[
    'Content-Type: application/json',
    'Content-Type: text/html; charset=none',
    'Content-Type: ',
    'Content-Type: é',
  ],
  ...[
    'Location: http://[zz',
    'Location: é',
    'Location: /a\u0001',
    'Set-Cookie: ',
    'Set-Cookie: =;;',
    'Set-Cookie: é=1',
  ],
  ...[
    'Connection: close',
    'Connection: x-a, content-type',
    'Upgrade: h2c\r\nConnection: upgrade',
    'Trailer: x',
  ],
  ...[`X-A: ${LONG}`, 'X-A: \u0001', 'X-A: é', ' folded', 'no colon', 'Keep-Alive: timeout=0'],
];
const REPLY_BODIES = ['', 'hello', '{"code":0,"status":"0"}', ...CHUNKED, NESTED, '"\\"[1]\\""', '\u0000ÿ'];

interface Parts {
  readonly start: fc.Arbitrary<string>;
  readonly headers: readonly string[];
  readonly bodies: readonly string[];
}

/** The parts put together, and now and then spoilt at one place or broken off there. */
function wireOf({ start, headers, bodies }: Parts): fc.Arbitrary<Buffer> {
  const whole = fc
    .tuple(start, fc.array(fc.constantFrom(...headers), { maxLength: 3 }), fc.constantFrom(...bodies))
    .map(([first, lines, body]) => `${[first, ...lines].join('\r\n')}\r\n\r\n${body}`);
  const harm = fc.constantFrom('none', 'none', 'none', 'byte', 'end');
  return fc.tuple(whole, harm, fc.nat(400), fc.nat(255)).map(([text, how, at, byte]) => {
    const bytes = Buffer.from(text, 'latin1');
    if (how === 'end') return bytes.subarray(0, at);
    if (how === 'byte' && at < bytes.length) bytes[at] = byte;
    return bytes;
  });
}

/** So many requests, the same each time. */
export function oddRequests(count: number): Buffer[] {
  // Half of what is chosen is well, because what is refused at once reaches nothing behind.
  const often = (usual: string, others: readonly string[]) =>
    fc.oneof(fc.constant(usual), fc.constantFrom(...others));
  const version = often('1.1', ['1.1', '1.0', '2.0', '9']);
  const start = fc
    .tuple(often('POST', METHODS), often(CALL, ADDRESSES), version, often('127.0.0.1', HOSTS))
    .map(([method, address, http, host]) => `${method} ${address} HTTP/${http}\r\nHost: ${host}`);
  const parts = { start, headers: REQUEST_HEADERS, bodies: REQUEST_BODIES };
  return fc.sample(wireOf(parts), { numRuns: count, seed: 1 });
}

export function oddReplies(count: number): Buffer[] {
  const start = fc.constantFrom(...STATUSES).map((status) => `HTTP/1.1 ${status}`);
  const parts = { start, headers: REPLY_HEADERS, bodies: REPLY_BODIES };
  return fc.sample(wireOf(parts), { numRuns: count, seed: 1 });
}

interface Sent {
  /** What came back: all that was there with the first of it, nothing where the connection ended. */
  readonly answer: Promise<string>;
  /** No more is sent; a server that waits for the rest gives up. */
  end(): void;
}

export function sendRaw(port: number, bytes: Buffer | string): Sent {
  const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
  const answer = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (chunk) => {
      // "Go on" is no answer yet.
      text = (text + chunk.toString('latin1')).replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
      if (text === '') return;
      resolve(text);
      socket.destroy();
    });
    socket.on('error', () => socket.destroy()).once('close', () => resolve(''));
  });
  return { answer, end: () => socket.end() };
}

/** All of them, some at once. What waits for more is ended when `marker`, which was sent later, is answered. */
export async function sendAll(port: number, all: readonly (Buffer | string)[], marker: string) {
  const answers: string[] = [];
  for (let from = 0; from < all.length; from += 50) {
    const sent = all.slice(from, from + 50).map((bytes) => sendRaw(port, bytes));
    await sendRaw(port, marker).answer;
    for (const each of sent) each.end();
    answers.push(...(await Promise.all(sent.map(({ answer }) => answer))));
  }
  return answers;
}

/** Pictures of oneself as a page sends them, for attacks: whole ones, and the head of one that never ends. */
import { connect } from 'node:net';
import type { Reply } from './browser.ts';
import type { Visitor } from './guests.ts';

const PATH = '/media/avatar';
const BOUNDARY = 'a-boundary-of-the-attack';
const FORM = `multipart/form-data; boundary=${BOUNDARY}`;
const part = (name: string, more = '') =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n`;
const START = `${part('square')}\r\n0,0,64\r\n${part('file', '; filename="me.png"')}content-type: image/png\r\n\r\n`;

export function sendAvatar({ browser, token }: Visitor, picture: Buffer): Promise<Reply> {
  const body = Buffer.concat([Buffer.from(START), picture, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  return browser.send('POST', PATH, { headers: { authorization: token, 'content-type': FORM }, body });
}

interface Slow {
  readonly drip: () => void;
  /** What was answered, when the connection is closed; asked for before, that it still is open. */
  readonly status: () => number | 'open';
  readonly end: () => void;
}

/** An avatar of nine megabytes, of which a byte comes whenever `drip` is called. */
export function slowAvatar(
  url: string,
  { token, cookie }: { token: string; cookie: string },
  address: string,
): Slow {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), localAddress: address });
  let text = '';
  let isOpen = true;
  socket.on('data', (chunk) => {
    text += chunk;
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    isOpen = false;
  });
  const head = [
    `POST ${PATH} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    `Cookie: ${cookie}`,
    `Authorization: ${token}`,
    `Content-Type: ${FORM}`,
    'Content-Length: 9000000',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${START}`);
  return {
    drip: () => void (socket.writable && socket.write('x')),
    status: () => Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? Number.NaN) || (isOpen ? 'open' : 0),
    end: () => socket.destroy(),
  };
}

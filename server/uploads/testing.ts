/** Files as members bring them, for tests. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { TestApp, TestReply } from '#server/testing.ts';

export const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** A PDF as far as anybody looks who does not open it. */
export const pdf = (inside = 'book') => Buffer.from(`%PDF-1.7\n${inside}\nstartxref\n9\n%%EOF\n`);

/** A picture of one colour. */
export function picture(
  { width = 120, height = 160, color = '#203864' } = {},
  format: 'png' | 'jpeg' | 'webp' = 'png',
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: color } })
    [format]()
    .toBuffer();
}

interface Begun {
  readonly source?: Buffer;
  readonly pageNum?: number;
  readonly type?: string;
  readonly kind?: string;
}

/** Begins an import and answers the id of the work. */
export async function begun(
  test: TestApp,
  token: string,
  { source = pdf(), pageNum = 2, type = 'album', kind = 'pdf' }: Begun = {},
): Promise<string> {
  const { json } = await test.call(
    'OpusServiceMag.beginImport',
    {
      ...{ name: '西湖四季', type, kind, fileName: '西湖四季.pdf', fileHash: hashOf(source) },
      ...{ fileBytes: String(source.length), pageNum: String(pageNum), widthMm: '148', heightMm: '210' },
    },
    { token },
  );
  return String((json.data as { opusID: string }).opusID);
}

interface Sent {
  readonly token?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly fileName?: string;
}

/** Sends a form with a file, as a browser does. */
export async function send(
  test: TestApp,
  path: string,
  file: Buffer,
  { token, fields = {}, headers = {}, fileName = 'file' }: Sent = {},
): Promise<TestReply> {
  const boundary = 'a-boundary-of-the-test';
  const part = (name: string, more = '') =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n`;
  const payload = Buffer.concat([
    ...Object.entries(fields).map(([name, value]) => Buffer.from(`${part(name)}\r\n${value}\r\n`)),
    Buffer.from(`${part('file', `; filename="${fileName}"`)}content-type: application/octet-stream\r\n\r\n`),
    file,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const reply = await test.app.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(token ? { authorization: token } : {}),
      ...headers,
    },
    payload,
  });
  const { statusCode: status, body: text, headers: answered } = reply;
  return { status, text, headers: answered, type: String(answered['content-type']), json: reply.json() };
}

import { expect, it } from 'vitest';
import type { UploadFields, Uploads } from '#web/lib/files/uploads.ts';
import { importOf } from './model/import.fixture.ts';
import { elementsText, sendPage, sendSource } from './upload.ts';

const { signal } = new AbortController();
const words = (text: string) => ({ kind: 'words', x: 0, y: 0, w: 1, h: 1, text }) as const;

/** Uploads that remember what was sent. */
function remembering(reply: unknown) {
  const sent: [path: string, fields: UploadFields][] = [];
  const uploads: Uploads = {
    async send(path, fields) {
      sent.push([path, fields]);
      return reply;
    },
    fetchFile: () => Promise.reject(new Error('nothing is fetched here')),
  };
  return { uploads, sent };
}

it('a page is its words, and then its picture', async () => {
  const { uploads, sent } = remembering({ code: 0, message: '成功', data: importOf() });
  const picture = new Blob(['picture']);
  const page = { picture, box: { x: 0, y: 5, w: 148, h: 200 }, elements: [words('断桥')] };
  const outcome = await sendPage({ opusID: '50060', no: 3, page, signal }, uploads);
  expect(outcome).toMatchObject({ ok: true, value: { opusID: '50060' } });
  expect(sent).toEqual([
    [
      '/media/opus/50060/pages/3',
      [
        ['elements', JSON.stringify([words('断桥')])],
        ['file', picture],
      ],
    ],
  ]);
});

it('a source that is refused says why', async () => {
  const { uploads } = remembering({ code: 1117, message: '存储空间不足', reason: 'storage-full' });
  const file = new File(['%PDF-'], '西湖.pdf');
  const outcome = await sendSource({ opusID: '50060', file, signal, onShare: () => undefined }, uploads);
  expect(outcome).toMatchObject({ ok: false, error: { kind: 'refused', message: '存储空间不足' } });
});

it('words beyond what a page may weigh are left out', () => {
  const text = elementsText([words('一'.repeat(40_000)), words('二'.repeat(40_000)), words('三')]);
  expect(JSON.parse(text)).toHaveLength(1);
});

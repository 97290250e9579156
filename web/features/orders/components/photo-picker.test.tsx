import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PHOTOS_MAX } from '#contracts/rules/orders/order-photos.ts';
import { CallError } from '#web/lib/call/call-error.ts';
import type { Outcome } from '#web/lib/call/outcome.ts';
import { NOT_THERE } from '#web/lib/call/reply.ts';
import { user } from '#web/testing/product.ts';
import type { SentPhoto, sendPhoto } from '../upload-photo.ts';
import { PhotoPicker } from './photo-picker.tsx';
import { usePhotos } from './use-photos.ts';

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const photo = (name = 'a.jpg') => new File([JPEG], name, { type: 'image/jpeg' });
const REFUSED = new CallError({ code: 1034, reason: 'bad-file', message: '图片打不开，请换一张' });

// The files of the document are none of Node's, and nothing is drawn.
beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:photo');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A form with photos whose way to the server is this; what it would send stands below it. */
function show(answer: (sent: SentPhoto) => Promise<Outcome<string>>): void {
  const send: typeof sendPhoto = (sent) => answer(sent);
  function Form() {
    const photos = usePhotos('2026112100000001', send);
    return (
      <>
        <PhotoPicker label="照片" photos={photos} />
        <output>{`${photos.isReady} ${JSON.stringify(photos.sent)}`}</output>
      </>
    );
  }
  render(<Form />);
}

const choose = (...files: File[]) => user.upload(screen.getByLabelText('选择照片'), files);
const told = (words: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(words));
const names: Promise<Outcome<string>>[] = [];

it('are sent as soon as they are chosen, and go with the form in their order', async () => {
  names.push(Promise.resolve({ ok: true, value: 'one' }), Promise.resolve({ ok: true, value: 'two' }));
  show(() => names.shift() ?? Promise.reject(new Error('only two were chosen')));
  await told('true {}');
  await choose(photo(), photo('b.jpg'));
  await told('true {"photos":"one,two"}');
  await user.click(screen.getByRole('button', { name: '移除照片 1' }));
  await told('true {"photos":"two"}');
});

it('hold the form up while one is on its way, and let go of what was removed', async () => {
  let signal: AbortSignal | undefined;
  show((sent) => {
    signal = sent.signal;
    sent.onShare(0.4);
    return new Promise(() => {});
  });
  await choose(photo());
  expect((await screen.findByRole('progressbar')).textContent).toBe('40%');
  await told('false {"photos":""}');
  await user.click(screen.getByRole('button', { name: '移除照片 1' }));
  await told('true {}');
  expect(signal?.aborted).toBe(true);
});

it('say why one was refused, and send it again', async () => {
  const answers: Outcome<string>[] = [
    { ok: false, error: REFUSED },
    { ok: true, value: 'one' },
  ];
  show(async () => answers.shift() ?? { ok: false, error: REFUSED });
  await choose(photo());
  expect(await screen.findByText('图片打不开，请换一张')).toBeTruthy();
  await told('false {"photos":""}');
  await user.click(screen.getByRole('button', { name: '重新上传照片 1' }));
  await told('true {"photos":"one"}');
});

it('are of few kinds and few, and each that is not taken is named', async () => {
  show(async () => ({ ok: true, value: 'one' }));
  const text = new File(['照片'], '说明.png', { type: 'image/png' });
  await choose(text, ...Array.from({ length: PHOTOS_MAX + 2 }, (_, at) => photo(`${at}.jpg`)));
  expect(await screen.findByText('“说明.png”不是 JPG、PNG 或 WebP 图片')).toBeTruthy();
  expect(screen.getByText(`最多 ${PHOTOS_MAX} 张，其余 2 张没有加入`)).toBeTruthy();
  expect(screen.getAllByRole('img', { name: /^照片/ })).toHaveLength(PHOTOS_MAX);
  expect(screen.queryByRole('button', { name: '添加照片' })).toBeNull();
});

it('of a backend that takes none hide, and the form goes without them', async () => {
  show(async () => ({ ok: false, error: new CallError(NOT_THERE) }));
  await choose(photo());
  expect(await screen.findByText('此后端没有这项功能')).toBeTruthy();
  await told('true {}');
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FileButton } from '#web/features/imports/components/intake/file-button.tsx';
import { orCancelled } from '#web/lib/call/cancelled.ts';
import { configureClient } from '#web/lib/call/client.ts';
import { REQUEST_FAILED } from '#web/lib/call/reply.ts';
import { user } from '#web/testing/product.ts';
import { UploadLine } from './upload-line.tsx';
import { usePhotoUpload } from './use-photo-upload.ts';

afterEach(cleanup);

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const photo = (name: string, content: BlobPart = JPEG) => new File([content], name, { type: 'image/jpeg' });
const cameAs = (id: string) => ({ code: 0, data: { photo: id } });
const elsewhere = () => Promise.reject(new Error('only photos are sent here'));

/** Photos whose way to the server is held until it is answered. */
function show() {
  const held: ((reply: unknown) => void)[] = [];
  const onBrought = vi.fn();
  configureClient(
    { call: elsewhere },
    {
      send: (_path, _fields, { signal } = {}) =>
        orCancelled(new Promise((resolve) => held.push(resolve)), signal),
      fetchFile: elsewhere,
    },
  );
  function Form() {
    const upload = usePhotoUpload(onBrought);
    return (
      <>
        <FileButton text="上传照片" isMany onFiles={(files) => void upload.bring(files)} />
        <UploadLine upload={upload} />
      </>
    );
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Form />
    </QueryClientProvider>,
  );
  async function answer(reply: unknown): Promise<void> {
    await waitFor(() => expect(held).toHaveLength(1));
    await act(async () => held.pop()?.(reply));
  }
  return { onBrought, answer };
}

const told = () => document.querySelector('[aria-live="polite"]')?.textContent;

it('shows how many of how many came, which failed, and brings only these again', async () => {
  const { onBrought, answer } = show();
  const files = [photo('一.jpg'), photo('二.jpg'), photo('三.jpg', '不是照片')];
  await user.upload(screen.getByLabelText('上传照片'), files);
  const bar = await screen.findByRole<HTMLProgressElement>('progressbar', { name: '上传进度' });
  expect([bar.value, bar.max]).toEqual([0, 3]);
  expect(told()).toBe('正在上传照片，已传 0 / 3');
  await answer(cameAs('one'));
  expect(await screen.findByText('已传 1 / 3')).toBeTruthy();
  await answer(REQUEST_FAILED);

  expect(
    await screen.findByText(/^2 张没有传上来：二.jpg：没有连上服务器，请重试；三.jpg 不是/),
  ).toBeTruthy();
  expect(told()).toBe('上传好了 1 张照片，2 张没有传上来');
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(onBrought.mock.lastCall).toEqual([[{ photo: 'one' }], false]);

  await user.click(screen.getByRole('button', { name: '重试这 1 张' }));
  await answer(cameAs('two'));
  expect(await screen.findByText(/^1 张没有传上来：三.jpg 不是/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^重试/ })).toBeNull();
  expect(onBrought.mock.lastCall).toEqual([[{ photo: 'two' }], false]);
});

it('is stopped: what came stays, and what was under way is given up', async () => {
  const { onBrought, answer } = show();
  const files = [photo('一.jpg'), photo('二.jpg'), photo('三.jpg')];
  await user.upload(screen.getByLabelText('上传照片'), files);
  await answer(cameAs('one'));
  await screen.findByText('已传 1 / 3');
  await user.click(screen.getByRole('button', { name: '停止上传' }));
  const words = await screen.findByText('已停止上传，还有 2 张没有传');
  expect(document.activeElement).toBe(words);
  expect(told()).toBe('上传好了 1 张照片，已停止上传，还有 2 张没有传');
  expect(screen.queryByRole('progressbar')).toBeNull();
  await waitFor(() => expect(onBrought.mock.calls).toEqual([[[{ photo: 'one' }], false]]));
});

it('tells of a few of many photos, so that a voice comes to its end', async () => {
  const { answer } = show();
  const words = new Set<string | null | undefined>();
  await user.upload(
    screen.getByLabelText('上传照片'),
    Array.from({ length: 12 }, (_, at) => photo(`${at}.jpg`)),
  );
  for (let at = 0; at < 12; at += 1) {
    await answer(cameAs(String(at)));
    words.add(told());
  }
  await waitFor(() => expect(told()).toBe('上传好了 12 张照片'));
  words.delete('上传好了 12 张照片');
  expect([...words]).toEqual([0, 3, 6, 9].map((done) => `正在上传照片，已传 ${done} / 12`));
});

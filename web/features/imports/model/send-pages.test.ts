import { expect, it } from 'vitest';
import type { ConvertedPage } from '../conversion/paged-source.ts';
import { sendPages } from './send-pages.ts';

const PAGE: ConvertedPage = { picture: new Blob(['picture']), box: { x: 0, y: 0, w: 1, h: 1 }, elements: [] };
const turns = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Pages whose sending is ended by hand. */
function sending(atOnce: () => number, broken: readonly number[] = []) {
  const converted: number[] = [];
  const ends = new Map<number, (error?: Error) => void>();
  const done = sendPages([1, 2, 3, 4, 5], {
    async convert(no) {
      converted.push(no);
      return broken.includes(no) ? null : PAGE;
    },
    send: (no) =>
      new Promise((resolve, reject) => {
        ends.set(no, (error) => (error === undefined ? resolve() : reject(error)));
      }),
    atOnce,
  });
  return { converted, ends, done };
}

it('two are on their way and the third is made; no more pictures are kept', async () => {
  const { converted, ends } = sending(() => 2);
  await turns();
  expect([converted, [...ends.keys()]]).toEqual([
    [1, 2, 3],
    [1, 2],
  ]);
  ends.get(2)?.();
  await turns();
  expect([converted, [...ends.keys()]]).toEqual([
    [1, 2, 3, 4],
    [1, 2, 3],
  ]);
});

it('more go at once as soon as there is room', async () => {
  let room = 1;
  const { ends } = sending(() => room);
  await turns();
  room = 2;
  ends.get(1)?.();
  await turns();
  expect([...ends.keys()]).toEqual([1, 2, 3]);
});

it('a page that cannot be converted does not stop the others', async () => {
  const { ends, done } = sending(() => 9, [2, 5]);
  await turns();
  expect([...ends.keys()]).toEqual([1, 3, 4]);
  for (const end of ends.values()) end();
  await expect(done).resolves.toBeUndefined();
});

it('one that cannot be sent ends it', async () => {
  const { ends, done, converted } = sending(() => 2);
  await turns();
  ends.get(1)?.(new Error('no network'));
  await expect(done).rejects.toThrow('no network');
  expect(converted).toEqual([1, 2, 3]);
});

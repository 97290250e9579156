import { expect, it } from 'vitest';
import { type Destination, outlineOf, type SourceEntry } from './outline.ts';

const entry = (title: string, dest: Destination, ...items: SourceEntry[]): SourceEntry => ({
  title,
  dest,
  items,
});

/** Names are numbers of pages here. */
const pageOf = async (dest: Destination) => (typeof dest === 'string' ? Number(dest) : null);

it('tells levels from top to bottom', async () => {
  const entries = [entry('春', '2', entry('断桥', '3'), entry('苏堤', '4')), entry('夏', '6')];
  expect(await outlineOf(entries, pageOf)).toEqual([
    { title: '春', level: 1, page: 2 },
    { title: '断桥', level: 2, page: 3 },
    { title: '苏堤', level: 2, page: 4 },
    { title: '夏', level: 1, page: 6 },
  ]);
});

it('leaves out what names no page, and moves up what stands below', async () => {
  const entries = [entry('上篇', null, entry('春', '2', entry('断桥', '3'))), entry('附录', null)];
  expect(await outlineOf(entries, pageOf)).toEqual([
    { title: '春', level: 1, page: 2 },
    { title: '断桥', level: 2, page: 3 },
  ]);
});

it('cleans titles, cuts them, and leaves out empty ones', async () => {
  const entries = [entry(' 第一章\r\n\u0000湖上 ', '1'), entry('湖'.repeat(300), '2'), entry(' \u0007', '3')];
  const titles = (await outlineOf(entries, pageOf)).map(({ title }) => title);
  expect(titles).toEqual(['第一章 湖上', '湖'.repeat(200)]);
});

it('goes six levels deep', async () => {
  let deep = entry('8', '8');
  for (let level = 7; level > 0; level -= 1) deep = entry(String(level), '1', deep);
  expect((await outlineOf([deep], pageOf)).map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6]);
});

it('ends where an outline is full', async () => {
  const many = Array.from({ length: 2001 }, () => entry('章', '1'));
  expect(await outlineOf(many, pageOf)).toHaveLength(2000);
});

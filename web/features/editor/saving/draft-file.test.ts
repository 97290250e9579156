import { expect, it } from 'vitest';
import { documentOf, shape } from '#contracts/rules/pages/edits/testing.ts';
import { readDraftFile } from './draft-file.ts';

const file = (content: string) => new File([content], '夏天.desk.json');

it('reads what was saved as a file', async () => {
  const document = documentOf(2, { 1: [shape(1)] });
  const read = await readDraftFile(file(JSON.stringify(document)));
  expect(read).toEqual({ kind: 'draft', name: '夏天', document });
});

it.each([
  ['a picture', '\u0089PNG', '这不是存下来的作品'],
  ['another program’s data', '{"cells":[]}', '这不是存下来的作品'],
  ['no pages', JSON.stringify({ ...documentOf(1, {}), pages: [] }), '文件里没有页面'],
  ['a later version', JSON.stringify({ ...documentOf(1, {}), version: 99 }), 'version：只能读取'],
])('refuses %s and says why', async (_, content, words) => {
  const read = await readDraftFile(file(content));
  expect(read).toMatchObject({ kind: 'problem', text: expect.stringContaining(words) });
});

it('names the place that was changed by hand', async () => {
  const document = documentOf(2, { 1: [{ ...shape(1), x: Number.POSITIVE_INFINITY }] });
  const read = await readDraftFile(file(JSON.stringify(document)));
  expect(read).toMatchObject({ kind: 'problem', text: expect.stringContaining('pages[0].elements[0].x') });
});

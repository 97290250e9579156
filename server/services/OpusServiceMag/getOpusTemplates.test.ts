import { expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { asSuper } from './testing.ts';

const test = appForEachTest();

it('OpusServiceMag.getOpusTemplates lists works that a member can begin with', async () => {
  const list = dataOf(await asSuper(test(), 'OpusServiceMag.getOpusTemplates')).list as {
    template: string;
  }[];
  expect(list.length).toBeGreaterThanOrEqual(6);
  for (const { template } of list) {
    const input = { name: template, type: 'album', template };
    expect((await asSuper(test(), 'OpusServiceMag.createOpus', input)).json.code, template).toBe(0);
  }
});

import { beforeEach, describe, expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { asSuper, expectRefused, publishOne, stored } from './testing.ts';

const OPERATION = 'OpusServiceMag.saveToc';
const OUTLINE = [
  { title: '春', level: 1, page: 5 },
  { title: '苏堤', level: 2, page: 9 },
];
const WORK = { opusID: '50001', revision: '1', outline: JSON.stringify(OUTLINE) };
const app = appForEachTest();
beforeEach(() => publishOne(app()));

async function read() {
  return dataOf(await app().call('ReaderServiceMag.getBook', { bookCode: 'qing8shu2k' }, {})).outline;
}

describe(OPERATION, () => {
  it('is seen by readers after the work is published again', async () => {
    const before = await read();
    const saved = dataOf(await asSuper(app(), OPERATION, WORK));
    expect(saved).toMatchObject({ outline: OUTLINE, status: 'changed', revision: 2 });
    expect(await read()).toEqual(before);
    await asSuper(app(), 'OpusServiceMag.publishOpus', { opusID: '50001', revision: '2' });
    expect(await read()).toEqual(OUTLINE);
  });

  it('changes nothing where it is the same', async () => {
    const { outline } = dataOf(await asSuper(app(), 'OpusServiceMag.getSetting', { opusID: '50001' }));
    await asSuper(app(), OPERATION, { ...WORK, outline: JSON.stringify(outline) });
    expect(stored(app(), 50001)).toMatchObject({ status: 'published', revision: 1 });
  });

  it.each<[Record<string, string>, string]>([
    [{ outline: '[' }, 'bad-outline'],
    [{ outline: '[{"title":"春","level":1,"page":169}]' }, 'bad-outline'],
    [{ revision: '9' }, 'publication-changed'],
    [{ opusID: '51001' }, 'publication-not-found'],
  ])('refuses %j', (input, reason) => expectRefused(app(), OPERATION, { ...WORK, ...input }, reason));
});

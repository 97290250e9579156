import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { VALID } from './testing.ts';

const app = appForEachTest();

describe('ShoppingServiceMag.getChoicePrint', () => {
  it('knows of no file before one is made, and of no other member’s work', async () => {
    const wish = { ...VALID, publicationID: '50001', pagesNum: '168', form: 'cover' };
    const asked = async (publicationID: string) =>
      app().call(
        'ShoppingServiceMag.getChoicePrint',
        { ...wish, publicationID },
        { token: await app().tokenOf('super') },
      );
    expect(dataOf(await asked('50001'))).toMatchObject({ state: 'none', address: '', pageNum: 1 });
    expect((await asked('51001')).json).toMatchObject({ reason: 'publication-not-found' });
  });
});

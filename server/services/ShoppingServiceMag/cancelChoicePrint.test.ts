import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { VALID } from './testing.ts';

const app = appForEachTest();

describe('ShoppingServiceMag.cancelChoicePrint', () => {
  it('takes a wish back, and has nothing to take back where there is none', async () => {
    const wish = { ...VALID, publicationID: '50001', pagesNum: '168', form: 'cover' };
    const token = await app().tokenOf('super');
    const state = async (operation: 'makeChoicePrint' | 'cancelChoicePrint' | 'getChoicePrint') =>
      dataOf(await app().call(`ShoppingServiceMag.${operation}`, wish, { token })).state;
    expect(await state('cancelChoicePrint')).toBe('none');
    expect(await state('makeChoicePrint')).toBe('waiting');
    expect(await state('cancelChoicePrint')).toBe('none');
    expect(await state('getChoicePrint')).toBe('none');
  });
});

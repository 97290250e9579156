import { describe, expect, it } from 'vitest';
import { appForEachTest } from '../testing.ts';
import { CANCEL, GET, MAKE, stateOf, wishFor } from './testing/prints.ts';

const app = appForEachTest();

describe('OrderServiceMag.cancelPrintFile', () => {
  it('leaves nothing when it is cancelled', async () => {
    const wish = await wishFor(app());
    await stateOf(app(), MAKE, wish);
    expect(await stateOf(app(), CANCEL, wish)).toMatchObject({ state: 'none' });
    expect(await stateOf(app(), GET, wish)).toMatchObject({ state: 'none' });
    expect(await stateOf(app(), CANCEL, wish)).toMatchObject({ state: 'none' });
  });
});

import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf, factsOf } from '../testing.ts';
import { ask } from './testing.ts';

const app = appForEachTest();
const NINGBO = { regionCodes: '330000,330200,330203', regionNames: '浙江省 宁波市 海曙区' };
const save = (input: Record<string, string>) => ask(app(), 'AccountServiceMag.saveProfile', input);

describe('AccountServiceMag.saveProfile', () => {
  it('sets name and region, and takes the region away', async () => {
    expect(dataOf(await save({ nick: ' 知远 ', ...NINGBO }))).toEqual({
      nick: '知远',
      region: '浙江省 宁波市 海曙区',
    });
    const none = await save({ nick: '知远', regionCodes: '', regionNames: '' });
    expect(dataOf(none)).toEqual({ nick: '知远', region: '' });
  });

  it.each([
    [{ nick: ' ' }, 'bad-nick'],
    [{ nick: '远'.repeat(21) }, 'bad-nick'],
    [{ nick: '知远', regionCodes: '33', regionNames: '浙江省' }, 'bad-region'],
    [{ nick: '知远', regionCodes: '330000,330200', regionNames: '浙江省' }, 'bad-region'],
    [{ nick: '知远', regionCodes: '', regionNames: '浙江省' }, 'bad-region'],
    [{ nick: '知远', regionCodes: '330000', regionNames: '省'.repeat(61) }, 'bad-region'],
  ])('refuses %j and changes nothing', async (input, reason) => {
    const before = factsOf(app());
    expect((await save(input)).json).toMatchObject({ code: 1034, reason });
    expect(factsOf(app())).toBe(before);
  });
});

import { describe, expect, it } from 'vitest';
import { NO_REGION, regionInput } from './region.ts';

describe('regionInput', () => {
  it('joins codes by commas and names by spaces', () => {
    const path = [
      { text: '浙江省', value: '330000' },
      { text: '杭州市', value: '330100' },
      { text: '西湖区', value: '330106' },
    ];
    expect(regionInput(path)).toEqual({
      regionCodes: '330000,330100,330106',
      regionNames: '浙江省 杭州市 西湖区',
    });
  });

  it('is empty where nothing is chosen', () => {
    expect(regionInput([])).toEqual(NO_REGION);
  });
});

import { expect, it } from 'vitest';
import { AREAS_OF_PAGE } from '#contracts/rules/pages/areas/check-areas.ts';
import type { HotArea } from '#contracts/rules/pages/document.ts';
import { idAt } from '#contracts/rules/pages/ids.ts';
import { newOnes } from './found-dialog.tsx';

const area = (address: string): HotArea => ({
  ...{ id: idAt(1), shape: 'rect', points: [0, 0, 9, 9], label: '' },
  target: { to: 'address', address },
});
const found = [{ id: idAt(1), areas: [area('https://a.cn'), area('https://b.cn')] }] as never;
const besides = (areas: HotArea[]) =>
  newOnes(found, [{ page: idAt(1), areas }]).map(({ areas: left }) => left.length);

it('offers what is not there yet, as far as there is room', () => {
  expect(besides([])).toEqual([2]);
  expect(besides([area('https://a.cn')])).toEqual([1]);
  const others = Array.from({ length: AREAS_OF_PAGE }, (_, at) => area(`https://c.cn/${at}`));
  expect(besides(others.slice(1))).toEqual([1]);
  expect(besides(others)).toEqual([]);
});

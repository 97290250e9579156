import { expect, it } from 'vitest';
import { COPIES_PER_PARCEL, packOrder, packParcels } from './parcel-packing.ts';

const ORDER = { id: 65_001, delivery: 'standard' };
const line = (publicationName: string, count: number) => ({ publicationName, count });

it.each([
  [COPIES_PER_PARCEL - 20, 1],
  [COPIES_PER_PARCEL - 19, 2],
])('20 copies and %i more fill %i parcels', (more, parcels) => {
  expect(packParcels(ORDER, [line('花', 20), line('山', more)], [])).toHaveLength(parcels);
});

it('never divides a line, and counts its parcels', () => {
  const packed = packParcels(ORDER, [line('花', 20), line('山', 200), line('海', 1)], []);
  expect(packed.map(({ trackingNo, contents }) => [trackingNo, contents])).toEqual([
    ['DESK000650011', '《花》× 20'],
    ['DESK000650012', '《山》× 200'],
    ['DESK000650013', '《海》× 1'],
  ]);
});

it('does not send again what went ahead', () => {
  const sent = [{ contents: '《花》× 20，《海》× 1' }];
  const packed = packParcels(ORDER, [line('花', 20), line('山', 2), line('海', 1)], sent);
  expect(packed).toEqual([{ carrier: '中通快递', trackingNo: 'DESK000650012', contents: '《山》× 2' }]);
});

it.each([
  ['express', '顺丰速运'],
  ['pickup', '门店自提'],
  ['pigeon', '快递'],
])('goes the way that was chosen: %s', (delivery, carrier) => {
  expect(packParcels({ ...ORDER, delivery }, [line('花', 1)], [])).toMatchObject([{ carrier }]);
});

const part = (...copies: number[]) => ({ address: {}, copies, goodsFen: 0, freightFen: 0, from: '', to: '' });

it('packs each of several addresses for itself, with numbers that are all different', () => {
  const order = { ...ORDER, parts: JSON.stringify([part(1, 2), part(1, 0)]) };
  const lines = [line('花', 2), line('山', 2)];
  const packed = packOrder(order, lines, []);
  expect(packed.map(({ part, contents, trackingNo }) => [part, contents, trackingNo])).toEqual([
    [1, '《花》× 1，《山》× 2', 'DESK000650011'],
    [2, '《花》× 1', 'DESK000650012'],
  ]);
  const rest = packOrder(order, lines, [{ part: 1, contents: '《花》× 1，《山》× 2' }]);
  expect(rest).toMatchObject([{ part: 2, contents: '《花》× 1', trackingNo: 'DESK000650012' }]);
});

it('is of no part where there is one address', () => {
  expect(packOrder({ ...ORDER, parts: '[]' }, [line('花', 1)], [])).toMatchObject([{ part: 0 }]);
});

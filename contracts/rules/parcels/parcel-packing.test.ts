import { expect, it } from 'vitest';
import { COPIES_PER_PARCEL, packParcels } from './parcel-packing.ts';

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

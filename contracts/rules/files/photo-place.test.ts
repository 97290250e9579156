import fc from 'fast-check';
import { expect, it } from 'vitest';
import { kmBetween, placeIn, placeText } from './photo-place.ts';

it.each([
  [{ lat: 30.2489, lon: 120.1551 }, '30.2,120.2'],
  [{ lat: -33.8568, lon: 151.2153 }, '-33.9,151.2'],
  [{ lat: -0.04, lon: 109.33 }, '0.0,109.3'],
  [{ lat: 90, lon: -180 }, '90.0,-180.0'],
  [{ lat: 90.01, lon: 0 }, null],
  [{ lat: 30, lon: 180.01 }, null],
  [{ lat: Number.NaN, lon: 120 }, null],
  [{ lat: 0, lon: 0 }, null],
])('%j is kept as %j', (place, text) => expect(placeText(place)).toBe(text));

it('a place that is kept is read again, and no more than ten kilometres away', () => {
  const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
  fc.assert(
    fc.property(degrees(90), degrees(180), (lat, lon) => {
      fc.pre(lat !== 0 || lon !== 0);
      const kept = placeIn(placeText({ lat, lon }) ?? '');
      expect(kept === null ? Number.NaN : kmBetween({ lat, lon }, kept)).toBeLessThan(10);
    }),
  );
});

it.each(['', '30.2', '30,120', '30.25,120.2', 'N30.2,E120.2'])('%j is no place', (text) =>
  expect(placeIn(text)).toBeNull(),
);

it('measures over the ground, also where the degrees begin again', () => {
  const [hangzhou, shanghai] = [
    { lat: 30.3, lon: 120.2 },
    { lat: 31.2, lon: 121.5 },
  ];
  expect(Math.round(kmBetween(hangzhou, shanghai))).toBe(160);
  expect(kmBetween(shanghai, shanghai)).toBe(0);
  expect(Math.round(kmBetween({ lat: 0, lon: 179.9 }, { lat: 0, lon: -179.9 }))).toBe(22);
  expect(Math.round(kmBetween({ lat: 0, lon: 0 }, { lat: 0, lon: 180 }))).toBe(20015);
});

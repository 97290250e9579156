import { expect, it } from 'vitest';
import { townNear } from './towns.ts';

it.each([
  [{ lat: 30.2, lon: 120.2 }, '杭州'],
  [{ lat: 35.0, lon: 135.8 }, '京都'],
  [{ lat: 29.0, lon: 100.3 }, '稻城'],
  [{ lat: 51.5, lon: -0.1 }, '伦敦'],
  [{ lat: -33.9, lon: 151.2 }, '悉尼'],
  // The nearest of two that are near.
  [{ lat: 23.0, lon: 113.1 }, '佛山'],
  // 33 and 44 kilometres to the north.
  [{ lat: 44.1, lon: 87.6 }, '乌鲁木齐'],
  [{ lat: 44.2, lon: 87.6 }, null],
  [{ lat: 39.5, lon: 83.5 }, null],
])('%j is called %j', (place, town) => expect(townNear(place)).toBe(town));

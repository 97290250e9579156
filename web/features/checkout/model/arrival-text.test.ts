import { expect, it } from 'vitest';
import { arrivalText } from './arrival-text.ts';
import type { DeliveryOffer } from './checkout.ts';

const DAYS = { from: '2026-11-29', to: '2026-12-01' };

it.each<[DeliveryOffer['code'], string]>([
  ['standard', '11月29日至12月1日送达'],
  ['pickup', '11月29日至12月1日可取'],
])('by %s is %s', (code, text) => {
  expect(arrivalText({ code, ...DAYS })).toBe(text);
});

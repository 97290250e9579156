import { expect, it } from 'vitest';
import { offerOf, wholeYuan } from './offer.ts';

const PACKAGES = [
  { pay: '100.00', bonus: '5.00', discount: '约合 9.5 折' },
  { pay: '500.00', bonus: '30.00', discount: '约合 9.4 折' },
];

it.each([
  ['99', '0.00', '99.00'],
  ['100', '5.00', '105.00'],
  ['499.00', '5.00', '504.00'],
  ['50000', '30.00', '50030.00'],
])('%s brings the bonus of the package that it reaches', (amount, bonus, total) => {
  expect(offerOf(PACKAGES, amount)).toEqual({ bonus, total });
});

it('brings nothing where it is no amount', () => {
  expect([offerOf(PACKAGES, ''), offerOf(PACKAGES, '1e3')]).toEqual([null, null]);
});

it('shows whole yuan without decimals', () => {
  expect([wholeYuan('1000.00'), wholeYuan('0.50')]).toEqual(['1000', '0.50']);
});

import { expect, it } from 'vitest';
import { unwantedKinds } from './notice-settings.ts';

it('takes any kinds but that of security', () => {
  expect(unwantedKinds('')).toEqual({ kind: 'done', value: [] });
  expect(unwantedKinds('wallet,order')).toEqual({ kind: 'done', value: ['order', 'wallet'] });
  for (const text of ['account', 'order,account', 'order,order', 'weather', ',']) {
    expect(unwantedKinds(text)).toMatchObject({ kind: 'refused', problem: 'bad-kind' });
  }
});

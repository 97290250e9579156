import { expect, it } from 'vitest';
import { questionOf, searchOf } from './invoice-address.ts';

it.each(['', 'tab=records&page=2&invoice=F1', 'apply=1%2C2', 'tab=titles'])(
  'reads and writes ?%s',
  (query) => {
    expect(String(new URLSearchParams(searchOf(questionOf(new URLSearchParams(query)))))).toBe(query);
  },
);

it('takes what is wrong as not said', () => {
  expect(questionOf(new URLSearchParams('tab=x&page=-1'))).toEqual({
    tab: 'orders',
    page: 1,
    invoice: '',
    apply: '',
  });
});

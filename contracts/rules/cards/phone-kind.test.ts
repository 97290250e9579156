import { expect, it } from 'vitest';
import { phoneLabel } from './phone-kind.ts';

it.each([
  ['190 0000 0003', '手机'],
  ['+86 139-0000-0003', '手机'],
  ['+852 9123 4567', '手机'],
  ['+886 912 345 678', '手机'],
  ['0571 8800 0003', '电话'],
  ['(0571) 88000003', '电话'],
  ['400 800 8800', '电话'],
  ['95588', '电话'],
  ['+852 2123 4567', '电话'],
])('%s is called %s', (text, label) => {
  expect(phoneLabel(text)).toBe(label);
});

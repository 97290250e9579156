import { expect, it } from 'vitest';
import { inGroups } from './change-groups.ts';

it('puts the changes of one part together, in the order of the parts, and what names none under 其他', () => {
  expect(inGroups(['登录：扫码', '阅读：目录：两级', '首个版本', '登录：验证码'])).toEqual([
    { title: '登录', texts: ['扫码', '验证码'] },
    { title: '阅读', texts: ['目录：两级'] },
    { title: '其他', texts: ['首个版本'] },
  ]);
});

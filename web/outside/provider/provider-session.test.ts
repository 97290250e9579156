import { describe, expect, it } from 'vitest';
import { endInWords } from './provider-session.ts';

describe('endInWords', () => {
  it.each([
    ['approved', 'good', '原来的窗口会自动登录。'],
    ['unbound', 'good', '请回到原来的窗口绑定账号或注册。'],
    ['bound', 'good', '以后可以用这个账号直接登录。'],
    ['refused', 'calm', '没有登录，也没有提供任何资料。'],
    ['expired', 'late', '请回到原来的窗口重新开始。'],
  ] as const)('says after %s what happens in the other window', (state, mood, text) => {
    expect(endInWords(state)).toMatchObject({ mood, text });
  });
});

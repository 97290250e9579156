import { describe, expect, it } from 'vitest';
import { loginSessionOf } from './login-session-of.ts';

describe('loginSessionOf', () => {
  it('takes the last part of the address', () => {
    expect(loginSessionOf('/phone/5b1c0f6a9d')).toBe('5b1c0f6a9d');
    expect(loginSessionOf('/provider/weixin/5b1c0f6a9d/')).toBe('5b1c0f6a9d');
  });
});

import { describe, expect, it } from 'vitest';
import {
  accountRule,
  byRules,
  codeRule,
  inviteCodeRule,
  mobileRule,
  newPasswordRule,
  nickRule,
  passwordRule,
} from './field-rules.ts';

describe('field rules', () => {
  it('asks for what is missing by its label', () => {
    expect(accountRule('  ')).toBe('请输入账号');
    expect(passwordRule('')).toBe('请输入密码');
    expect(mobileRule('')).toBe('请输入手机号');
    expect(codeRule('')).toBe('请输入验证码');
    expect(newPasswordRule('新密码')('')).toBe('请输入新密码');
  });

  it('takes an account of 64 characters at most', () => {
    expect(accountRule('会'.repeat(64))).toBeUndefined();
    expect(accountRule('会'.repeat(65))).toBe('账号最多64个字符');
  });

  it.each(['13800000000', '19900000001', ' 19000000088 '])('accepts the mobile "%s"', (mobile) => {
    expect(mobileRule(mobile)).toBeUndefined();
  });

  it.each(['1380000000', '12800000000', '138000000001', '1３800000000', 'abc'])(
    'refuses the mobile "%s"',
    (mobile) => {
      expect(mobileRule(mobile)).toBe('请输入 11 位手机号');
    },
  );

  it('wants six digits as code', () => {
    expect(codeRule('204816')).toBeUndefined();
    expect(codeRule('20481')).toBe('验证码为 6 位数字');
    expect(codeRule('20481x')).toBe('验证码为 6 位数字');
  });

  it('limits a new password to 8 to 32 characters', () => {
    const rule = newPasswordRule('密码');
    expect(rule('paper27')).toBe('密码须在8-32字符之间');
    expect(rule('paper207')).toBeUndefined();
    expect(rule(`a1${'b'.repeat(30)}`)).toBeUndefined();
    expect(rule(`a1${'b'.repeat(31)}`)).toBe('密码须在8-32字符之间');
  });

  it.each(['12345678', 'abcdefgh'])('wants letters and digits in a new password, not %s', (password) => {
    expect(newPasswordRule('密码')(password)).toBe('密码须同时包含字母和数字');
  });

  it('lets the optional fields be empty', () => {
    expect(nickRule('')).toBeUndefined();
    expect(inviteCodeRule('')).toBeUndefined();
  });

  it('limits a nickname to 20 characters', () => {
    expect(nickRule('周'.repeat(20))).toBeUndefined();
    expect(nickRule('周'.repeat(21))).toBe('昵称最多20个字符');
  });

  it('refuses spaces in a new password', () => {
    expect(newPasswordRule('密码')('paper 2027')).toBe('密码不能含空格');
  });

  it('refuses signs in an invite code', () => {
    expect(inviteCodeRule('YQ10003')).toBeUndefined();
    expect(inviteCodeRule('YQ-1')).toBe('邀请码只含字母和数字');
  });
});

describe('byRules', () => {
  it('lists the problems in the order of the fields', () => {
    const rules = { mobile: mobileRule, code: codeRule, nick: nickRule };
    const problems = byRules(rules)({ mobile: '1', code: '', nick: '' });
    expect(Object.keys(problems)).toEqual(['mobile', 'code']);
  });
});

import { describe, expect, it } from 'vitest';
import type { ThirdPhase } from './third-session.ts';
import { bindingWords, loginWords, type ThirdView } from './third-words.ts';

function view(phase: ThirdPhase, change: Partial<ThirdView> = {}): ThirdView {
  const failure = phase === 'failed' ? '获取第三方登录信息失败' : '';
  return { provider: 'qq', snapshot: { phase, failure }, isPopupBlocked: false, ...change };
}

describe('the words while an identity is asked', () => {
  it('say where the provider waits', () => {
    expect(bindingWords(view('waiting')).text).toBe('请在新打开的页面完成授权');
    expect(bindingWords(view('waiting', { provider: 'weixin' })).text).toBe('请用微信扫描二维码');
    expect(bindingWords(view('opening')).text).toBe('正在连接QQ');
  });

  it('say that the browser blocked the new tab, which weixin does not need', () => {
    expect(loginWords(view('waiting', { isPopupBlocked: true })).text).toContain('浏览器拦截了新窗口');
    expect(loginWords(view('waiting', { isPopupBlocked: true, provider: 'weixin' })).text).toBe(
      '请用微信扫描二维码',
    );
  });

  it('are those of the failure where no session could be opened', () => {
    expect(bindingWords(view('failed'))).toEqual({ text: '获取第三方登录信息失败', isDeadEnd: true });
  });

  it('offer no second try where the backend has no page of the provider', () => {
    const words = loginWords(view('missing'));
    expect(words).toEqual({ text: '此后端没有提供QQ的授权页', isDeadEnd: true, isFinal: true });
    expect(bindingWords(view('missing'))).toEqual(words);
  });

  it('say that the backend cannot tell what comes of it, and leave the way open', () => {
    expect(loginWords(view('unheard'))).toMatchObject({ isDeadEnd: false });
    expect(loginWords(view('unheard')).text).toContain('此后端不能告知授权结果');
  });

  it.each([
    ['approved', false, true],
    ['unbound', false, true],
    ['bound', true, false],
    ['refused', true, true],
    ['expired', true, true],
  ] as const)('%s ends a login: %s, and a binding: %s', (phase, endsLogin, endsBinding) => {
    expect(loginWords(view(phase)).isDeadEnd).toBe(endsLogin);
    expect(bindingWords(view(phase)).isDeadEnd).toBe(endsBinding);
  });

  it('of a binding that came to nothing say that nothing is bound', () => {
    for (const phase of ['approved', 'unbound', 'refused', 'expired'] as const) {
      expect(bindingWords(view(phase)).text).toContain('没有绑定');
    }
  });
});

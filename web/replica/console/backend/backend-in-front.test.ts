import { describe, expect, it } from 'vitest';
import { ownsSession, readBackend } from './backend-in-front.ts';

const told = {
  url: 'https://staging.example/base',
  host: 'staging.example',
  insecure: true,
  proxy: null,
  local: ['ShopCarService.cartList'],
  localAccount: 'super',
};

describe('the backend in front', () => {
  it('is read from what the server tells', () => {
    expect(readBackend({ backend: told })).toEqual({
      url: told.url,
      host: told.host,
      isInsecure: true,
      proxy: '',
      local: told.local,
      localAccount: 'super',
    });
  });

  it.each([[{}], [{ backend: null }], [{ backend: 'x' }]])('is none in %j', (info) => {
    expect(readBackend(info)).toBeNull();
  });

  it('says who is logged in, unless the session check is answered here', () => {
    const backend = readBackend({ backend: told });
    expect(ownsSession(backend)).toBe(true);
    expect(ownsSession(backend && { ...backend, local: ['UserCenterMag.userIsLogin3'] })).toBe(false);
    expect(ownsSession(null)).toBe(false);
  });
});

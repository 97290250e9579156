import { describe, expect, it } from 'vitest';
import { type BackendInFront, ownsSession } from './backend-in-front.ts';

const told: BackendInFront = {
  url: 'https://staging.example/base',
  host: 'staging.example',
  insecure: true,
  proxy: null,
  local: ['ShopCarService.cartList'],
  localAccount: 'super',
};

describe('the backend in front', () => {
  it('says who is logged in, unless the session check is answered here', () => {
    expect(ownsSession(told)).toBe(true);
    expect(ownsSession({ ...told, local: ['UserCenterMag.userIsLogin3'] })).toBe(false);
    expect(ownsSession(null)).toBe(false);
  });
});

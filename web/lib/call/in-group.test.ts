import { describe, expect, it, vi } from 'vitest';
import type { ApiClient } from './api-client.ts';
import { inGroup } from './in-group.ts';

describe('calls in a group', () => {
  it('count there unless they are quiet or name another one', async () => {
    const call = vi.fn();
    const recording: ApiClient = { call: (...args) => call(...args) };
    const api = inGroup('login', recording);
    await api.call('UserCenterMag.userIsLogin3', {});
    await api.call('UserCenterMag.userIsLogin3', {}, { quiet: true });
    await api.call('UserCenterMag.userIsLogin3', {}, { group: 'page', retry: false });
    expect(call.mock.calls.map(([, , options]) => options)).toEqual([
      { group: 'login' },
      { quiet: true },
      { group: 'page', retry: false },
    ]);
  });
});

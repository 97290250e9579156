import { describe, expect, it } from 'vitest';
import { openStorage } from '#web/lib/storage.ts';
import { rememberAccount, rememberedAccount } from './remembered-account.ts';

const memoryOnly = () => openStorage(() => undefined);

describe('remembered account', () => {
  it('keeps the account without the spaces around it', () => {
    const values = memoryOnly();
    rememberAccount(' super ', true, values);
    expect(rememberedAccount(values)).toBe('super');
  });

  it('forgets it when the member does not want it kept', () => {
    const values = memoryOnly();
    rememberAccount('super', true, values);
    rememberAccount('super', false, values);
    expect(rememberedAccount(values)).toBe('');
  });

  it('takes nothing but text from the storage', () => {
    const values = memoryOnly();
    values.set('loginAccount', { account: 'super' });
    expect(rememberedAccount(values)).toBe('');
  });
});

import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#contracts/demo-password.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { PERSONAS } from './seeded/accounts.ts';

describe('passwords', () => {
  it('are verified by their own hash and by no other password', async () => {
    const stored = await hashPassword('纸上得来');
    expect(await verifyPassword('纸上得来', stored)).toBe(true);
    expect(await verifyPassword('纸上得來', stored)).toBe(false);
  });

  it('give another hash each time', async () => {
    expect(await hashPassword(DEMO_PASSWORD)).not.toBe(await hashPassword(DEMO_PASSWORD));
  });

  it.each(['', DEMO_PASSWORD, 'scrypt$16384$8$1$short', 'md5$1$1$1$aaaa$bbbb'])(
    'are never right for the stored text %j',
    async (stored) => {
      expect(await verifyPassword(DEMO_PASSWORD, stored)).toBe(false);
    },
  );

  it.each(PERSONAS.map(({ account, passwordHash }) => [account, passwordHash]))(
    'of the demo account %s are the published one',
    async (_account, passwordHash) => {
      expect(await verifyPassword(DEMO_PASSWORD, passwordHash)).toBe(true);
    },
  );
});

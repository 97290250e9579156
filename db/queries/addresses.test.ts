import { describe, expect, it } from 'vitest';
import { logicalDump } from '../dump.ts';
import { createTestDatabase } from '../testing.ts';
import { addAddress, clearDefaultAddress, listAddresses, setDefaultAddress } from './addresses.ts';

function flaggedOf(db: ReturnType<typeof createTestDatabase>, userId: number): number[] {
  return listAddresses(db, userId).flatMap((address) => (address.isDefault === 'Y' ? [address.id] : []));
}

describe('the address list', () => {
  it('keeps the member’s own order, which is not that of the ids', () => {
    expect(listAddresses(createTestDatabase(), 10003).map((address) => address.id)).toEqual([
      80002, 80001, 80003, 80004,
    ]);
  });

  it('takes a new address at its end, unflagged', () => {
    const db = createTestDatabase();
    const first = listAddresses(db, 10003)[0];
    if (!first) throw new Error('no address');
    const { id: _id, sort: _sort, isDefault: _flag, ...address } = first;
    const id = addAddress(db, address);
    expect(listAddresses(db, 10003).at(-1)).toMatchObject({ id, isDefault: 'N', sort: 5 });
  });
});

describe('the default address', () => {
  it('moves to another address and is never two', () => {
    const db = createTestDatabase();
    expect(setDefaultAddress(db, 10003, 80003)).toBe(true);
    expect(flaggedOf(db, 10003)).toEqual([80003]);
  });

  it('may be set to what it already is', () => {
    const db = createTestDatabase();
    expect(setDefaultAddress(db, 10003, 80001)).toBe(true);
    expect(flaggedOf(db, 10003)).toEqual([80001]);
  });

  it.each([80011, 999_999, 0, -1, Number.NaN])('refuses %s and changes nothing', (addressId) => {
    const db = createTestDatabase();
    const before = logicalDump(db);
    expect(setDefaultAddress(db, 10003, addressId)).toBe(false);
    expect(logicalDump(db)).toBe(before);
  });

  it('cannot be two even for a writer that forgets the rule', () => {
    const db = createTestDatabase();
    expect(() => db.sqlite.exec("UPDATE addresses SET is_default = 'Y' WHERE user_id = 10003")).toThrow(
      'UNIQUE',
    );
  });

  it('can be none', () => {
    const db = createTestDatabase();
    clearDefaultAddress(db, 10003);
    expect(flaggedOf(db, 10003)).toEqual([]);
  });
});

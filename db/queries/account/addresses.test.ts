import { describe, expect, it } from 'vitest';
import { MAX_ADDRESSES } from '#contracts/rules/address/address-fields.ts';
import { DONE, done, missing, mustBeDone, refused } from '#contracts/rules/decision.ts';
import { logicalDump } from '../../dump.ts';
import { runScenario } from '../../scenarios/index.ts';
import { createTestDatabase, TEST_NOW } from '../../testing.ts';
import {
  type AddressChange,
  addAddress,
  clearDefaultAddress,
  deleteAddress,
  listAddresses,
  saveAddress,
  setDefaultAddress,
} from './addresses.ts';

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
    expect(setDefaultAddress(db, 10003, 80003)).toEqual(DONE);
    expect(flaggedOf(db, 10003)).toEqual([80003]);
  });

  it('may be set to what it already is', () => {
    const db = createTestDatabase();
    expect(setDefaultAddress(db, 10003, 80001)).toEqual(DONE);
    expect(flaggedOf(db, 10003)).toEqual([80001]);
  });

  it.each([80011, 999_999, 0, -1, Number.NaN])('refuses %s and changes nothing', (addressId) => {
    const db = createTestDatabase();
    const before = logicalDump(db);
    expect(setDefaultAddress(db, 10003, addressId)).toEqual(missing('address'));
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

const FIELDS = {
  name: '沈知远',
  mobile: '19000000003',
  province: '浙江省',
  city: '宁波市',
  district: '海曙区',
  detail: '示例路 1 号',
};

function change(changes: Partial<AddressChange> = {}): AddressChange {
  return { userId: 10003, addressId: null, fields: FIELDS, isDefault: false, ...changes };
}

describe('saving an address', () => {
  it('adds one at the end and leaves the default where it is', () => {
    const db = createTestDatabase();
    const saved = saveAddress(db, change());
    expect(listAddresses(db, 10003).at(-1)).toMatchObject({ ...FIELDS, isDefault: 'N' });
    expect(saved).toEqual(done(listAddresses(db, 10003).at(-1)?.id));
    expect(flaggedOf(db, 10003)).toEqual([80001]);
  });

  it('moves the default to a new one', () => {
    const db = createTestDatabase();
    const id = mustBeDone(saveAddress(db, change({ isDefault: true })));
    expect(flaggedOf(db, 10003)).toEqual([id]);
  });

  it('keeps the flag of the default that is changed', () => {
    const db = createTestDatabase();
    saveAddress(db, change({ addressId: 80001 }));
    expect(listAddresses(db, 10003)[1]).toMatchObject({ id: 80001, city: '宁波市', isDefault: 'Y', sort: 2 });
  });

  it('adds the last one that fits and no more', () => {
    const db = createTestDatabase();
    while (listAddresses(db, 10003).length < MAX_ADDRESSES) mustBeDone(saveAddress(db, change()));
    const before = logicalDump(db);
    const full = refused('addresses-full', { most: MAX_ADDRESSES });
    expect(saveAddress(db, change({ isDefault: true }))).toEqual(full);
    expect(logicalDump(db)).toBe(before);
  });

  it('changes an address where no more fit', () => {
    const db = createTestDatabase();
    runScenario('addresses-full', { db, now: TEST_NOW });
    expect(saveAddress(db, change({ addressId: 80002 }))).toEqual(done(80002));
  });

  it.each([80011, 999_999, 0])('finds no address %s of the member', (addressId) => {
    const db = createTestDatabase();
    const before = logicalDump(db);
    expect(saveAddress(db, change({ addressId, isDefault: true }))).toEqual(missing('address'));
    expect(logicalDump(db)).toBe(before);
  });
});

describe('deleting an address', () => {
  it('leaves none flagged when the default goes', () => {
    const db = createTestDatabase();
    expect(deleteAddress(db, 10003, 80001)).toEqual(DONE);
    expect(listAddresses(db, 10003).map(({ id }) => id)).toEqual([80002, 80003, 80004]);
    expect(flaggedOf(db, 10003)).toEqual([]);
  });

  it.each([80011, 999_999])('refuses %s', (addressId) => {
    const db = createTestDatabase();
    const before = logicalDump(db);
    expect(deleteAddress(db, 10003, addressId)).toEqual(missing('address'));
    expect(logicalDump(db)).toBe(before);
  });
});

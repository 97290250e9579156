import { and, asc, count, eq, max, sql } from 'drizzle-orm';
import { checkAddressRoom, MAX_ADDRESSES } from '#contracts/rules/address/address-fields.ts';
import { DONE, type Done, done, type Missing, missing, type Refused } from '#contracts/rules/decision.ts';
import type { Database } from '../../client.ts';
import { preparedOnce } from '../../prepared.ts';
import { addresses } from '../../schema/index.ts';

export type AddressRow = typeof addresses.$inferSelect;
/** Missing, and nothing changed, is an address that is unknown or another member's. */
type OwnOrMissing = Done<void> | Missing<'address'>;

export type NewAddress = Omit<typeof addresses.$inferInsert, 'id' | 'sort' | 'isDefault'>;

const addressesOf = preparedOnce((db) =>
  db.orm
    .select()
    .from(addresses)
    .where(eq(addresses.userId, sql.placeholder('userId')))
    .orderBy(asc(addresses.sort), asc(addresses.id))
    .limit(MAX_ADDRESSES)
    .prepare(),
);

/** 收货地址, in the order in which the member keeps them. */
export function listAddresses(db: Database, userId: number): AddressRow[] {
  return addressesOf(db).all({ userId });
}

export function setDefaultAddress(db: Database, userId: number, addressId: number): OwnOrMissing {
  return db.orm.transaction(
    (tx) => {
      const own = and(eq(addresses.id, addressId), eq(addresses.userId, userId));
      if (!tx.select({ id: addresses.id }).from(addresses).where(own).get()) return missing('address');
      // The old flag goes first: the unique index allows no moment with two.
      tx.update(addresses)
        .set({ isDefault: 'N' })
        .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, 'Y')))
        .run();
      tx.update(addresses).set({ isDefault: 'Y' }).where(own).run();
      return DONE;
    },
    { behavior: 'immediate' },
  );
}

/** Adds it after the others, not as the default; answers its id. */
export function addAddress(db: Database, address: NewAddress): number {
  return db.orm.transaction(
    (tx) => {
      const last = tx
        .select({ sort: max(addresses.sort) })
        .from(addresses)
        .where(eq(addresses.userId, address.userId))
        .get();
      const added = tx
        .insert(addresses)
        .values({ ...address, sort: (last?.sort ?? 0) + 1 })
        .returning({ id: addresses.id })
        .get();
      return added.id;
    },
    { behavior: 'immediate' },
  );
}

export interface AddressChange {
  readonly userId: number;
  /** Null for a new address. */
  readonly addressId: number | null;
  readonly fields: Omit<NewAddress, 'userId'>;
  /** Makes it the default; false leaves the default where it is. */
  readonly isDefault: boolean;
}

/** Adds an address or changes an own one, and moves the default with it: all of that or nothing. */
export function saveAddress(
  db: Database,
  change: AddressChange,
): Done<number> | Missing<'address'> | Refused<'addresses-full'> {
  const { userId, addressId, fields, isDefault } = change;
  return db.orm.transaction(
    (tx) => {
      if (addressId !== null) {
        const own = and(eq(addresses.id, addressId), eq(addresses.userId, userId));
        if (tx.update(addresses).set(fields).where(own).run().changes === 0) return missing('address');
        if (isDefault) setDefaultAddress(db, userId, addressId);
        return done(addressId);
      }
      const kept = tx.select({ kept: count() }).from(addresses).where(eq(addresses.userId, userId)).get();
      const room = checkAddressRoom(kept?.kept ?? 0);
      if (room.kind !== 'done') return room;
      const id = addAddress(db, { ...fields, userId });
      if (isDefault) setDefaultAddress(db, userId, id);
      return done(id);
    },
    { behavior: 'immediate' },
  );
}

export function deleteAddress(db: Database, userId: number, addressId: number): OwnOrMissing {
  const own = and(eq(addresses.id, addressId), eq(addresses.userId, userId));
  return db.orm.delete(addresses).where(own).run().changes > 0 ? DONE : missing('address');
}

/** How many addresses went. */
export function deleteAddressesOfUser(db: Database, userId: number): number {
  return db.orm.delete(addresses).where(eq(addresses.userId, userId)).run().changes;
}

/** Takes the flag from whichever address has it. */
export function clearDefaultAddress(db: Database, userId: number): void {
  db.orm.update(addresses).set({ isDefault: 'N' }).where(eq(addresses.userId, userId)).run();
}

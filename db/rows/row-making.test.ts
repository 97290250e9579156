import * as utils from 'drizzle-orm';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addresses, cartLines, payments, publications, users } from '../schema/index.ts';
import { createTestDatabase } from '../testing.ts';
import { rowMaker, type SelectedField } from './row-making.ts';

/** What drizzle itself does with every row; its types leave them out. */
const { mapResultRow, orderSelectedFields } = utils as unknown as {
  orderSelectedFields(fields: object): SelectedField[];
  mapResultRow(
    fields: readonly SelectedField[],
    row: readonly unknown[],
    notNullable: Readonly<Record<string, boolean>> | undefined,
  ): unknown;
};

const total = sql<number>`count(*)`.mapWith(Number);
const SELECTIONS: readonly (readonly [string, object])[] = [
  ['a table', { ...utils.getTableColumns(addresses) }],
  ['columns that are read as something else', { ...utils.getTableColumns(payments) }],
  ['JSON', { tags: publications.tags, id: publications.id, outline: publications.outline }],
  ['joined tables', { user: users, line: cartLines, publication: publications }],
  [
    'groups of columns',
    { line: cartLines, link: { ownerId: publications.ownerId, code: publications.code } },
  ],
  ['a group of two tables', { both: { name: users.account, title: publications.name }, id: users.id }],
  ['what is worked out', { total, named: total.as('named'), raw: sql`1`, in: { total, id: users.id } }],
];
const NOT_NULLABLE = [
  undefined,
  { users: true },
  { users: true, cart_lines: true },
  { users: true, cart_lines: false, publications: false, addresses: true },
] as const;

describe('rows that are made by a plan', () => {
  const columnsOf = (fields: readonly SelectedField[], value: (index: number) => unknown) =>
    fields.map((_field, index) => value(index));

  it.each(SELECTIONS)('are what drizzle makes of %s', (_what, selection) => {
    const fields = orderSelectedFields(selection);
    const rows = [
      columnsOf(fields, (index) => String(index)),
      columnsOf(fields, () => null),
      ...fields.map((_field, missing) => columnsOf(fields, (index) => (index === missing ? null : '1'))),
    ];
    for (const notNullable of NOT_NULLABLE) {
      const make = rowMaker(fields, notNullable);
      for (const row of rows) {
        const made = make?.(row);
        const expected = mapResultRow(fields, row, notNullable);
        expect(made).toEqual(expected);
        expect(JSON.stringify(made)).toBe(JSON.stringify(expected));
      }
    }
  });

  it('leave groups within groups to drizzle', () => {
    const fields = orderSelectedFields({ a: { b: { id: users.id } } });
    expect(rowMaker(fields, undefined)).toBeNull();
  });
});

describe('a database', () => {
  it('answers null for what a join did not find, and nothing for no row', () => {
    const db = createTestDatabase();
    const joined = db.orm
      .select({ id: users.id, address: addresses })
      .from(users)
      .leftJoin(addresses, eq(addresses.userId, users.id))
      .where(eq(users.account, 'fresh'));
    expect(joined.all()).toEqual([{ id: expect.any(Number), address: null }]);
    expect(joined.get()).toEqual({ id: expect.any(Number), address: null });
    expect(db.orm.select().from(users).where(eq(users.id, -1)).get()).toBeUndefined();
  });
});

import type { OrderState } from '#contracts/rules/orders/order-states.ts';
import type { PublicationType } from '#contracts/rules/publications/publication-states.ts';
import type { Database } from '../../client.ts';
import { preparedOnce } from '../../prepared.ts';

/** So many of the latest are looked through for each letter that is typed; the lists search all of them. */
const LOOKED_THROUGH = 2000;
/** So many of each kind are shown. */
export const FOUND_SHOWN = 5;

export interface FoundOrder {
  readonly no: string;
  readonly state: OrderState;
  readonly receiver: string;
  readonly title: string;
  readonly createdAt: number;
}

export interface FoundWork {
  readonly id: number;
  readonly name: string;
  readonly author: string;
  readonly type: PublicationType;
  readonly pageNum: number;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly artId: string;
}

export interface FoundAddress {
  readonly id: number;
  readonly name: string;
  readonly mobile: string;
  readonly text: string;
}

interface Asked {
  readonly userId: number;
  readonly keyword: string;
  readonly pattern: string;
}

const says = (...columns: string[]) =>
  columns.map((column) => `${column} LIKE @pattern ESCAPE '\\'`).join(' OR ');

const titleOf = (which: string) =>
  `(SELECT publication_name FROM order_lines WHERE order_id = seen.id ${which} ORDER BY sort, id LIMIT 1)`;

const ORDER = 'no, state, receiver_name AS receiver, created_at AS createdAt';

// One more than is shown tells whether there are more. Written by hand and prepared: it is asked with each letter.
const statements = preparedOnce(({ sqlite }) => ({
  numbered: sqlite.prepare<Asked, FoundOrder>(`
    SELECT ${ORDER}, coalesce(${titleOf('')}, '') AS title FROM orders AS seen
    WHERE no = @keyword AND user_id = @userId AND deleted_at IS NULL`),
  orders: sqlite.prepare<Asked, FoundOrder>(`
    SELECT ${ORDER}, coalesce(${titleOf(`AND ${says('publication_name')}`)}, ${titleOf('')}, '') AS title
    FROM (
      SELECT id, no, state, receiver_name, receiver_mobile, created_at, deleted_at FROM orders
      WHERE user_id = @userId ORDER BY created_at DESC LIMIT ${LOOKED_THROUGH}
    ) AS seen
    WHERE deleted_at IS NULL AND (${says('no', 'receiver_name', 'receiver_mobile')}
      OR EXISTS (SELECT 1 FROM order_lines WHERE order_id = seen.id AND ${says('publication_name')}))
    LIMIT ${FOUND_SHOWN + 1}`),
  works: sqlite.prepare<Asked, FoundWork>(`
    SELECT id, name, author, type, page_num AS pageNum, width_mm AS widthMm, height_mm AS heightMm, art_id AS artId
    FROM (
      SELECT id, name, subtitle, author, tags, type, page_num, width_mm, height_mm, art_id, trashed_at FROM publications
      WHERE owner_id = @userId ORDER BY updated_at DESC LIMIT ${LOOKED_THROUGH})
    WHERE trashed_at IS NULL AND (${says('name', 'subtitle', 'author', 'tags')})
    LIMIT ${FOUND_SHOWN + 1}`),
  addresses: sqlite.prepare<Asked, FoundAddress>(`
    SELECT id, name, mobile, province || city || district || street || detail AS text FROM addresses
    WHERE user_id = @userId AND (${says('name', 'mobile', 'label', 'province || city || district || street || detail')})
    ORDER BY sort, id LIMIT ${FOUND_SHOWN + 1}`),
}));

export interface OwnThings {
  readonly orders: readonly FoundOrder[];
  readonly works: readonly FoundWork[];
  readonly addresses: readonly FoundAddress[];
}

/** What of a member says the keyword (全局搜索): of each kind the first few, and one more where there are more. */
export function ownThingsSaying(db: Database, userId: number, keyword: string): OwnThings {
  const pattern = `%${keyword.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const { numbered, orders, works, addresses } = statements(db);
  const asked = { userId, keyword, pattern };
  const one = numbered.get(asked);
  return {
    orders: one ? [one] : orders.all(asked),
    works: works.all(asked),
    addresses: addresses.all(asked),
  };
}

import { worksNamed } from '#contracts/rules/publications/works-named.ts';
import type { Database } from '../../client.ts';
import { preparedOnce } from '../../prepared.ts';

/** How long something stays what a member was at last. */
const REMEMBERED_MS = 30 * 86_400_000;

export interface Resume {
  readonly kind: 'order' | 'work' | 'reading';
  readonly title: string;
  readonly path: string;
  /** When it is too late; null where it never is. */
  readonly until: number | null;
}

interface Last {
  readonly name: string;
  readonly at: number;
}

const statements = preparedOnce(({ sqlite }) => ({
  order: sqlite.prepare<{ userId: number; now: number }, { no: string; name: string; until: number }>(`
    SELECT no, due_at AS until,
      coalesce((SELECT publication_name FROM order_lines WHERE order_id = orders.id ORDER BY sort, id LIMIT 1), '') AS name
    FROM orders
    WHERE user_id = @userId AND deleted_at IS NULL AND state = 'unpaid' AND due_at > @now
    ORDER BY created_at DESC, id DESC LIMIT 1`),
  work: sqlite.prepare<[number], Last & { conversion: string | null }>(`
    SELECT name, updated_at AS at,
      (SELECT state FROM publication_imports WHERE publication_id = publications.id) AS conversion
    FROM publications WHERE owner_id = ? AND trashed_at IS NULL AND archived_at IS NULL
      -- The sample that everybody finds was made with the account, not by its member.
      AND created_at > (SELECT registered_at FROM users WHERE users.id = owner_id)
    ORDER BY updated_at DESC LIMIT 1`),
  reading: sqlite.prepare<[number], Last & { code: string; page: number; isOpen: number }>(`
    SELECT name, code, page, at,
      trashed_at IS NULL AND (owner_id = user_id OR status IN ('published', 'changed')) AS isOpen
    FROM reading_places JOIN publications ON publications.id = publication_id
    WHERE user_id = ? ORDER BY at DESC LIMIT 1`),
}));

/** What the member was at last (继续上次): an order that waits for payment first, because its time runs out. */
export function resumeOf(
  db: Database,
  userId: number,
  { now, hasUnpaid }: { readonly now: number; readonly hasUnpaid: boolean },
): Resume | null {
  const { order, work, reading } = statements(db);
  const unpaid = hasUnpaid ? order.get({ userId, now }) : undefined;
  if (unpaid) {
    const { no, name, until } = unpaid;
    return { kind: 'order', title: name, path: `/manager/shopping/pay?orders=${no}`, until };
  }
  const since = now - REMEMBERED_MS;
  const made = work.get(userId);
  const read = reading.get(userId);
  const readAt = read?.isOpen === 1 ? read.at : 0;
  if (read && readAt > since && readAt >= (made?.at ?? 0)) {
    return {
      kind: 'reading',
      title: `${read.name} · 第 ${read.page} 页`,
      path: `/r/${read.code}`,
      until: null,
    };
  }
  if (!made || made.at <= since) return null;
  const isConverting = made.conversion !== null && made.conversion !== 'done';
  const path = isConverting ? '/manager/opus_list/all?upload=1' : worksNamed(made.name);
  return { kind: 'work', title: made.name, path, until: null };
}

import { and, eq } from 'drizzle-orm';
import type { Done, Missing, Refused } from '#contracts/rules/decision.ts';
import { problemsOfLine } from '#contracts/rules/orders/file-problems.ts';
import { type OrderEdit, replaceFile } from '#contracts/rules/orders/order-edits.ts';
import type { OrderState } from '#contracts/rules/orders/order-states.ts';
import type { Database } from '../../client.ts';
import { keptWhenDone } from '../../kept-when-done.ts';
import { orderLines, orders, publications } from '../../schema/index.ts';
import { freezeForPrint } from '../publications/freeze-for-print.ts';
import { findingsNow, workToCheck } from '../publications/preflight.ts';
import { applyOrderEvent, logOrder } from './order-machine.ts';
import { type OrderLineRow, type OrderRow, pagesOrdered } from './order-reading.ts';

/** A change that does not move the order, together with its sentences in the log. */
export function changeOrder(
  db: Database,
  { orderId, at, edit }: { orderId: number; at: number; edit: OrderEdit<Partial<OrderRow>> },
): void {
  db.sqlite.transaction(() => {
    db.orm.update(orders).set(edit.change).where(eq(orders.id, orderId)).run();
    for (const sentence of edit.log) logOrder(db, { orderId, at, ...sentence });
  })();
}

/** 替换文件: freezes the work as it is now for the line, and has the order checked again. */
export function replaceOrderFile(
  db: Database,
  { order, line, at }: { order: OrderRow; line: OrderLineRow | null; at: number },
): Done<OrderState> | Refused<'file-not-replaceable' | 'order-state'> | Missing<'order'> {
  return keptWhenDone(db, () => {
    const own = and(eq(publications.id, line?.publicationId ?? 0), eq(publications.ownerId, order.userId));
    const ordered = line && { ...line, pageNum: pagesOrdered(db, line) };
    const replaced = replaceFile(order, ordered, db.orm.select().from(publications).where(own).get() ?? null);
    if (replaced.kind !== 'done') return replaced;
    const { lineId, publication, change, otherProblems, text } = replaced.value;
    const memberId = order.userId;
    const publicationSeq = freezeForPrint(db, publication, { authorId: memberId, now: at });
    const findings = findingsNow(db, workToCheck(db, publication, { memberId, seq: publicationSeq }));
    const fileProblems = JSON.stringify([...otherProblems, ...problemsOfLine(lineId, findings)]);
    db.orm
      .update(orderLines)
      .set({ ...change, publicationSeq })
      .where(eq(orderLines.id, lineId))
      .run();
    return applyOrderEvent(db, { orderId: order.id, event: 'replace-file', at, fileProblems, text });
  });
}

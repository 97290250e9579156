import { FORM_MESSAGES } from '#contracts/rules/form-messages.ts';
import { printFormOf } from '#contracts/rules/print/print-forms.ts';
import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import { type OrderLineRead, orderByNo } from '#db/queries/orders/order-reading.ts';
import {
  dropPrintFile,
  type PrintFileRow,
  printFileOf,
  printSource,
  putPrintFile,
} from '#db/queries/orders/print-files.ts';
import { fieldRefusal, refusal } from '#server/errors.ts';
import type { Context, PrintLook } from '#server/servlet/handler-types.ts';
import { beginDrawing, printView, type WantedPrint } from '../print-file.ts';

interface Wish {
  readonly orderNo: string;
  readonly lineID: string;
  readonly form: string;
}

/** The file of a line of the caller's order. */
export interface OwnPrint extends WantedPrint {
  readonly orderNo: string;
  readonly line: OrderLineRead;
  readonly row: PrintFileRow | null;
}

export function ownPrint({ db, user }: Context, { orderNo, lineID, form: wished }: Wish): OwnPrint {
  const form = printFormOf(wished);
  if (form === null) throw fieldRefusal('bad-form', FORM_MESSAGES.required('文件类型'));
  const lines = orderByNo(db, user.id, orderNo)?.lines ?? [];
  const line = lines.find(({ id }) => id === parseDecimalId(lineID));
  if (!line) throw refusal('order-not-found');
  const source = printSource(db, line, form);
  if (!source) throw refusal('publication-not-found');
  return { orderNo, line, key: `${line.id} ${form}`, form, source, row: printFileOf(db, line, form) };
}

/** Puts the file into the line of those that are drawn. */
export function beginPrint(context: Context, print: OwnPrint): PrintLook {
  const look = beginDrawing(context, print);
  const asked = { state: 'asked', why: '', bytes: 0, askedAt: context.now } as const;
  putPrintFile(context.db, print.line, { form: print.form, ...asked });
  return look;
}

/** How far it is. What the process told meanwhile is written down when it is asked for. */
export function lookAtPrint(context: Context, print: OwnPrint): PrintLook | null {
  const { db, prints } = context;
  const { line, form, source, row } = print;
  if (!row) return null;
  if (row.state === 'failed') return { state: 'failed', why: row.why };
  const look = prints.look(print.key, source.hash, form);
  // It is no longer known: the server was started again, or a ready file had to make room.
  if (look === null && row.state === 'asked') return beginPrint(context, print);
  if (look === null) dropPrintFile(db, line.id, form);
  else if (look.state === 'ready') keep(db, print, { state: 'ready', bytes: look.bytes, why: '' });
  else if (look.state === 'failed') keep(db, print, { state: 'failed', bytes: 0, why: look.why });
  return look;
}

function keep(
  db: Context['db'],
  { line, form, row }: OwnPrint,
  change: Pick<PrintFileRow, 'state' | 'bytes' | 'why'>,
): void {
  if (!row || row.state === change.state) return;
  putPrintFile(db, line, { form, askedAt: row.askedAt, ...change });
}

export function printReply(print: OwnPrint, look: PrintLook | null) {
  return printView(print, look, `/media/orders/${print.orderNo}/${print.line.id}-${print.form}.pdf`);
}

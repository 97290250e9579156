import { FORM_MESSAGES } from '#contracts/rules/form-messages.ts';
import { printFormOf } from '#contracts/rules/print/print-forms.ts';
import { draftPrintSource } from '#db/queries/orders/print-files.ts';
import { fieldRefusal } from '#server/errors.ts';
import type { Context, PrintLook } from '#server/servlet/handler-types.ts';
import { printView, type WantedPrint } from '../print-file.ts';
import { ownChoice, type SentPublication } from './own-choice.ts';

/** The file of what is chosen for a work of the caller's, as the work is now. */
export function choicePrint(
  { db, user }: Context,
  { form: wished, ...sent }: SentPublication & { readonly form: string },
): WantedPrint {
  const form = printFormOf(wished);
  if (form === null) throw fieldRefusal('bad-form', FORM_MESSAGES.required('文件类型'));
  const { publication, choice } = ownChoice(db, user, { ...sent, count: '1' });
  const source = draftPrintSource(db, publication, choice, form);
  return { key: `choice ${publication.id} ${form}`, form, source };
}

export function choiceReply({ prints }: Context, print: WantedPrint, look: PrintLook | null) {
  return printView(print, look, `/media/prints/${prints.nameOf(print.source.hash, print.form)}.pdf`);
}

export function lookAtChoice({ prints }: Context, { key, source, form }: WantedPrint): PrintLook | null {
  return source.whyNone === '' ? prints.look(key, source.hash, form) : null;
}

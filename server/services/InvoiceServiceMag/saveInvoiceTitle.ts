import { checkTitle } from '#contracts/rules/invoices/title-fields.ts';
import { saveTitle } from '#db/queries/invoices/titles.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { titleNamed, titleView } from './title-view.ts';

/** 保存抬头. */
export const saveInvoiceTitle: Handler<'InvoiceServiceMag.saveInvoiceTitle'> = (input, context) => {
  const { titleID, isDefault, ...sent } = input;
  const id = titleID === '' ? null : titleNamed(context, titleID).id;
  const fields = doneOrRefuse(checkTitle(sent));
  const wish = { userId: context.user.id, id, fields, isDefault: isDefault === 'Y' };
  return { code: 0, message: '成功', data: titleView(doneOrRefuse(saveTitle(context.db, wish))) };
};

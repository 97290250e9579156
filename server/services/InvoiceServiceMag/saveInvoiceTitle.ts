import { checkBuyer } from '#contracts/rules/invoices/buyer.ts';
import { saveInvoiceTitle as save } from '#db/queries/invoices/invoice-titles.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { invoiceTitleNamed, invoiceTitleView } from './invoice-title-view.ts';

/** 保存抬头. */
export const saveInvoiceTitle: Handler<'InvoiceServiceMag.saveInvoiceTitle'> = (input, context) => {
  const { titleID, isDefault, ...sent } = input;
  const id = titleID === '' ? null : invoiceTitleNamed(context, titleID).id;
  const fields = doneOrRefuse(checkBuyer(sent));
  const wish = { userId: context.user.id, id, fields, isDefault: isDefault === 'Y' };
  return { code: 0, message: '成功', data: invoiceTitleView(doneOrRefuse(save(context.db, wish))) };
};

import { FORM_MESSAGES } from '#contracts/rules/form-messages.ts';
import { PAYER_MAX } from '#contracts/rules/limits.ts';
import { saveSlip } from '#db/queries/payment/payments.ts';
import { fieldRefusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { upToDate } from '../up-to-date.ts';
import { payReply } from './pay-view.ts';
import { waitingTransferOrRefuse } from './waiting-transfer.ts';

const SERIAL_NO = /^[A-Za-z0-9]{6,30}$/;

/** 提交转账凭证. It can be corrected until the money was found. */
export const submitTransfer: Handler<'PayServiceMag.submitTransfer'> = upToDate((input, context) => {
  const payment = waitingTransferOrRefuse(context, input.payNo);
  const payer = input.payer.trim();
  const serialNo = input.serialNo.trim();
  if (payer === '') throw fieldRefusal('bad-payer', FORM_MESSAGES.required('付款户名'));
  if ([...payer].length > PAYER_MAX) {
    throw fieldRefusal('bad-payer', FORM_MESSAGES.string.max('付款户名', PAYER_MAX));
  }
  if (!SERIAL_NO.test(serialNo)) throw fieldRefusal('bad-serial-no', '请输入 6 到 30 位字母或数字的流水号');
  return payReply(context, saveSlip(context.db, payment.id, { payer, serialNo }));
});

import type { ServiceHandlers } from '#server/servlet/handler-types.ts';
import { notYet } from '../not-yet.ts';

export const PayServiceMag = {
  getPayOptions: notYet,
  createPay: notYet,
  queryPay: notYet,
  checkPay: notYet,
  refreshPayCode: notYet,
  closePay: notYet,
  submitTransfer: notYet,
} satisfies ServiceHandlers<'PayServiceMag'>;

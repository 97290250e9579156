import type { ServiceHandlers } from '#server/servlet/handler-types.ts';
import { checkPay } from './checkPay.ts';
import { closePay } from './closePay.ts';
import { createPay } from './createPay.ts';
import { getPayOptions } from './getPayOptions.ts';
import { queryPay } from './queryPay.ts';
import { refreshPayCode } from './refreshPayCode.ts';
import { submitTransfer } from './submitTransfer.ts';

export const PayServiceMag = {
  getPayOptions,
  createPay,
  queryPay,
  checkPay,
  refreshPayCode,
  closePay,
  submitTransfer,
} satisfies ServiceHandlers<'PayServiceMag'>;

import { KEYS } from '#web/lib/query-keys.ts';
import {
  applyInvoice,
  redInvoice,
  removeTitle,
  retryInvoice,
  saveTitle,
  sendInvoice,
  withdrawInvoice,
} from './api.ts';

const ALL = [KEYS.invoices];

export const mutations = {
  /** Applies for an invoice (申请开票). */
  apply: { call: (wish: Parameters<typeof applyInvoice>[0]) => applyInvoice(wish), touches: ALL },
  /** Tries again (重试). */
  retry: { call: (invoiceNo: string) => retryInvoice(invoiceNo), touches: ALL },
  /** Gives one up (撤回). */
  withdraw: { call: (invoiceNo: string) => withdrawInvoice(invoiceNo), touches: ALL },
  /** Takes one back (红冲). */
  red: { call: (wish: Parameters<typeof redInvoice>[0]) => redInvoice(wish), touches: ALL },
  /** Sends one by mail (发送). */
  send: { call: (wish: Parameters<typeof sendInvoice>[0]) => sendInvoice(wish), touches: ALL },
  /** Keeps a title (保存抬头). */
  saveTitle: { call: (title: Parameters<typeof saveTitle>[0]) => saveTitle(title), touches: ALL },
  /** Forgets a title (删除抬头). */
  removeTitle: { call: (titleID: string) => removeTitle(titleID), touches: ALL },
};

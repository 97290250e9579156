import { KEYS } from '#web/lib/query-keys.ts';
import { sendFeedback } from './api.ts';

export const mutations = {
  /** Sends a remark (提交反馈). */
  sendFeedback: { call: (content: string) => sendFeedback(content), touches: [KEYS.feedback] },
};

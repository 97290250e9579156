import { KEYS } from '#web/lib/query-keys.ts';
import { createWork } from './api.ts';

export const mutations = {
  /** 新建作品. */
  create: { call: createWork, touches: [KEYS.publications] },
};

import type { ServiceHandlers } from '#server/servlet/handler-types.ts';
import { getAbout } from './getAbout.ts';
import { getCounters } from './getCounters.ts';
import { getFeedback } from './getFeedback.ts';
import { resolveAitusPath } from './resolveAitusPath.ts';
import { sendFeedback } from './sendFeedback.ts';

export const MemberServiceMag = {
  getCounters,
  getAbout,
  sendFeedback,
  getFeedback,
  resolveAitusPath,
} satisfies ServiceHandlers<'MemberServiceMag'>;

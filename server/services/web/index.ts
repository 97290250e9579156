import type { ServiceHandlers } from '#server/servlet/handler-types.ts';
import { doLoginout } from './doLoginout.ts';

export const web = {
  doLoginout,
} satisfies ServiceHandlers<'web'>;

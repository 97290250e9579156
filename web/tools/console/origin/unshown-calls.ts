import type { OperationId } from '#contracts/operations.ts';

/** Calls that need no place on the screen; the words of the console say why. */
export const UNSHOWN_CALLS = [
  'UserCenterMag.userIsLogin3',
  'web.doLoginout',
  'MemberServiceMag.getCounters',
] as const satisfies readonly OperationId[];

export type UnshownCall = (typeof UNSHOWN_CALLS)[number];

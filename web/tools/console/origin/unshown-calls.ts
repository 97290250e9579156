import type { OperationId } from '#contracts/operations.ts';

/** Calls that need no place on the screen, and why. */
export const UNSHOWN_CALLS: Readonly<Partial<Record<OperationId, string>>> = {
  'UserCenterMag.userIsLogin3': '每次进入页面都先确认登录状态，未登录时没有可显示的内容',
  'web.doLoginout': '退出登录，之后离开本页',
  'MemberServiceMag.getCounters': '角标，数量为零时不显示',
};

import { KEYS } from '#web/lib/query-keys.ts';
import type { ThirdLoginType } from '#web/lib/third-logins.ts';
import {
  askClosing,
  changeEmail,
  changeMobile,
  endSessions,
  removeAvatar,
  saveNoticeWishes,
  savePassword,
  saveProfile,
  unbindThirdLogin,
} from './api.ts';
import { exportData, sendAvatar } from './own-files.ts';

const PROFILE = [KEYS.memberInfo, KEYS.account];

export const mutations = {
  /** Removes the binding to an outside identity (解绑第三方登录). */
  unbind: { call: (provider: ThirdLoginType) => unbindThirdLogin(provider), touches: [KEYS.memberInfo] },
  /** Name and region (修改资料). */
  saveProfile: { call: (wish: Parameters<typeof saveProfile>[0]) => saveProfile(wish), touches: PROFILE },
  /** A picture of oneself (更换头像). */
  sendAvatar: { call: (wish: Parameters<typeof sendAvatar>[0]) => sendAvatar(wish), touches: PROFILE },
  /** The drawn one again (移除头像). */
  removeAvatar: { call: () => removeAvatar(), touches: PROFILE },
  /** Another mobile (换绑手机). */
  changeMobile: { call: (wish: Parameters<typeof changeMobile>[0]) => changeMobile(wish), touches: PROFILE },
  /** Another mail address (更换邮箱). */
  changeEmail: { call: (wish: Parameters<typeof changeEmail>[0]) => changeEmail(wish), touches: PROFILE },
  /** A new password (修改密码), which ends the other sessions. */
  savePassword: {
    call: (wish: Parameters<typeof savePassword>[0]) => savePassword(wish),
    touches: [KEYS.account, KEYS.devices],
  },
  /** Logs out elsewhere (退出设备). */
  endSessions: { call: (which: string) => endSessions(which), touches: [KEYS.devices] },
  /** What one is told of (通知设置). */
  saveNotices: { call: (unwanted: readonly string[]) => saveNoticeWishes(unwanted), touches: [KEYS.account] },
  /** Takes the own data along (导出我的数据), which changes nothing. */
  exportData: { call: (signal: AbortSignal) => exportData(signal), touches: [] },
  /** Closes the account (申请注销). */
  askClosing: { call: (wish: Parameters<typeof askClosing>[0]) => askClosing(wish), touches: [] },
};

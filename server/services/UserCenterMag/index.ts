import type { ServiceHandlers } from '#server/servlet/handler-types.ts';
import { getMemberInfo } from './getMemberInfo.ts';
import { getThirdLoginInfo } from './getThirdLoginInfo.ts';
import { getUserAddressList } from './getUserAddressList.ts';
import { unBindThirdLogin } from './unBindThirdLogin.ts';
import { userIsLogin3 } from './userIsLogin3.ts';

export const UserCenterMag = {
  userIsLogin3,
  getMemberInfo,
  getUserAddressList,
  getThirdLoginInfo,
  unBindThirdLogin,
} satisfies ServiceHandlers<'UserCenterMag'>;

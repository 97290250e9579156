import { deviceName } from '#contracts/rules/account/device-name.ts';
import { networkPlace } from '#contracts/rules/account/network-place.ts';
import { DEVICES_PAGE_MAX } from '#contracts/rules/limits.ts';
import { deviceId, devicePage } from '#db/queries/account/devices.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { pageOf } from '../page-of.ts';

const PAGE_SIZE = 5;

/** 登录设备. */
export const getSessions: Handler<'AccountServiceMag.getSessions'> = (input, context) => {
  const { db, now, user, tokenHash } = context;
  const { page, pageSize } = pageOf(input, PAGE_SIZE, DEVICES_PAGE_MAX);
  const { list, total } = devicePage(db, { userId: user.id, now }, { page, pageSize });
  return {
    code: 0,
    message: '成功',
    data: {
      ...{ total, page, pageSize },
      list: list.map((session) => ({
        id: deviceId(session.tokenHash),
        device: deviceName(session.device),
        place: networkPlace(session.ip),
        begun: new Date(session.createdAt).toISOString(),
        lastUsed: new Date(session.lastUsedAt).toISOString(),
        isThis: session.tokenHash === tokenHash ? 'Y' : 'N',
      })),
    },
  };
};

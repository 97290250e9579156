import { deviceName } from '#contracts/rules/account/device-name.ts';
import { networkPlace } from '#contracts/rules/account/network-place.ts';
import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import { deviceId, devicePage } from '#db/queries/account/devices.ts';
import { badPage } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';

const PAGE_SIZE = 5;
const PAGE_SIZE_MAX = 50;

/** 登录设备. */
export const getSessions: Handler<'AccountServiceMag.getSessions'> = (input, context) => {
  const { db, now, user, tokenHash } = context;
  const [page, pageSize] = [numberIn(input.page, 1), numberIn(input.pageSize, PAGE_SIZE)];
  if (page < 1 || pageSize < 1 || pageSize > PAGE_SIZE_MAX) throw badPage();
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

function numberIn(text: string | undefined, otherwise: number): number {
  return text === undefined || text === '' ? otherwise : (parseDecimalId(text) ?? 0);
}

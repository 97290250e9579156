import { createLoginSession } from '#db/queries/account/login-sessions.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { QR_LIFETIME_MS } from './limits.ts';

/** 扫码登录: a session that a phone opens, scans and confirms, for the browser that asked. */
export const createLoginQrcode: Handler<'LoginServiceMag.createLoginQrcode'> = (_input, context) => {
  const { db, now } = context;
  const loginSessionID = context.secret();
  createLoginSession(db, {
    id: loginSessionID,
    kind: 'qr',
    secretHash: context.markBrowser(),
    createdAt: now,
    expiresAt: now + QR_LIFETIME_MS,
    device: context.device,
    ip: context.ip,
  });
  return {
    code: 0,
    message: '成功',
    data: {
      loginSessionID,
      qrcodeUrl: context.outsideUrl(`/phone/${loginSessionID}`),
      expiresIn: QR_LIFETIME_MS / 1000,
    },
  };
};

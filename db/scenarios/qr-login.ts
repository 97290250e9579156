import { eq } from 'drizzle-orm';
import type { LoginSessionState } from '#contracts/rules/account/login-session.ts';
import { createLoginSession } from '../queries/account/login-sessions.ts';
import { loginSessions } from '../schema/index.ts';
import { accountOrRefuse } from './find.ts';
import type { Scenario } from './types.ts';

const QR_MS = 120_000;

interface QrParams extends Record<string, string> {
  loginSessionID: string;
  account: string;
}

function qrScenario(
  name: string,
  title: string,
  state: LoginSessionState,
  description: string,
): Scenario<QrParams> {
  const isKnownMember = state === 'scanned' || state === 'confirmed';
  return {
    name,
    title,
    description,
    defaults: { loginSessionID: `${name}-0001`, account: 'super' },
    run({ db, now }, { loginSessionID, account }) {
      const userId = isKnownMember ? accountOrRefuse(db, account).id : null;
      const expiresAt = state === 'expired' ? now - 1000 : now + QR_MS;
      db.orm.delete(loginSessions).where(eq(loginSessions.id, loginSessionID)).run();
      createLoginSession(db, {
        id: loginSessionID,
        kind: 'qr',
        state,
        userId,
        createdAt: expiresAt - QR_MS,
        expiresAt,
        device: 'Chromium · Linux',
        ip: '127.0.0.1',
      });
      return { loginSessionID };
    },
  };
}

export const qrWaiting = qrScenario(
  'qr-waiting',
  '扫码登录：等待扫码',
  'waiting',
  'A login QR code that waits to be scanned.',
);
export const qrScanned = qrScenario(
  'qr-scanned',
  '扫码登录：已扫码',
  'scanned',
  'The account scanned the login QR code.',
);
export const qrConfirmed = qrScenario(
  'qr-confirmed',
  '扫码登录：已确认',
  'confirmed',
  'The account confirmed the login; the token waits.',
);
export const qrCancelled = qrScenario(
  'qr-cancelled',
  '扫码登录：手机上取消',
  'cancelled',
  'The login was cancelled on the phone.',
);
export const qrExpired = qrScenario(
  'qr-expired',
  '扫码登录：二维码过期',
  'expired',
  'The login QR code ended a second ago.',
);

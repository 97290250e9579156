import type { Area } from '#contracts/rules/account/membership.ts';
import { send } from '#web/kit/ask/send.ts';

/** Counts that a lock was shown (被锁功能). Optional; a failure is not shown. */
export function noteLock(area: Area): void {
  void send('UpgradeServiceMag.noteLock', { area }, { quiet: true, retry: false });
}

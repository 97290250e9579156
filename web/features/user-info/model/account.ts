import type { DataOf } from '#web/kit/ask/send.ts';

/** The settings of the account (账号设置). */
export type Account = DataOf<'AccountServiceMag.getAccount'>;
export type Device = DataOf<'AccountServiceMag.getSessions'>['list'][number];
export type Closing = DataOf<'AccountServiceMag.getClosing'>;

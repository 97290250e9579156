import type { DataOf } from '#web/kit/ask/send.ts';

/** How a work is shared (分享设置). */
export type Sharing = DataOf<'OpusServiceMag.getSharing'>;
export type ShareLink = Sharing['links'][number];
export type Invite = Sharing['invites'][number];

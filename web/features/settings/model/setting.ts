import type { DataOf } from '#web/kit/ask/send.ts';

/** 作品设置. */
export type Setting = DataOf<'OpusServiceMag.getSetting'>;
export type Entry = Setting['outline'][number];

import type { DataOf } from '#web/kit/ask/send.ts';

/** A version of a work as its list shows it (历史版本). */
export type Version = DataOf<'OpusServiceMag.getVersions'>['list'][number];

import type { DataOf } from '#web/kit/ask/send.ts';

/** Imports that are not finished, and the room for files (存储空间). */
export type Imports = DataOf<'OpusServiceMag.getImports'>;
/** A file on its way to a work (导入), as the server knows it. */
export type Import = Imports['list'][number];
export type MadeWork = DataOf<'OpusServiceMag.createOpus'>;
/** A work of the house to begin with (模板). */
export type Template = DataOf<'OpusServiceMag.getOpusTemplates'>['list'][number];

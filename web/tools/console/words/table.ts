import type { ZH } from './zh/index.ts';

/** Every word of the console. The Chinese table says which there are; a language that lacks one does not compile. */
export type Words = typeof ZH;

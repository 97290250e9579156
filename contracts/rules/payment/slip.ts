import { type FileKind, MEGABYTE, PICTURE_KINDS } from '../files/file-kinds.ts';

/** 转账回单: what the bank gives to whoever paid, photographed or as a file. */
export const SLIP_KINDS: readonly FileKind[] = ['pdf', ...PICTURE_KINDS];
export const SLIP_MOST_BYTES = 10 * MEGABYTE;

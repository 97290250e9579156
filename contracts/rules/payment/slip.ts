import { type FileKind, MEGABYTE, PICTURE_KINDS } from '../files/file-kinds.ts';

/** 转账回单: the payer's receipt from the bank, as a photo or a file. */
export const SLIP_KINDS: readonly FileKind[] = ['pdf', ...PICTURE_KINDS];
export const SLIP_MOST_BYTES = 10 * MEGABYTE;

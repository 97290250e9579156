import { open } from 'node:fs/promises';
import {
  type FileKind,
  fileKind,
  HEAD_BYTES,
  kindsInWords,
  MOST_BYTES,
} from '#contracts/rules/files/file-kinds.ts';
import { pdfOutside, TAIL_BYTES } from '#contracts/rules/files/pdf-outside.ts';
import { sizeInWords } from '#contracts/rules/files/storage.ts';
import { refusal } from '#server/errors.ts';
import type { Draft } from './file-store.ts';

/** What an uploaded file is by its content, whatever it is called; refused where it is not one of those that are wanted. */
export async function checkedKind(draft: Draft, wanted: readonly FileKind[]): Promise<FileKind> {
  const kind = fileKind(await headOf(draft.path));
  if (kind === null || !wanted.includes(kind)) {
    throw refusal('bad-file', { message: `这个文件不是 ${kindsInWords(wanted)}` });
  }
  if (draft.bytes > MOST_BYTES[kind]) throw tooLarge(MOST_BYTES[kind]);
  if (kind === 'pdf') await demandOpenPdf(draft);
  return kind;
}

export function tooLarge(most: number) {
  return refusal('bad-file', { message: `文件过大，最大 ${sizeInWords(most)}` });
}

async function demandOpenPdf(draft: Draft): Promise<void> {
  const outside = pdfOutside(await bytesAt(draft.path, Math.max(draft.bytes - TAIL_BYTES, 0), TAIL_BYTES));
  if (outside === 'encrypted') throw refusal('bad-file', { message: '该 PDF 已加密，请先解除密码' });
  if (outside === 'truncated') throw refusal('bad-file', { message: '这份 PDF 不完整，请重新导出后再试' });
}

/** The beginning of a file, by which its kind is told. */
export function headOf(path: string): Promise<Uint8Array> {
  return bytesAt(path, 0, HEAD_BYTES);
}

async function bytesAt(path: string, from: number, length: number): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

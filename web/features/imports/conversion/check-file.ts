import {
  DAMAGED_PDF,
  DAMAGED_PICTURE,
  ENCRYPTED,
  type FileFlaw,
  pixelFlaw,
  sizeFlaw,
  WRONG_KIND,
} from '#contracts/rules/files/file-flaws.ts';
import { type FileKind, fileKind, HEAD_BYTES } from '#contracts/rules/files/file-kinds.ts';
import { imageSize, MOST_SIZE_BYTES, SIZE_BYTES } from '#contracts/rules/files/image-size.ts';
import { pdfOutside, TAIL_BYTES } from '#contracts/rules/files/pdf-outside.ts';

export interface KnownFile {
  readonly kind: FileKind;
}

/** What a file is, or why it cannot be taken: by a few of its bytes, before it is opened or sent. */
export async function checkFile(file: Blob): Promise<KnownFile | FileFlaw> {
  const kind = fileKind(await bytesOf(file, 0, HEAD_BYTES));
  if (kind === null) return WRONG_KIND;
  const flaw =
    sizeFlaw(kind, file.size) ?? (kind === 'pdf' ? await flawOfPdf(file) : await flawOfPicture(file));
  return flaw ?? { kind };
}

async function flawOfPdf(file: Blob): Promise<FileFlaw | null> {
  const outside = pdfOutside(await bytesOf(file, Math.max(file.size - TAIL_BYTES, 0), file.size));
  return { whole: null, encrypted: ENCRYPTED, truncated: DAMAGED_PDF }[outside];
}

async function flawOfPicture(file: Blob): Promise<FileFlaw | null> {
  const size =
    imageSize(await bytesOf(file, 0, SIZE_BYTES)) ?? imageSize(await bytesOf(file, 0, MOST_SIZE_BYTES));
  return size ? pixelFlaw(size) : DAMAGED_PICTURE;
}

async function bytesOf(file: Blob, from: number, to: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(from, to).arrayBuffer());
}

import { fileKind, HEAD_BYTES, PICTURE_KINDS } from '#contracts/rules/files/file-kinds.ts';
import { sizeInWords } from '#contracts/rules/files/storage.ts';
import { PHOTO_MOST_BYTES } from '#contracts/rules/orders/order-photos.ts';

/** Why a file is no photo that can be sent (不能上传的原因); empty where it is one. */
export async function photoFlaw(file: Blob): Promise<string> {
  if (file.size > PHOTO_MOST_BYTES) {
    return `有 ${sizeInWords(file.size)}，每张最大 ${sizeInWords(PHOTO_MOST_BYTES)}`;
  }
  const head = await file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .catch(() => null);
  if (head === null) return '读不出来，请重新选择';
  const kind = fileKind(new Uint8Array(head));
  return kind !== null && PICTURE_KINDS.includes(kind) ? '' : '不是 JPG、PNG 或 WebP 图片';
}

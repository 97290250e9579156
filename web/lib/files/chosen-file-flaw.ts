import { type FileKind, fileKind, HEAD_BYTES, kindsInWords } from '#contracts/rules/files/file-kinds.ts';
import { sizeInWords } from '#contracts/rules/files/storage.ts';

interface Wanted {
  readonly kinds: readonly FileKind[];
  readonly mostBytes: number;
}

/** Why a file that was chosen cannot be sent (不能上传的原因); empty where it can. */
export async function chosenFileFlaw(file: Blob, { kinds, mostBytes }: Wanted): Promise<string> {
  if (file.size > mostBytes) return `有 ${sizeInWords(file.size)}，最大 ${sizeInWords(mostBytes)}`;
  const head = await file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .catch(() => null);
  if (head === null) return '读不出来，请重新选择';
  const kind = fileKind(new Uint8Array(head));
  return kind !== null && kinds.includes(kind) ? '' : `不是 ${kindsInWords(kinds)}`;
}

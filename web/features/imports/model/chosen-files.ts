import { fileKind, HEAD_BYTES } from '#contracts/rules/files/file-kinds.ts';
import { IMPORTS_MAX } from '#contracts/rules/publications/import-fields.ts';
import { sortedByName } from '../conversion/sorted-by-name.ts';
import type { ImportJob } from './import-job.ts';
import type { NewFile } from './queued-import.ts';
import { nameOfFile, UNNAMED } from './work-name.ts';

/** The files of one import that this tab has: a PDF, or pictures. */
export interface ChosenFiles {
  readonly files: readonly File[];
  /** What they are known by (文件指纹); reckoned once. */
  hash(): Promise<string>;
}

type HashFile = (file: Blob) => Promise<string>;

/** Pictures are known by the hashes of all of them together, in the order that they have as pages. */
export function chosenFiles(files: readonly File[], hashFile: HashFile): ChosenFiles {
  let known: string | undefined;

  async function reckon(): Promise<string> {
    const hashes: string[] = [];
    for (const file of sortedByName(files)) hashes.push(await hashFile(file));
    const [only = ''] = hashes;
    return hashes.length === 1 ? only : hashFile(new Blob([hashes.join('')]));
  }

  return {
    files,
    async hash() {
      known ??= await reckon();
      return known;
    },
  };
}

/** What was chosen for one import. */
export interface Chosen {
  readonly kind: ImportJob['kind'];
  readonly files: readonly File[];
}

/** One import each of what was chosen together: every PDF by itself, all pictures as one work. */
export async function asImports(files: readonly File[]): Promise<readonly Chosen[]> {
  const arePictures = await Promise.all(files.map(isPicture));
  const pictures = files.filter((_, at) => arePictures[at]);
  const others = files.filter((_, at) => !arePictures[at]);
  return [
    ...others.map((file) => ({ kind: 'pdf' as const, files: [file] })),
    ...(pictures.length > 0 ? [{ kind: 'images' as const, files: pictures }] : []),
  ];
}

// What calls itself a picture and is none stays among the pictures, so that the member reads which one it is.
async function isPicture(file: File): Promise<boolean> {
  const head = await file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  const kind = fileKind(new Uint8Array(head));
  return kind === null ? file.type.startsWith('image/') : kind !== 'pdf';
}

/** What the queue knows of files before they are opened. */
export function newFile({ kind, files }: Chosen, { key, type }: Pick<ImportJob, 'key' | 'type'>): NewFile {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const [first, ...more] = files;
  const isOne = first !== undefined && more.length === 0;
  const name = isOne ? nameOfFile(first.name) : UNNAMED;
  return { key, type, kind, name, fileName: isOne ? first.name : `${files.length} 张图片`, bytes };
}

/** What there was no room for, as one entry of the list that only says so. */
export function leftOut(rest: readonly Chosen[], { key, type }: Pick<ImportJob, 'key' | 'type'>): NewFile {
  const files = rest.flatMap((one) => one.files);
  const what = rest.every(({ kind }) => kind === 'pdf') ? 'PDF' : '文件';
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return {
    key,
    type,
    kind: 'pdf',
    name: '没有加入的文件',
    fileName: `${grouped(files.length)} 个 ${what}`,
    bytes,
  };
}

export function tooManyWords(rest: readonly Chosen[]): string {
  const count = rest.reduce((sum, { files }) => sum + files.length, 0);
  return `同时最多导入 ${IMPORTS_MAX} 个文件，其余 ${grouped(count)} 个没有加入，请稍后再添加`;
}

function grouped(count: number): string {
  return count.toLocaleString('en-US');
}

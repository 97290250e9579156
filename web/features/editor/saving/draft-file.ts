import type { PageDocument } from '#contracts/rules/pages/document.ts';
import { readDocument } from '#contracts/rules/pages/read-document.ts';
import { parsedJson } from '#contracts/rules/parsed-json.ts';
import { saveFile } from '#web/lib/files/save-file.ts';

const ENDING = '.desk.json';
const MOST_MB = 64;
const NOT_OURS = `这不是存下来的作品，请选择「存为文件」得到的 ${ENDING} 文件`;

/** Hands the document out as a file (存为文件), where there is no other place to save it. */
export function exportDraft(name: string, document: PageDocument): void {
  saveFile(`${name}${ENDING}`, JSON.stringify(document), 'application/json');
}

export interface DraftOfFile {
  readonly name: string;
  readonly document: PageDocument;
}

type Read = ({ readonly kind: 'draft' } & DraftOfFile) | { readonly kind: 'problem'; readonly text: string };

/** Reads such a file (从文件打开); one that was changed by hand is told at what place it is wrong. */
export async function readDraftFile(file: File): Promise<Read> {
  if (file.size > MOST_MB * 2 ** 20) return { kind: 'problem', text: `文件超过 ${MOST_MB} MB，打不开` };
  const value = parsedJson(await file.text());
  if (typeof value !== 'object' || value === null || !('pages' in value)) {
    return { kind: 'problem', text: NOT_OURS };
  }
  const read = readDocument(value);
  if (read.kind === 'problems') return { kind: 'problem', text: `文件内容不完整。${read.problems[0] ?? ''}` };
  if (read.document.pages.length === 0) return { kind: 'problem', text: '文件里没有页面' };
  return { kind: 'draft', name: nameOf(file), document: read.document };
}

function nameOf({ name }: File): string {
  return name.replace(/(\.desk)?\.json$/i, '') || '未命名作品';
}

/** Lets a file be chosen; null where none is. */
export function pickDraftFile(): Promise<File | null> {
  const input = Object.assign(document.createElement('input'), { type: 'file', accept: `${ENDING},.json` });
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve(input.files?.[0] ?? null));
    input.addEventListener('cancel', () => resolve(null));
    input.click();
  });
}

import type { PageDocument } from '#contracts/rules/pages/document.ts';
import { readDocument } from '#contracts/rules/pages/read-document.ts';
import { saveFile } from '#web/lib/files/save-file.ts';

/** Hands the document out as a file (导出草稿), where there is no other place to save it. */
export function exportDraft(name: string, document: PageDocument): void {
  saveFile(`${name}.desk.json`, JSON.stringify(document), 'application/json');
}

/** A document out of a file that `exportDraft` made; the first sentence about what is wrong with any other. */
export async function importDraft(file: Blob): Promise<PageDocument | string> {
  const read = readDocument(parsed(await file.text()));
  return read.kind === 'document' ? read.document : (read.problems[0] ?? '');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

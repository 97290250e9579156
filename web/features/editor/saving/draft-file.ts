import type { PageDocument } from '#contracts/rules/pages/document.ts';
import { saveFile } from '#web/lib/files/save-file.ts';

/** Hands the document out as a file (导出草稿), where there is no other place to save it. */
export function exportDraft(name: string, document: PageDocument): void {
  saveFile(`${name}.desk.json`, JSON.stringify(document), 'application/json');
}

/**
 * 印刷文件 for the workshop, page by page with bleed and marks; the cover in one piece; pages on the sheets that are folded;
 * or as it is read on screens, with links.
 */
export const PRINT_FORMS = ['print', 'cover', 'sheets', 'read'] as const;
export type PrintForm = (typeof PRINT_FORMS)[number];

export const PRINT_FORM_NAMES: Readonly<Record<PrintForm, string>> = {
  print: '印刷文件',
  cover: '封面展开',
  sheets: '拼版文件',
  read: '阅读文件',
};

/** So many files of one member may be on their way at once. */
export const PRINTS_WAITING_MAX = 3;

export function printFormOf(text: string): PrintForm | null {
  return PRINT_FORMS.find((form) => form === text) ?? null;
}

import type { PrintForm } from '#contracts/rules/print/print-forms.ts';
import type { PrintSource } from '#db/queries/orders/print-files.ts';
import type { Context, PrintLook } from '#server/servlet/handler-types.ts';

/** A file that may be wanted (印刷文件), under the key by which its member's desk knows it. */
export interface WantedPrint {
  readonly key: string;
  readonly form: PrintForm;
  readonly source: PrintSource;
}

/** Puts a file into the line of those that are drawn. */
export function beginDrawing({ prints }: Context, { key, form, source }: WantedPrint): PrintLook {
  const { version, book, hash, sheets } = source;
  const { name: title, author, createdAt: at, sourceHash, pageNum: ownPages } = version;
  const content = { title, author, at, book, sheets, source: sourceHash, ownPages };
  return prints.begin({ key, hash, form, ...content });
}

/** The pages of the file: a cover is one, a folded sheet has two sides. */
function pagesOf({ book, sheets }: PrintSource, form: PrintForm): number {
  if (form === 'cover' && sheets.cover) return 1;
  return form === 'sheets' && sheets.folded ? sheets.folded.length * 2 : book.pageNum;
}

/** How far a file is, in the words of the contract. */
export function printView({ form, source }: WantedPrint, look: PrintLook | null, address: string) {
  const pageNum = pagesOf(source, form);
  const isReady = look?.state === 'ready';
  return {
    code: 0 as const,
    message: '成功',
    data: {
      form,
      state: look?.state ?? ('none' as const),
      ahead: look?.state === 'waiting' ? look.ahead : 0,
      page: isReady ? pageNum : look?.state === 'drawing' ? look.page : 0,
      pageNum,
      bytes: isReady ? look.bytes : 0,
      address: isReady ? address : '',
      why: look?.state === 'failed' ? look.why : look === null ? source.whyNone : '',
    },
  };
}

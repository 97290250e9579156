import type { FileFlaw } from '#contracts/rules/files/file-flaws.ts';
import type { OutlineEntry } from '#contracts/rules/pages/document.ts';
import type { ConvertedPage, PagedSource } from '../paged-source.ts';

/** What of a source can be sent to another thread. */
export type PdfFacts = Pick<PagedSource, 'kind' | 'pageNum' | 'title' | 'widthMm' | 'heightMm'>;

/** One worker has one PDF, so that ending it frees all that the PDF took. */
export type PdfCalls = {
  readonly open: { readonly input: Blob; readonly output: PdfFacts | FileFlaw };
  readonly outline: { readonly input: undefined; readonly output: readonly OutlineEntry[] };
  readonly page: { readonly input: number; readonly output: ConvertedPage };
};

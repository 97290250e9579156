/** Makes the pages of one PDF beside the page's own thread. */
import type { PagedSource } from '../paged-source.ts';
import { answerCalls } from './calls.ts';
import type { PdfCalls } from './pdf-calls.ts';

let source: PagedSource | undefined;

function opened(): PagedSource {
  if (!source) throw new Error('no PDF is open here');
  return source;
}

answerCalls<PdfCalls>(self, {
  async open(from) {
    const [{ pdfPages }, { workerSurface }] = await Promise.all([
      import('../pdf/pdf-pages.ts'),
      import('../pdf/worker-surface.ts'),
    ]);
    const pages = await pdfPages(from, workerSurface);
    if (pages.kind === 'flaw') return pages;
    source = pages;
    const { kind, pageNum, title, widthMm, heightMm } = pages;
    return { kind, pageNum, title, widthMm, heightMm };
  },
  outline: async () => opened().outline(),
  page: async (no) => opened().page(no),
});

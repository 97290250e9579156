import { type FileFlaw, NO_PDF } from '#contracts/rules/files/file-flaws.ts';
import { checkFile } from './check-file.ts';
import type { PagedSource } from './paged-source.ts';
import { callsTo } from './workers/calls.ts';
import type { PdfCalls } from './workers/pdf-calls.ts';

/** Opens a PDF to make pages of it (PDF 转页面). */
export async function openPdf(source: Blob): Promise<PagedSource | FileFlaw> {
  const known = await checkFile(source);
  if (known.kind === 'flaw') return known;
  if (known.kind !== 'pdf') return NO_PDF;
  return canWorkersDraw() ? openInWorker(source) : openOnPage(source);
}

/** Safari had the canvas some versions before it could draw letters and lines on it. */
function canWorkersDraw(): boolean {
  return typeof OffscreenCanvas !== 'undefined' && new OffscreenCanvas(1, 1).getContext('2d') !== null;
}

async function openInWorker(source: Blob): Promise<PagedSource | FileFlaw> {
  const worker = new Worker(new URL('./workers/pdf-worker.ts', import.meta.url), { type: 'module' });
  const { call, end } = callsTo<PdfCalls>(worker);
  try {
    const facts = await call('open', source);
    if (facts.kind === 'flaw') {
      end();
      return facts;
    }
    return {
      ...facts,
      outline: () => call('outline', undefined),
      page: (no) => call('page', no),
      close: end,
    };
  } catch (error) {
    end();
    throw error;
  }
}

async function openOnPage(source: Blob): Promise<PagedSource | FileFlaw> {
  const [{ pdfPages }, { pageSurface }] = await Promise.all([
    import('./pdf/pdf-pages.ts'),
    import('./pdf/page-surface.ts'),
  ]);
  return pdfPages(source, pageSurface);
}

import type { CallError } from '#web/lib/call/call-error.ts';
import { orCancelled } from '#web/lib/call/cancelled.ts';
import { orThrow } from '#web/lib/call/outcome.ts';
import type { ConvertedPage, PagedSource } from '../conversion/paged-source.ts';
import type { Run } from './import-run.ts';
import type { Import } from './imports.ts';
import { allPages, pagesInRanges } from './page-numbers.ts';
import { sendPages } from './send-pages.ts';

/** Uploads of one import at once; the PDF itself is one of them. */
const AT_ONCE = 2;

/** Sends what the server does not have (上传), the file beside its pages, and finishes the import. */
export async function sendAll(run: Run, source: PagedSource, work: Import): Promise<void> {
  const { tools, files, signal, tell } = run;
  const { opusID } = work;
  const file = work.kind === 'pdf' && work.hasSource === 'N' ? files?.files[0] : undefined;
  const failed: number[] = [];
  let atOnce = file === undefined ? AT_ONCE : AT_ONCE - 1;

  async function sendSource(): Promise<void> {
    if (file === undefined) return;
    const onShare = (share: number) => tell({ type: 'sent', share });
    await orThrow(orCancelled(tools.sendSource({ opusID, file, signal, onShare }), signal));
    atOnce = AT_ONCE;
    tell({ type: 'source-sent' });
  }

  async function convert(no: number): Promise<ConvertedPage | null> {
    try {
      return await orCancelled(source.page(no), signal);
    } catch (error) {
      if (signal.aborted) throw error;
      // A file that is read from the server comes no further without the network, and its pages are not to blame.
      if (files === undefined) await orThrow(orCancelled(tools.getImports(), signal));
      giveUp(no);
      return null;
    }
  }

  function giveUp(no: number): void {
    failed.push(no);
    tell({ type: 'page-failed', no });
  }

  async function send(no: number, page: ConvertedPage): Promise<void> {
    const outcome = await orCancelled(tools.sendPage({ opusID, no, page, signal }), signal);
    if (outcome.ok) tell({ type: 'page-sent', no, photoPath: outcome.value.photoPath });
    else if (isOfThisPage(outcome.error)) giveUp(no);
    else throw outcome.error;
  }

  const missing = allPages(pagesInRanges(work.missing), pagesInRanges(work.failed));
  await Promise.all([sendSource(), sendPages(missing, { convert, send, atOnce: () => atOnce })]);
  const finished = await orThrow(orCancelled(tools.finish({ opusID, failed }), signal));
  tell({ type: 'finished', work: finished });
}

/** What the server has against the picture or the words of one page is no reason against the others. */
function isOfThisPage({ kind, reason }: CallError): boolean {
  return kind === 'refused' && reason.startsWith('bad-');
}

import type { PageDocument } from '#contracts/rules/pages/document.ts';
import type { Finding, PrintFacts } from '#contracts/rules/print/preflight/finding.ts';
import { preflightSteps } from '#contracts/rules/print/preflight/preflight.ts';

export interface ToCheck {
  /** Counts the questions, so that an answer to an earlier one is known. */
  readonly no: number;
  readonly document: PageDocument;
  readonly facts: PrintFacts;
}

export interface Checked {
  readonly no: number;
  readonly findings: readonly Finding[];
}

export interface PreflightChecker {
  /** Answers what it found; a later question takes the place of one that waits. */
  check(document: PageDocument, facts: PrintFacts): void;
  stop(): void;
}

/** Checks a document that is being changed (编辑中的预检): in a worker, or page by page where there is none. */
export function createPreflightChecker(
  onChecked: (findings: readonly Finding[]) => void,
  makeWorker: () => Worker = startWorker,
): PreflightChecker {
  let worker: Worker | null = null;
  let hasWorker = true;
  let latest: ToCheck | null = null;
  let no = 0;

  function answered({ no: answeredNo, findings }: Checked): void {
    if (latest?.no !== answeredNo) return;
    latest = null;
    onChecked(findings);
  }

  /** A worker that cannot be loaded says so only later: what it was asked is done here. */
  function failed(): void {
    worker?.terminate();
    worker = null;
    hasWorker = false;
    if (latest) void checkHere(latest);
  }

  function working(): Worker | null {
    if (!hasWorker || worker) return worker;
    try {
      worker = makeWorker();
      worker.addEventListener('message', ({ data }: MessageEvent<Checked>) => answered(data));
      worker.addEventListener('error', failed);
    } catch {
      hasWorker = false;
    }
    return worker;
  }

  async function checkHere(asked: ToCheck): Promise<void> {
    const { document, facts } = asked;
    const steps = preflightSteps({ ...document, pageNum: document.pages.length }, facts);
    for (;;) {
      const step = steps.next();
      if (step.done) return answered({ no: asked.no, findings: step.value });
      // Typing and scrolling go on between two pages.
      await new Promise((resume) => setTimeout(resume, 0));
      if (latest !== asked) return;
    }
  }

  return {
    check(document, facts) {
      no += 1;
      latest = { no, document, facts };
      const worker = working();
      if (worker) worker.postMessage(latest);
      else void checkHere(latest);
    },
    stop() {
      latest = null;
      worker?.terminate();
      worker = null;
    },
  };
}

function startWorker(): Worker {
  return new Worker(new URL('./preflight-worker.ts', import.meta.url), { type: 'module' });
}

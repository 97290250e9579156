import type { ChosenFiles } from './chosen-files.ts';
import type { ImportTools } from './import-tools.ts';
import type { JobEvent } from './queue.ts';
import type { QueuedImport } from './queued-import.ts';
import type { TabLocks } from './tab-locks.ts';

/** One run of an import (导入): what it works on, with what, and whom it tells. */
export interface Run {
  readonly job: QueuedImport;
  /** Undefined where this tab has none. */
  readonly files: ChosenFiles | undefined;
  readonly tools: ImportTools;
  readonly locks: TabLocks;
  /** Ends the run: what is on its way is given up, and nothing more is told. */
  readonly signal: AbortSignal;
  readonly tell: (event: JobEvent) => void;
}

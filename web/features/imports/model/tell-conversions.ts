import { conversions } from '#web/lib/files/conversions.ts';
import type { ImportStage } from './import-job.ts';
import type { QueuedImport } from './queued-import.ts';

const RUNNING: readonly ImportStage[] = ['waiting', 'reading', 'running'];

/** Says behind every screen what is being converted here. */
export function tellConversions(jobs: readonly QueuedImport[]): void {
  const running = jobs.filter(({ stage }) => RUNNING.includes(stage));
  const pages = running.reduce((sum, { pageNum }) => sum + pageNum, 0);
  const pagesDone = running.reduce((sum, job) => sum + job.pagesDone, 0);
  const at = (...stages: ImportStage[]) => jobs.filter(({ stage }) => stages.includes(stage)).length;
  conversions.set({
    names: running.map(({ name, fileName }) => name || fileName),
    share: pages === 0 ? 0 : pagesDone / pages,
    done: at('done'),
    stuck: at('failed', 'refused', 'paused'),
    works: jobs.filter(({ stage }) => stage === 'done').map(({ opusID }) => opusID),
  });
}

import type { ImportJob } from '../../model/import-job.ts';

/** A PDF of 24 pages that is on its way to an e-book, as `changes` say. */
export function jobWith(changes: Partial<ImportJob>): ImportJob {
  return {
    ...{ key: 'file-1', stage: 'running', problem: '', name: '湖上手记', fileName: '湖上手记.pdf' },
    ...{ kind: 'pdf', type: 'ebook', bytes: 12_582_912, pageNum: 24, pagesDone: 6, failedPages: [] },
    ...{ sentShare: 0.459, opusID: '53010', code: 'kv3mhq8r2d', photoPath: '' },
    ...changes,
  };
}

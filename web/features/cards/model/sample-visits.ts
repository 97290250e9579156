import type { Visits } from './cards.ts';

const OPENS = [0, 2, 1, 0, 4, 3, 1, 0, 2, 6, 5, 2, 1, 0, 3, 4, 7, 3, 2, 1, 0, 5, 8, 6, 3, 2, 4, 9, 6, 4];

/** Sample visits (示例), for members without statistics. */
export const SAMPLE_VISITS: Visits = {
  ...{ opens: 94, scans: 41, saves: 18, exchanges: 7 },
  days: OPENS.map((opens, at) => ({ day: `2026-11-${String(at + 1).padStart(2, '0')}`, opens })),
  ...{ batches: [], list: [], total: 0, page: 1, pageSize: 10 },
};

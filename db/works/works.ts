import type { DemoWork } from './types.ts';
import works from './works.json' with { type: 'json' };

/** The demo works (示例作品库): invented titles, people and studios only. JSON knows no unions; the tests look at each work. */
export const SEEDED_WORKS = works as readonly object[] as readonly DemoWork[];

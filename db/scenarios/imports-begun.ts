import { bookCode } from '#contracts/rules/publications/book-code.ts';
import { seededRandom } from '#contracts/seeded-random.ts';
import { SEEDED_IMPORTS } from '../seeded/unfinished-imports.ts';
import { begunImport } from './begun-import.ts';
import type { Scenario } from './types.ts';

const HOUR_MS = 3_600_000;

export const importsBegun: Scenario = {
  name: 'imports-begun',
  title: 'PDF 转换：各账号的演示任务',
  description: 'The demo accounts have imports that wait for their file and imports of which pages failed.',
  defaults: {},
  run({ db, now, seed = 1 }) {
    const codes = seededRandom(seed + 3);
    for (const { hoursAgo, ...made } of SEEDED_IMPORTS) {
      begunImport(db, { ...made, code: bookCode(codes), now: now - hoursAgo * HOUR_MS });
    }
    return { imports: String(SEEDED_IMPORTS.length) };
  },
};

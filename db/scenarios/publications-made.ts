import { seededRandom } from '#contracts/seeded-random.ts';
import { publications } from '../schema/index.ts';
import { SEEDED_PUBLICATIONS } from '../seeded/publications.ts';
import { SEEDED_WORKS } from '../works/works.ts';
import type { Scenario } from './types.ts';

const HOUR_MS = 3_600_000;
const STATUSES = ['published', 'published', 'changed', 'draft'] as const;

export const publicationsMade: Scenario = {
  name: 'publications-made',
  description: 'The demo accounts own publications from the catalogue; existing ones are kept.',
  defaults: {},
  run({ db, now, seed = 1 }) {
    const random = seededRandom(seed + 1);
    const works = new Map(SEEDED_WORKS.map((work) => [work.artId, work]));
    const rows = SEEDED_PUBLICATIONS.flatMap(({ artId, ...own }) => {
      const work = works.get(artId);
      if (!work) return [];
      const { type, title, subtitle, author, widthMm, heightMm } = work;
      const status = STATUSES[Math.floor(random() * STATUSES.length)] ?? 'draft';
      const updatedAt = now - Math.floor(random() * 2000) * HOUR_MS;
      return [{ ...own, artId, type, name: title, subtitle, author, widthMm, heightMm, status, updatedAt }];
    });
    db.orm.insert(publications).values(rows).onConflictDoNothing().run();
    return { publications: String(rows.length) };
  },
};

import type { Database } from '../../client.ts';
import { publications } from '../../schema/index.ts';
import { SEEDED_WORKS } from '../../works/works.ts';

const SAMPLE = 'our-first-year';

/** The work that a new member finds (示例作品), to leaf through, to copy and to print. */
export function giveSample(
  db: Database,
  { ownerId, code, now }: { ownerId: number; code: string; now: number },
): void {
  const work = SEEDED_WORKS.find(({ artId }) => artId === SAMPLE);
  if (!work) throw new Error(`there is no work ${SAMPLE}`);
  const { artId, type, title, subtitle, author, widthMm, heightMm, pageNum } = work;
  const made = { artId, type, subtitle, author, widthMm, heightMm, pageNum };
  db.orm
    .insert(publications)
    .values({
      ...{ ...made, ownerId, code, name: `示例：${title}`, tags: ['示例'] },
      ...{ form: 'drawn', status: 'draft', createdAt: now, updatedAt: now },
    })
    .run();
}

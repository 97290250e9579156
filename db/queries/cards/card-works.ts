import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { CardContent } from '#contracts/rules/cards/card-content.ts';
import { coverAddress } from '#contracts/rules/publications/cover-address.ts';
import { isOpenToAll } from '#contracts/rules/publications/reading.ts';
import type { Database } from '../../client.ts';
import { publications, publicationVersions } from '../../schema/index.ts';

export interface CardWork {
  readonly id: string;
  readonly name: string;
  readonly photoPath: string;
  readonly code: string;
  /** Whether others may read it. */
  readonly isShown: boolean;
}

/** The works of a card (展示的作品) that its owner still has, in the order of the card. */
export function worksOnCard(
  db: Database,
  ownerId: number,
  { works }: Pick<CardContent, 'works'>,
): CardWork[] {
  if (works.ids.length === 0) return [];
  const own = and(eq(publications.ownerId, ownerId), isNull(publications.trashedAt));
  const { publicationId, seq } = publicationVersions;
  const published = and(eq(publicationId, publications.id), eq(seq, publications.publishedSeq));
  const found = db.orm
    .select({ work: publications, version: publicationVersions })
    .from(publications)
    .leftJoin(publicationVersions, published)
    .where(and(own, inArray(publications.id, works.ids.map(Number))))
    .all();
  return works.ids.flatMap((id) => {
    const { work, version } = found.find((one) => String(one.work.id) === id) ?? {};
    if (!work) return [];
    // Others see what was published, not what its owner makes of it at the moment.
    const { name, artId } = version ?? work;
    const { code, status, mode } = work;
    const isShown = isOpenToAll({ status, isTrashed: false, mode });
    return [{ id, name, code, isShown, photoPath: coverAddress(artId) }];
  });
}

import { findingsOf, workToCheck } from '#db/queries/publications/preflight.ts';
import { publicationOf } from '#db/queries/publications/publications.ts';
import type { Context } from '#server/servlet/handler-types.ts';

interface LineToPrint {
  readonly publicationId: number;
  readonly pageNum: number;
}

/** The file check of works that are about to be frozen, so that the transaction that freezes them need not wait for it. */
export async function checkFirst({ db, user }: Context, lines: readonly LineToPrint[]): Promise<void> {
  for (const { publicationId, pageNum } of lines) {
    const publication = publicationOf(db, user.id, publicationId);
    if (publication)
      await findingsOf(db, workToCheck(db, { ...publication, pageNum }, { memberId: user.id }));
  }
}

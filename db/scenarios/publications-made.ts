import { bookCode } from '#contracts/rules/publications/book-code.ts';
import { seededRandom } from '#contracts/seeded-random.ts';
import { publicationFolders, publications, publicationVersions } from '../schema/index.ts';
import { SEEDED_ASIDE, SEEDED_FOLDERS, SEEDED_TAGS } from '../seeded/publication-places.ts';
import { SEEDED_PUBLICATIONS } from '../seeded/publications.ts';
import { SEEDED_WORKS } from '../works/works.ts';
import type { Scenario } from './types.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const STATUSES = ['published', 'published', 'changed', 'draft'] as const;

type Inserted = typeof publications.$inferInsert;
type Row = Inserted & Required<Pick<Inserted, 'subtitle' | 'author'>>;

const worksByArt = new Map(SEEDED_WORKS.map((work) => [work.artId, work]));

export const publicationsMade: Scenario = {
  name: 'publications-made',
  title: '作品：各账号的演示作品',
  description: 'The demo accounts own publications from the catalogue; existing ones are kept.',
  defaults: {},
  run({ db, now, seed = 1 }) {
    const random = seededRandom(seed + 1);
    const codes = seededRandom(seed + 2);
    const rows = SEEDED_PUBLICATIONS.flatMap(({ artId, ...own }): Row[] => {
      const drawn = drawnFrom(artId);
      const status = STATUSES[Math.floor(random() * STATUSES.length)] ?? 'draft';
      const updatedAt = now - Math.floor(random() * 2000) * HOUR_MS;
      return drawn ? [{ ...drawn, ...own, status, updatedAt }] : [];
    });
    const aside = SEEDED_ASIDE.flatMap(({ artId, archivedDaysAgo, trashedDaysAgo, ...own }): Row[] => {
      const drawn = drawnFrom(artId);
      const daysAgo = (days: number | undefined) => (days === undefined ? null : now - days * DAY_MS);
      const archivedAt = daysAgo(archivedDaysAgo);
      const trashedAt = daysAgo(trashedDaysAgo);
      const updatedAt = (archivedAt ?? trashedAt ?? now) - DAY_MS;
      return drawn ? [{ ...drawn, ...own, status: 'draft', archivedAt, trashedAt, updatedAt }] : [];
    });
    db.orm
      .insert(publicationFolders)
      .values(SEEDED_FOLDERS.map(({ id, ownerId, name }) => ({ id, ownerId, name })))
      .onConflictDoNothing()
      .run();
    const all = [...rows, ...aside].map((row) => placed(row, bookCode(codes)));
    db.orm.insert(publications).values(all).onConflictDoNothing().run();
    db.orm.insert(publicationVersions).values(all.flatMap(versionOf)).onConflictDoNothing().run();
    return { publications: String(all.length) };
  },
};

function drawnFrom(artId: string) {
  const work = worksByArt.get(artId);
  if (!work) return null;
  const { type, title: name, subtitle, author, widthMm, heightMm, pageNum } = work;
  return { artId, form: 'drawn', type, name, subtitle, author, widthMm, heightMm, pageNum } as const;
}

function placed(row: Row, code: string): Row {
  const folder = SEEDED_FOLDERS.find(
    ({ ownerId, works }) => ownerId === row.ownerId && works.includes(row.artId) && !row.trashedAt,
  );
  return {
    ...row,
    code,
    folderId: folder?.id ?? null,
    tags: SEEDED_TAGS[row.artId] ?? [],
    createdAt: row.updatedAt - 5 * DAY_MS,
    publishedSeq: row.status === 'draft' ? null : 1,
  };
}

/** What others read of a work is frozen apart from it. */
function versionOf({
  id,
  ownerId,
  status,
  updatedAt,
  ...row
}: Row): (typeof publicationVersions.$inferInsert)[] {
  if (id === undefined || status === 'draft') return [];
  const { name, subtitle, author, artId, form, widthMm, heightMm, pageNum } = row;
  return [
    {
      ...{ publicationId: id, seq: 1, kind: 'published', authorId: ownerId, createdAt: updatedAt },
      ...{ name, subtitle, author, artId, form, widthMm, heightMm, pageNum },
    },
  ];
}

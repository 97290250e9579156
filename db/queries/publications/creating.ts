import { BLANK_COVER } from '#contracts/rules/publications/cover-address.ts';
import type { ImportType } from '#contracts/rules/publications/import-fields.ts';
import type { Database } from '../../client.ts';
import { publications } from '../../schema/index.ts';
import { SEEDED_WORKS } from '../../works/works.ts';
import { putPage } from './stored-pages.ts';

interface NewWork {
  readonly ownerId: number;
  readonly code: string;
  readonly now: number;
  readonly name: string;
  readonly type: ImportType;
}

/** An empty work (空白作品): white pages of that size. Answers its id. */
export function createEmptyWork(
  db: Database,
  { now, widthMm, heightMm, pageNum, ...work }: NewWork & Record<'widthMm' | 'heightMm' | 'pageNum', number>,
): number {
  return db.sqlite.transaction(() => {
    const made = db.orm
      .insert(publications)
      .values({
        ...{ ...work, widthMm, heightMm, pageNum },
        ...{ artId: BLANK_COVER, status: 'draft', createdAt: now, updatedAt: now },
      })
      .returning({ id: publications.id })
      .get();
    for (let no = 1; no <= pageNum; no += 1) {
      putPage(db, { publicationId: made.id, no, content: { ground: '#ffffff', elements: [] } });
    }
    return made.id;
  })();
}

/** Works of the house that a member can begin with (模板). */
export const TEMPLATES = [
  'our-first-year',
  'jiangnan-old-lanes',
  'island-honeymoon',
  'brand-handbook',
  'graduation-class-two',
  'spring-catalogue',
  'round-the-island-ride',
  'new-colleague-handbook',
].flatMap((artId) => SEEDED_WORKS.find((work) => work.artId === artId) ?? []);

/** A work made like a template (从模板新建); null where there is none of that name. */
export function createFromTemplate(
  db: Database,
  { now, template, ...work }: NewWork & { readonly template: string },
): number | null {
  const found = TEMPLATES.find(({ artId }) => artId === template);
  if (!found) return null;
  const { artId, subtitle, author, widthMm, heightMm, pageNum } = found;
  const made = db.orm
    .insert(publications)
    .values({
      ...{ ...work, artId, subtitle, author, widthMm, heightMm, pageNum },
      ...{ status: 'draft', createdAt: now, updatedAt: now },
    })
    .returning({ id: publications.id })
    .get();
  return made.id;
}

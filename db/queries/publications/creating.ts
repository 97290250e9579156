import type { OutlineEntry, PageDocument } from '#contracts/rules/pages/document.ts';
import { contentOf, type PageContent } from '#contracts/rules/pages/draft/leaf.ts';
import { BLANK_COVER } from '#contracts/rules/publications/cover-address.ts';
import type { MadeType } from '#contracts/rules/publications/import-fields.ts';
import type { Database } from '../../client.ts';
import { publications } from '../../schema/index.ts';
import { SEEDED_WORKS } from '../../works/works.ts';
import { setPageCover } from './covers.ts';
import { putPage, putShared } from './stored-pages.ts';

interface NewWork {
  readonly ownerId: number;
  readonly code: string;
  readonly now: number;
  readonly name: string;
  readonly type: MadeType;
}

/** A work of these pages (新作品), a draft. Answers its id. */
export function createWork(
  db: Database,
  {
    now,
    pages,
    ...work
  }: NewWork &
    Record<'widthMm' | 'heightMm', number> & {
      readonly pages: readonly PageContent[];
      readonly outline?: readonly OutlineEntry[];
    },
): number {
  return db.sqlite.transaction(() => {
    const made = db.orm
      .insert(publications)
      .values({
        ...work,
        ...{
          pageNum: pages.length,
          artId: BLANK_COVER,
          form: 'pages',
          status: 'draft',
          createdAt: now,
          updatedAt: now,
        },
      })
      .returning({ id: publications.id })
      .get();
    for (const [at, content] of pages.entries()) {
      putPage(db, { publicationId: made.id, no: at + 1, content });
    }
    return made.id;
  })();
}

interface NewLikeDocument extends NewWork {
  readonly subtitle: string;
  readonly author: string;
  readonly document: PageDocument;
}

/** A work of the pages of a document, with what they share. Answers its id. */
export function createWorkOf(db: Database, { document, ...work }: NewLikeDocument): number {
  const { widthMm, heightMm, outline, masters = [], calendar } = document;
  const pages = document.pages.map(contentOf);
  return db.sqlite.transaction(() => {
    const id = createWork(db, { ...work, widthMm, heightMm, outline, pages });
    putShared(db, id, { masters, ...(calendar ? { calendar } : {}) });
    setPageCover(db, id);
    return id;
  })();
}

/** White pages (空白作品). */
export function blankPages(pageNum: number): readonly PageContent[] {
  return Array.from({ length: pageNum }, () => ({ ground: '#ffffff', elements: [] }));
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
      ...{ form: 'drawn', status: 'draft', createdAt: now, updatedAt: now },
    })
    .returning({ id: publications.id })
    .get();
  return made.id;
}

import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { WHOLE } from '#contracts/rules/pages/document.ts';
import { withIds } from '#contracts/rules/pages/ids.ts';
import type { Database } from '../../client.ts';
import { memberFiles, publications } from '../../schema/index.ts';
import { createTestDatabase, TEST_NOW } from '../../testing.ts';
import { addMemberFile } from '../files/member-files.ts';
import { findingsNow, workToCheck } from './preflight.ts';
import type { PublicationRow } from './publications.ts';
import { putPage } from './stored-pages.ts';

const SUPER = 10_003;
const PHOTO = 'a'.repeat(64);

let db: Database;
beforeEach(() => {
  db = createTestDatabase();
});

function work(artId: string): PublicationRow {
  const row = db.orm.select().from(publications).where(eq(publications.artId, artId)).get();
  if (!row) throw new Error(`no publication ${artId}`);
  return row;
}

const check = (row: PublicationRow) => workToCheck(db, row, { memberId: SUPER });
const found = (row: PublicationRow) => findingsNow(db, check(row)).map(({ rule, page }) => `${rule} ${page}`);

/** A work of stored pages, the first of which is a picture. */
function photoBook(): PublicationRow {
  const row = work('our-first-year');
  const changed = { form: 'pages', status: 'published', pageNum: 2, widthMm: 100, heightMm: 100 } as const;
  db.orm.update(publications).set(changed).where(eq(publications.id, row.id)).run();
  const box = { x: -3, y: -3, w: 106, h: 106 };
  const photo = { kind: 'image', ...box, source: `file:${PHOTO}`, crop: WHOLE, alt: '' } as const;
  for (const no of [1, 2]) {
    const elements = withIds(no === 1 ? [photo] : [{ ...photo, source: 'art:our-first-year' }]);
    putPage(db, { publicationId: row.id, no, content: { ground: '#ffffff', elements } });
  }
  return { ...row, ...changed };
}

function bring(ownerId: number, width: number | null): void {
  const picture = width === null ? null : { width, height: width, takenAt: null };
  addMemberFile(db, { ownerId, hash: PHOTO, kind: 'jpeg', bytes: 9, picture, now: TEST_NOW });
}

describe('the seeded works', () => {
  it('are sound, apart from the two that were saved with a fault', () => {
    const faulty = db.orm
      .select()
      .from(publications)
      .where(eq(publications.form, 'drawn'))
      .all()
      .flatMap((row) => {
        const findings = findingsNow(db, check({ ...row, status: 'published' }));
        return findings
          .filter(({ rule }) => rule !== 'checked-in-part')
          .map(({ level, rule, page }) => `${row.artId} ${level} ${rule} ${page}`);
      });
    expect([...new Set(faulty)].sort()).toEqual([
      'by-the-stove error outside-page 17',
      'singing-tree error picture-missing 14',
    ]);
  });

  it('are said to be checked in part where they are too long', () => {
    const row = work('century-of-the-school');
    expect(found({ ...row, status: 'published', pageNum: 600 })).toEqual(['checked-in-part 0']);
  });

  it('are told to be printed other than they are read', () => {
    expect(found({ ...work('flora'), status: 'changed' })).toEqual(['work-state 0']);
  });
});

describe('a work of stored pages', () => {
  it('is judged by the files that its member has today', () => {
    const row = photoBook();
    expect(found(row)).toEqual(['picture-missing 1']);
    bring(10_002, 4000);
    expect(findingsNow(db, check(row))[0]?.text).toContain('图片不在你的文件中');
    bring(SUPER, 500);
    expect(found(row)).toEqual(['picture-resolution 1']);
    db.orm.update(memberFiles).set({ width: 4000, height: 4000 }).run();
    expect(found(row)).toEqual([]);
  });

  it('has no resolution where its files were never measured', () => {
    const row = photoBook();
    bring(SUPER, null);
    expect(found(row)).toEqual([]);
  });

  it('is judged by what stands on it now', () => {
    const row = photoBook();
    bring(SUPER, 4000);
    expect(found(row)).toEqual([]);
    putPage(db, { publicationId: row.id, no: 1, content: { ground: '#ffffff', elements: [] } });
    expect(found(row)).toEqual(['cover-blank 1']);
  });
});

import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { mustBeDone } from '#contracts/rules/decision.ts';
import { WHOLE } from '#contracts/rules/pages/document.ts';
import { withIds } from '#contracts/rules/pages/ids.ts';
import type { SourceFacts } from '#contracts/rules/print/preflight/source-facts.ts';
import type { Database } from '../../client.ts';
import { publications, publicationVersions } from '../../schema/index.ts';
import { createTestDatabase, TEST_NOW } from '../../testing.ts';
import { addMemberFile, hasFile } from '../files/member-files.ts';
import { forgetUnusedFiles } from '../files/unused-files.ts';
import { copyPublication } from './changes.ts';
import { saveDraft } from './draft-saving.ts';
import { draftOf } from './drafts.ts';
import { freezeForPrint } from './freeze-for-print.ts';
import { areasChange, areasOf } from './hot-areas.ts';
import { addImportedPage, beginImport, finishImport, importOf } from './imports.ts';
import { findingsNow, workToCheck } from './preflight.ts';
import { dropWorks } from './purging.ts';
import { sourcePdf } from './source-pdf.ts';
import { DRAFT, putPage } from './stored-pages.ts';
import { versionOf } from './versions.ts';

const SUPER = 10_003;
const [FILE, PICTURE] = ['f'.repeat(64), 'a'.repeat(64)];
const SOUND: SourceFacts = { why: '', bareFonts: [], otherSizes: [], unbled: [], coarse: [] };
const BY = { authorId: SUPER, now: TEST_NOW };

let db: Database;
beforeEach(() => {
  db = createTestDatabase();
  for (const hash of [FILE, PICTURE]) {
    const picture = hash === PICTURE ? { width: 500, height: 500, takenAt: null } : null;
    addMemberFile(db, {
      ownerId: SUPER,
      hash,
      kind: picture ? 'jpeg' : 'pdf',
      bytes: 9,
      picture,
      now: TEST_NOW,
    });
  }
});

let works = 10;

/** An imported work of two pages. */
function imported(facts: SourceFacts | null = SOUND): number {
  works += 1;
  const file = { kind: 'pdf', fileName: 'a.pdf', fileHash: FILE, fileBytes: 9 } as const;
  const work = {
    ...file,
    code: `qing8shu${works}`,
    name: '湖上',
    type: 'ebook',
    widthMm: 148,
    heightMm: 210,
  } as const;
  const begun = { ownerId: SUPER, now: TEST_NOW, pageNum: 2, outline: [], ...work };
  const publicationId = mustBeDone(beginImport(db, begun));
  for (const no of [1, 2]) putPicture(publicationId, no);
  const found = importOf(db, SUPER, publicationId);
  if (found) mustBeDone(finishImport(db, found, { failed: [], facts, now: TEST_NOW }));
  return publicationId;
}

function putPicture(publicationId: number, no: number): void {
  const box = { x: 0, y: 0, w: 148, h: 210 };
  const picture = { kind: 'image', ...box, source: `file:${PICTURE}`, crop: WHOLE, alt: '' } as const;
  const content = { ground: '#ffffff', elements: withIds([picture]) };
  addImportedPage(db, { publicationId, no, content, pictureHash: PICTURE, now: TEST_NOW });
}

function work(id: number) {
  const row = db.orm.select().from(publications).where(eq(publications.id, id)).get();
  if (!row) throw new Error(`no work ${id}`);
  return row;
}

const stateOf = (id: number, memberId = SUPER) =>
  sourcePdf(db, memberId, { ...work(id), publicationId: id, seq: DRAFT })?.source.state ?? null;
const rulesOf = (id: number) =>
  findingsNow(db, workToCheck(db, work(id), { memberId: SUPER })).map(({ rule }) => rule);
const edit = (publicationId: number) =>
  putPage(db, { publicationId, no: 2, content: { ground: '#ffffff', elements: [] } });

describe('the PDF that a work came out of', () => {
  it('is printed itself as long as the pages are as they came', () => {
    const id = imported();
    expect([stateOf(id), rulesOf(id)]).toEqual(['printed', ['work-state']]);
    edit(id);
    expect(stateOf(id)).toBe('edited');
    expect(rulesOf(id)).toEqual(expect.arrayContaining(['source-edited', 'picture-resolution']));
    putPicture(id, 2);
    expect(stateOf(id)).toBe('printed');
    db.orm.update(publications).set({ widthMm: 140 }).where(eq(publications.id, id)).run();
    expect(stateOf(id)).toBe('edited');
  });

  it('is not where it cannot be, and the check says so beside what its pictures are', () => {
    const id = imported({ ...SOUND, why: 'encrypted' });
    expect(stateOf(id)).toBe('unusable');
    expect(rulesOf(id)).toEqual(expect.arrayContaining(['source-file', 'picture-resolution']));
    expect(stateOf(imported(null))).toBeNull();
    expect(stateOf(imported(), 10_002)).toBeNull();
  });

  it('is printed itself with hot areas on its pages too, which are not on paper', () => {
    const id = imported();
    const draft = mustBeDone(draftOf(db, SUPER, id));
    const target = { to: 'text', text: '说明' } as const;
    const areas = [{ id: '22222223', shape: 'rect', points: [9, 9, 20, 20], target, label: '' } as const];
    const [first] = areasOf(db, draft.pages);
    const change = areasChange(db, draft, [{ page: first?.page ?? '', areas }]);
    saveDraft(db, draft, change, { saveId: 'areas-0000', userId: SUPER, now: TEST_NOW });
    expect(areasOf(db, draft.pages)[0]?.areas).toEqual(areas);
    expect(stateOf(id)).toBe('printed');
    const seq = freezeForPrint(db, work(id), BY);
    expect(versionOf(db, id, seq)?.sourceHash).toBe(FILE);
    edit(id);
    expect(stateOf(id)).toBe('edited');
  });

  it('belongs to the version that an order prints, and stays for it', () => {
    const id = imported();
    const seq = freezeForPrint(db, work(id), BY);
    expect(versionOf(db, id, seq)?.sourceHash).toBe(FILE);
    edit(id);
    const later = freezeForPrint(db, work(id), BY);
    expect(versionOf(db, id, later)?.sourceHash).toBe('');
    const line = `UPDATE order_lines SET publication_id = ?, publication_seq = ?
      WHERE id = (SELECT min(order_lines.id) FROM order_lines JOIN orders ON orders.id = order_id WHERE user_id = ?)`;
    db.sqlite.prepare(line).run(id, seq, SUPER);
    dropWorks(db, [id]);
    forgetUnusedFiles(db);
    expect([hasFile(db, SUPER, FILE), hasFile(db, SUPER, PICTURE)]).toEqual([true, true]);
    expect(versionOf(db, id, seq)?.sourceHash).toBe(FILE);
    db.orm.delete(publicationVersions).run();
    forgetUnusedFiles(db);
    expect(hasFile(db, SUPER, FILE)).toBe(false);
  });

  it('is that of a copy as well', () => {
    const id = imported();
    edit(id);
    const copy = mustBeDone(copyPublication(db, { userId: SUPER, id, code: 'copy8shu2k', now: TEST_NOW }));
    expect(stateOf(copy)).toBe('edited');
    putPicture(copy, 2);
    expect(stateOf(copy)).toBe('printed');
  });
});

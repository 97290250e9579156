import { createHash } from 'node:crypto';
import { setImmediate as othersFirst } from 'node:timers/promises';
import type { Page } from '#contracts/rules/pages/document.ts';
import { DOCUMENT_LIMITS } from '#contracts/rules/pages/limits.ts';
import type { PrintFacts } from '#contracts/rules/print/preflight/finding.ts';
import { type NumberedFinding, numbered } from '#contracts/rules/print/preflight/numbered.ts';
import { preflightSteps } from '#contracts/rules/print/preflight/preflight.ts';
import type { Database } from '../../client.ts';
import { preparedOnce } from '../../prepared.ts';
import { isImported } from './imports.ts';
import { pictureFiles } from './picture-files.ts';
import type { PublicationRow } from './publications.ts';
import { bookOf } from './reading.ts';
import { sourcePdf } from './source-pdf.ts';
import { DRAFT, type StoredWork } from './stored-pages.ts';

/** A draft or a version of a work, and whose files it shows. */
export interface WorkToCheck extends StoredWork, Pick<PrintFacts, 'status' | 'isForPrinting'> {
  readonly name: string;
  readonly artId: string;
  readonly form: 'drawn' | 'pages';
  readonly memberId: number;
}

/** The draft of a member's work, or a version that was frozen of it just now. */
export function workToCheck(
  db: Database,
  publication: PublicationRow,
  { memberId, seq = DRAFT }: { readonly memberId: number; readonly seq?: number },
): WorkToCheck {
  const { id: publicationId, type } = publication;
  // A file that became an e-book is for others to read, any other was brought to be printed (上传印刷文件).
  const isForPrinting = type !== 'ebook' && isImported(db, publicationId);
  return { ...publication, publicationId, seq, memberId, isForPrinting };
}

export type Findings = readonly NumberedFinding[];

interface Kept {
  readonly sources: readonly string[];
  /** The files as they were then. */
  readonly files: string;
  readonly findings: Findings;
}

/** By what was checked, whatever world it is in: the same content always has the same findings. */
const kept = new Map<string, Kept>();
const MOST_KEPT = 300;

/** Checks a work for printing (预检), at once. */
export function findingsNow(db: Database, work: WorkToCheck): Findings {
  const key = keyOf(db, work);
  const known = knownFindings(db, work, key);
  if (known) return known;
  const steps = checking(db, work);
  for (;;) {
    const step = steps.next();
    if (step.done) return keep(key, step.value);
  }
}

/** The same, and others go on after each page. */
export async function findingsOf(db: Database, work: WorkToCheck): Promise<Findings> {
  const key = keyOf(db, work);
  const known = knownFindings(db, work, key);
  if (known) return known;
  const steps = checking(db, work);
  for (;;) {
    const step = steps.next();
    if (step.done) return keep(key, step.value);
    await othersFirst();
  }
}

const contentOf = preparedOnce((db) =>
  db.sqlite
    .prepare<[number, number], string>(
      `SELECT group_concat(no || page_id || content_hash) FROM
       (SELECT no, page_id, content_hash FROM publication_pages WHERE publication_id = ? AND seq = ? ORDER BY no)`,
    )
    .pluck(),
);

function keyOf(db: Database, work: WorkToCheck): string {
  const { form, artId, name, memberId, publicationId, seq, widthMm, heightMm, pageNum, status } = work;
  const { isForPrinting = false } = work;
  const content = form === 'drawn' ? artId : contentOf(db).get(publicationId, seq);
  const all = [form, content, name, memberId, widthMm, heightMm, pageNum, status, isForPrinting];
  const source = sourcePdf(db, memberId, work);
  return createHash('sha256')
    .update(JSON.stringify([...all, source]))
    .digest('hex');
}

function knownFindings(db: Database, { memberId }: WorkToCheck, key: string): Findings | null {
  const known = kept.get(key);
  if (!known || known.files !== JSON.stringify(pictureFiles(db, memberId, known.sources))) return null;
  return known.findings;
}

function keep(key: string, made: Kept): Findings {
  kept.delete(key);
  const oldest = kept.size >= MOST_KEPT ? kept.keys().next().value : undefined;
  if (oldest !== undefined) kept.delete(oldest);
  kept.set(key, made);
  return made.findings;
}

function* checking(db: Database, work: WorkToCheck): Generator<undefined, Kept, undefined> {
  const { memberId, status, isForPrinting = false } = work;
  const book = bookOf(db, work);
  const pageNum = Math.min(book.pageNum, DOCUMENT_LIMITS.pages);
  const pages: Page[] = [];
  for (let no = 1; no <= pageNum; no += 1) {
    pages.push(book.page(no));
    yield;
  }
  const sources = [...new Set(pages.flatMap(sourcesOf))];
  const pictures = pictureFiles(db, memberId, sources);
  const source = sourcePdf(db, memberId, work)?.source;
  const facts = { pictures, isForPrinting, ...(source && { source }), ...(status && { status }) };
  const findings = yield* preflightSteps({ ...book, pages }, facts);
  const told = numbered(
    findings,
    pages.map(({ id }) => id),
  );
  return {
    sources,
    files: JSON.stringify(pictures),
    findings: pageNum < book.pageNum ? [...told, CHECKED_IN_PART] : told,
  };
}

const CHECKED_IN_PART: NumberedFinding = {
  rule: 'checked-in-part',
  level: 'info',
  page: 0,
  text: `作品超过 ${DOCUMENT_LIMITS.pages} 页，预检只看前 ${DOCUMENT_LIMITS.pages} 页`,
  why: '后面的页面请自己看一遍。',
};

function sourcesOf({ elements }: Page): string[] {
  return elements.flatMap((element) => (element.kind === 'image' ? element.source : []));
}

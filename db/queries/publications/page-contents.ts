import { createHash } from 'node:crypto';
import { DOCUMENT_VERSION, type PageDocument, type PageElement } from '#contracts/rules/pages/document.ts';
import { contentOf, type PageContent } from '#contracts/rules/pages/draft/leaf.ts';
import { pageOfVersion2 } from '#contracts/rules/pages/migrations.ts';
import type { Database } from '../../client.ts';
import { preparedOnce } from '../../prepared.ts';
import { pageContents, pageFiles } from '../../schema/index.ts';

/** What stands on a stored page; the oldest pages do not tell their version, which is 1. */
export function readContent(text: string): PageContent {
  const stored = JSON.parse(text) as PageContent & { readonly version?: number };
  return contentOf(stored.version ? stored : (pageOfVersion2(stored, 0) as PageContent));
}

interface Text {
  readonly hash: string;
  readonly text: string;
}

/** A page as it is stored, under the hash of its text. */
export function textOf(content: PageContent): Text {
  return hashed({ version: DOCUMENT_VERSION, ...contentOf(content) });
}

function hashed(stored: object): Text {
  const text = JSON.stringify(stored);
  return { text, hash: createHash('sha256').update(text).digest('hex') };
}

/** Stores what stands on a page, once; answers its hash. */
export function keepContent(db: Database, content: PageContent): string {
  return keep(db, textOf(content), filesOfPage(content));
}

/** What belongs to all pages of a work: what they share (母版), and what a calendar is made of. */
export type Shared = Required<Pick<PageDocument, 'masters'>> & Pick<PageDocument, 'calendar'>;

/** Stores what belongs to all pages; answers its hash. */
export function keepShared(db: Database, { masters, calendar }: Shared): string {
  const text = hashed({ version: DOCUMENT_VERSION, masters, ...(calendar ? { calendar } : {}) });
  return keep(db, text, filesOf(masters.flatMap(({ elements }) => elements)));
}

export function readShared(text: string): Shared {
  const { masters, calendar } = JSON.parse(text) as Shared;
  return { masters, ...(calendar ? { calendar } : {}) };
}

function keep(db: Database, { hash, text }: Text, files: ReadonlySet<string>): string {
  db.orm.insert(pageContents).values({ hash, content: text }).onConflictDoNothing().run();
  for (const fileHash of files) {
    db.orm.insert(pageFiles).values({ contentHash: hash, fileHash }).onConflictDoNothing().run();
  }
  return hash;
}

/** The uploaded pictures among elements, by the hashes of their files. */
export function filesOf(elements: readonly PageElement[]): ReadonlySet<string> {
  return uploaded(elements.flatMap((element) => (element.kind === 'image' ? [element.source] : [])));
}

/** Those of a page, with what its hot areas open. */
export function filesOfPage({ elements, areas = [] }: PageContent): ReadonlySet<string> {
  const opened = areas.flatMap(({ target }) => (target.to === 'picture' ? [target.source] : []));
  return new Set([...filesOf(elements), ...uploaded(opened)]);
}

function uploaded(sources: readonly string[]): ReadonlySet<string> {
  return new Set(sources.filter((one) => one.startsWith('file:')).map((one) => one.slice('file:'.length)));
}

const forget = preparedOnce((db) =>
  db.sqlite.prepare<[string]>(
    `DELETE FROM page_contents WHERE hash IN (SELECT value FROM json_each(?))
       AND NOT EXISTS (SELECT 1 FROM publication_pages WHERE content_hash = page_contents.hash)
       AND NOT EXISTS (SELECT 1 FROM order_lines WHERE art_id LIKE 'card:%' AND instr(art_id, page_contents.hash) > 0)`,
  ),
);

/** Deletes those contents that no page shows any more, and no order of a card. */
export function forgetContents(db: Database, hashes: readonly string[]): void {
  if (hashes.length > 0) forget(db).run(JSON.stringify(hashes));
}

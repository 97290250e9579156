import type { PictureFile } from '#contracts/rules/print/preflight/finding.ts';
import type { Database } from '../../client.ts';
import { preparedOnce } from '../../prepared.ts';

interface FileRow {
  readonly isOwn: 0 | 1;
  readonly width: number | null;
  readonly height: number | null;
}

const FILE = 'file:';

const fileOf = preparedOnce((db) =>
  db.sqlite.prepare<[number, string], FileRow>(
    `SELECT owner_id = ? AS isOwn, width, height FROM member_files
     WHERE hash = ? ORDER BY isOwn DESC, width IS NULL LIMIT 1`,
  ),
);

/** What a member has of the files behind these pictures (图片文件). */
export function pictureFiles(
  db: Database,
  memberId: number,
  sources: Iterable<string>,
): Record<string, PictureFile> {
  return Object.fromEntries([...sources].map((source) => [source, pictureFile(db, memberId, source)]));
}

function pictureFile(db: Database, memberId: number, source: string): PictureFile {
  if (!source.startsWith(FILE)) return { state: 'drawn' };
  const row = fileOf(db).get(memberId, source.slice(FILE.length));
  if (!row) return { state: 'missing' };
  if (!row.isOwn) return { state: 'foreign' };
  const { width, height } = row;
  return width === null || height === null ? { state: 'drawn' } : { state: 'pixels', width, height };
}

import { BATCH_MAX } from '#contracts/rules/publications/publication-fields.ts';
import { parseDecimalId, parseWholeNumber } from '#contracts/rules/whole-number.ts';
import type { KnownPublication } from '#db/queries/publications/changes.ts';
import { fieldRefusal, refusal } from '#server/errors.ts';

/** The id of a work; what is no id names none. */
export function readOpusID(text: string): number {
  const id = parseDecimalId(text);
  if (id === null) throw refusal('publication-not-found');
  return id;
}

/** Works and the revisions of them that the caller knows. */
export function readKnownWorks(opusIDs: string, revisions: string): KnownPublication[] {
  const ids = opusIDs.split(',');
  const known = revisions.split(',');
  if (ids.length > BATCH_MAX) throw fieldRefusal('bad-opus-ids', `一次最多处理 ${BATCH_MAX} 个作品`);
  if (new Set(ids).size !== ids.length) throw fieldRefusal('bad-opus-ids', '同一个作品只能出现一次');
  return ids.map((text, place) => {
    const id = readOpusID(text);
    const revision = parseWholeNumber(known[place] ?? '');
    if (!revision) throw fieldRefusal('bad-revision', '作品版本不正确，请刷新后再试');
    return { id, revision };
  });
}

/** A folder; null where the caller means none. */
export function readFolder(text: string): number | null {
  if (text === '' || text === '0') return null;
  const id = parseDecimalId(text);
  if (id === null) throw refusal('folder-not-found');
  return id;
}

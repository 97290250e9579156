/** A recipe follows a project that goes on: what it edits has to be there, what it adds not yet. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { KINDS } from './index.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PLACES = KINDS.flatMap(({ name, places }) => places.map((place) => ({ name, ...place })));

it.each(PLACES)('the made-up $name fits $file', ({ file, edit }) => {
  const path = join(ROOT, file);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  expect(edit(before)).not.toBe(before);
});

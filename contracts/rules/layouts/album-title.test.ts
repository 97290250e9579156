import { expect, it } from 'vitest';
import { titleOfPhotos } from './album-title.ts';

const at = (...moments: readonly (string | null)[]) =>
  moments.map((moment) => ({ takenAt: moment === null ? null : Date.parse(moment) }));

it.each([
  ['one day', at('2026-05-01T02:00:00Z', '2026-05-01T10:00:00Z'), '2026年5月1日'],
  [
    'one day in China that is two elsewhere',
    at('2026-04-30T16:00:00Z', '2026-05-01T15:59:59Z'),
    '2026年5月1日',
  ],
  ['one month', at('2026-05-20T02:00:00Z', '2026-05-01T02:00:00Z'), '2026年5月'],
  ['months of one year', at('2026-07-02T02:00:00Z', null, '2026-05-01T02:00:00Z'), '2026年5月—7月'],
  ['several years', at('2025-12-31T15:59:59Z', '2025-12-31T16:00:00Z'), '2025—2026'],
  ['unknown days', at(null, null), ''],
  ['none', [], ''],
])('of %s', (_what, photos, title) => expect(titleOfPhotos(photos)).toBe(title));

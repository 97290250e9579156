import { beforeEach, expect, it } from 'vitest';
import { runScenario } from '#db/scenarios/index.ts';
import { TEST_NOW } from '#server/testing.ts';
import { appForEachTest, dataOf } from '../testing.ts';
import { asSuper, publishOne } from './testing.ts';

const OPERATION = 'OpusServiceMag.getReads';
const app = appForEachTest();
const run = (name: 'share-link' | 'link-read', params: Record<string, string>) =>
  runScenario(name, { db: app().world.db, now: TEST_NOW }, params);

beforeEach(() => publishOne(app()));

it(`${OPERATION} tells what became of each link, and of the work by day, device and region`, async () => {
  run('share-link', { slug: 'for-editor-li' });
  run('link-read', { slug: 'for-editor-lu', pages: '3', device: 'tablet' });
  const reads = dataOf(await asSuper(app(), OPERATION, { opusID: '50001' }));
  const none = { pages: 0, pagesRead: 0, seconds: 0, lastPage: 0, lastReadAt: '', places: [] };
  const { linkID } = run('link-read', { slug: 'for-editor-lu', pages: '3', device: 'tablet' });
  expect(reads).toMatchObject({
    ...{ hasStatistics: 'Y', opens: 1, pages: 3, seconds: 60, readers: 1, own: 0, bots: 0 },
    devices: [{ device: 'tablet', pages: 3 }],
    regions: [{ region: '浙江', pages: 3 }],
    links: [
      { opens: 0, ...none },
      {
        ...{ linkID, opens: 1, pages: 3, pagesRead: 3, seconds: 60, lastPage: 3 },
        lastReadAt: new Date(TEST_NOW).toISOString(),
        places: [{ device: 'tablet', region: '浙江' }],
      },
    ],
  });
  const days = reads.days as Record<string, unknown>[];
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toEqual({ day: '2026-11-21', opens: 1, pages: 3, readers: 1 });
  expect(days[0]).toEqual({ day: '2026-10-23', opens: 0, pages: 0, readers: 0 });
});

it('tells a membership without statistics of openings alone', async () => {
  const one = { publicationID: '52001', slug: 'for-editor-lu', pages: '3' };
  run('link-read', one);
  const token = await app().tokenOf('demo');
  const reads = dataOf(await app().call(OPERATION, { opusID: '52001' }, { token }));
  expect(reads).toMatchObject({ hasStatistics: 'N', opens: 1, pages: 0, seconds: 0, readers: 0 });
  expect(reads).toMatchObject({ devices: [], regions: [], links: [{ opens: 1, pagesRead: 0, places: [] }] });
  expect((reads.days as unknown[]).at(-1)).toMatchObject({ opens: 1, pages: 0, readers: 0 });
});

it('does not know the works of others', async () => {
  const refused = await asSuper(app(), OPERATION, { opusID: '52001' });
  expect(refused.json).toMatchObject({ code: 404, reason: 'publication-not-found' });
});

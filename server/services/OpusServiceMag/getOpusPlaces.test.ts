import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { asSuper } from './testing.ts';

const app = appForEachTest();

describe('OpusServiceMag.getOpusPlaces', () => {
  it('counts works in folders, by tag and aside', async () => {
    const places = dataOf(await asSuper(app(), 'OpusServiceMag.getOpusPlaces'));
    expect(places).toMatchObject({ works: 50, archived: 2, trashed: 2 });
    expect(places.folders).toContainEqual({ ID: '3', name: '行走', works: 2 });
    expect(places.tags).toContainEqual({ name: '旅行', works: 2 });
  });

  it('has nothing for who has nothing', async () => {
    const token = await app().tokenOf('fresh');
    const places = dataOf(await app().call('OpusServiceMag.getOpusPlaces', {}, { token }));
    expect(places).toEqual({ folders: [], tags: [], works: 0, archived: 0, trashed: 0 });
  });
});

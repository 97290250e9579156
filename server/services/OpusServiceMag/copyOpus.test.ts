import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { asSuper, expectRefused } from './testing.ts';

const OPERATION = 'OpusServiceMag.copyOpus';
const app = appForEachTest();

describe(OPERATION, () => {
  it('makes a draft with a link of its own', async () => {
    const copy = dataOf(await asSuper(app(), OPERATION, { opusID: '50001' }));
    const original = dataOf(await asSuper(app(), 'OpusServiceMag.getOpus', { opusID: '50001' }));
    expect(copy).toMatchObject({
      name: '西湖四季（副本）',
      status: 'draft',
      revision: 1,
      cartLines: 0,
      orders: 0,
    });
    expect(copy.code).not.toBe(original.code);
    expect(copy.pageNum).toBe(original.pageNum);
  });

  it('leaves places where photos were, for another album like it', async () => {
    const input = { name: '夏天', type: 'album', template: 'album-seaside' };
    const { ID } = dataOf(await asSuper(app(), 'OpusServiceMag.createOpus', input)) as { ID: string };
    const draft = dataOf(await asSuper(app(), 'OpusServiceMag.getDraft', { opusID: ID, contents: 'Y' }));
    const [leaf] = (draft.contents as { id: string; content: { elements: { kind: string }[] } }[]).slice(3);
    const again = dataOf(await asSuper(app(), OPERATION, { opusID: ID, keepsPhotos: 'N' }));
    const copy = dataOf(
      await asSuper(app(), 'OpusServiceMag.getDraft', { opusID: again.ID as string, contents: 'Y' }),
    );
    expect(leaf?.content.elements.length).toBeGreaterThan(0);
    expect(copy).toMatchObject({ leaves: draft.leaves, masters: draft.masters });
  });

  it('copies nothing from the trash', () =>
    expectRefused(app(), OPERATION, { opusID: '50103' }, 'publication-state'));
});

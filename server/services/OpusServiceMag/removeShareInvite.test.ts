import { expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { asSuper, expectRefused } from './testing.ts';

const OPERATION = 'OpusServiceMag.removeShareInvite';
const app = appForEachTest();

it(`${OPERATION} takes one reader off the list`, async () => {
  const work = { opusID: '50001' };
  await asSuper(app(), 'OpusServiceMag.addShareInvites', { ...work, rows: '19000000001\n19000000002' });
  const gone = { ...work, address: '19000000001' };
  expect(dataOf(await asSuper(app(), OPERATION, gone)).invites).toMatchObject([{ address: '19000000002' }]);
  await expectRefused(app(), OPERATION, gone, 'share-invite-not-found');
});

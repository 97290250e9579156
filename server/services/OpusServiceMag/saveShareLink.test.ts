import { beforeEach, describe, expect, it } from 'vitest';
import { runScenario } from '#db/scenarios/index.ts';
import { TEST_NOW } from '#server/testing.ts';
import { appForEachTest, dataOf } from '../testing.ts';
import { asSuper, expectRefused, publishOne } from './testing.ts';

const OPERATION = 'OpusServiceMag.saveShareLink';
const NEW = { opusID: '50001', name: '陆编辑', hasPassword: 'N', isOn: 'Y' };
const app = appForEachTest();
beforeEach(() => publishOne(app()));

interface Link {
  readonly ID: string;
  readonly slug: string;
  readonly state: string;
  readonly hasPassword: string;
  readonly expiresOn: string;
  readonly maxReads: string;
}

async function saved(input: Record<string, string>): Promise<Link[]> {
  return dataOf(await asSuper(app(), OPERATION, { ...NEW, ...input })).links as Link[];
}

function made(state: string): { linkID: string; slug: string } {
  const { linkID = '', slug = '' } = runScenario(
    'share-link',
    { db: app().world.db, now: TEST_NOW },
    { state },
  );
  return { linkID, slug };
}

describe(OPERATION, () => {
  it('makes a link with an address of its own', async () => {
    const [link] = await saved({ expiresOn: '2031-01-01', maxReads: '20' });
    expect(link).toMatchObject({ state: 'open', hasPassword: 'N', expiresOn: '2031-01-01', maxReads: '20' });
    expect(link?.slug).toMatch(/^[2-9a-z]{10}$/);
  });

  it('changes a link, whose address and password stay where nothing is said of them', async () => {
    const { linkID, slug } = made('password');
    const [link] = await saved({ linkID, name: '陆嘉宁', hasPassword: 'Y' });
    expect(link).toMatchObject({ ID: linkID, name: '陆嘉宁', slug, hasPassword: 'Y' });
    expect((await saved({ linkID, hasPassword: 'N' }))[0]).toMatchObject({ hasPassword: 'N' });
  });

  it('lets one that has ended be switched off as it is', async () => {
    const [{ ID: linkID = '', expiresOn = '' } = {}] = await saved({ expiresOn: '2031-01-01' });
    app().world.clock.advance(Date.parse('2031-02-01T00:00:00.000Z') - TEST_NOW);
    expect((await saved({ linkID, expiresOn, isOn: 'N' }))[0]).toMatchObject({ state: 'off', expiresOn });
  });

  it('allows as many as the membership says, and tells which allows more', async () => {
    const token = await app().tokenOf('demo');
    const opusID = String(
      app().world.db.sqlite.prepare('SELECT id FROM publications WHERE owner_id = 10001').pluck().get(),
    );
    const call = () => app().call(OPERATION, { ...NEW, opusID }, { token });
    for (let count = 0; count < 3; count += 1) expect((await call()).json.code).toBe(0);
    expect((await call()).json).toMatchObject({
      reason: 'links-full',
      needVip: ['VIP', '超级会员', '企业高级版'],
    });
  });

  it.each<[Record<string, string>, string]>([
    [{ name: ' ' }, 'bad-link-name'],
    [{ slug: 'abc' }, 'bad-slug'],
    [{ slug: 'qing8shu2k' }, 'link-taken'],
    [{ hasPassword: 'Y' }, 'bad-read-password'],
    [{ hasPassword: 'Y', password: '1' }, 'bad-read-password'],
    [{ expiresOn: '2020-01-01' }, 'bad-link-end'],
    [{ maxReads: '0' }, 'bad-most-reads'],
    [{ linkID: '999' }, 'link-not-found'],
    [{ opusID: '51001' }, 'publication-not-found'],
  ])('refuses %j', (input, reason) => expectRefused(app(), OPERATION, { ...NEW, ...input }, reason));
});

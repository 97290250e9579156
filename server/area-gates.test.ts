import { describe, expect, it } from 'vitest';
import { OPERATIONS, type OperationId } from '#contracts/operations.ts';
import { type Area, levelsOf, PLANS, planOf } from '#contracts/rules/account/membership.ts';
import { runScenario, type ScenarioName } from '#db/scenarios/index.ts';
import { areaRefusal } from './services/demand-area.ts';
import { appForEachTest } from './services/testing.ts';

const app = appForEachTest();

/** Every level with its persona, and how long its membership lasts. */
const PERSONAS = [
  ['demo', ''],
  ['vip', 'VIP'],
  ['super', '超级会员'],
  ['enterprise', '企业高级版'],
] as const;
const PHASES: readonly (readonly [string, ScenarioName | null])[] = [
  ['lasting', null],
  ['in grace', 'membership-in-grace'],
  ['read-only', 'membership-read-only'],
];

/** Operations that open an area of their own accord, by what is asked of them, each with a request of it. */
const BY_INPUT: readonly (readonly [OperationId, Area, Readonly<Record<string, string>>])[] = [
  [
    'OpusServiceMag.createOpus',
    'e-books',
    { type: 'ebook', name: '新书', pageNum: '8', widthMm: '210', heightMm: '297' },
  ],
  [
    'OpusServiceMag.beginImport',
    'e-books',
    {
      type: 'ebook',
      kind: 'pdf',
      fileName: 'a.pdf',
      fileHash: 'a'.repeat(64),
      fileBytes: '1000',
      pageNum: '1',
      name: '新书',
      widthMm: '210',
      heightMm: '297',
    },
  ],
];
const BY_CONTRACT = OPERATIONS.flatMap(({ id, membership }) =>
  membership === null ? [] : [[id, membership, {}] as const],
);

describe.each([...BY_INPUT, ...BY_CONTRACT])('%s', (operation, area, input) => {
  const cells = PERSONAS.flatMap((persona) => PHASES.map((phase) => [...persona, ...phase] as const));
  it.each(cells)('is for %s (%s) %s what the plan says', async (account, level, phase, scenario) => {
    if (scenario && level !== '') {
      runScenario(scenario, { db: app().world.db, now: app().world.clock.now() }, { account });
    }
    const { json } = await app().call(operation, input, { token: await app().tokenOf(account) });
    const isNamed = planOf(level).areas.includes(area);
    const isWrite = OPERATIONS.find(({ id }) => id === operation)?.effect === 'write';
    if (isNamed && !(isWrite && phase === 'read-only')) expect(json.code).not.toBe(403);
    else {
      const reason = isNamed ? 'membership-lapsed' : 'no-permission';
      expect(json).toMatchObject({ code: 403, reason, needVip: levelsOf(area) });
    }
  });
});

it('counts a refusal of the server for the advice', () => {
  const { db, clock } = app().world;
  const user = db.sqlite.prepare('SELECT 10005 AS id, ? AS vipName, ? AS vipLastTime').get('', '');
  areaRefusal({ db, now: clock.now(), user: user as never }, 'statistics', { isWrite: false });
  expect(db.sqlite.prepare('SELECT area, times FROM locked_hits WHERE user_id = 10005').raw().all()).toEqual([
    ['statistics', 1],
  ]);
});

describe('how many works others can read', () => {
  it.each(PLANS.map(({ level, works }) => [level, works] as const))(
    'is for %j up to %i',
    async (level, works) => {
      const { db } = app().world;
      const [account] = PERSONAS.find(([, of]) => of === level) ?? PERSONAS[0];
      const token = await app().tokenOf(account);
      const owner = `(SELECT id FROM users WHERE account = '${account}')`;
      const columns = 'owner_id, type, name, art_id, form, width_mm, height_mm, page_num, updated_at, status';
      const work = `${owner}, 'album', '册', 'west-lake-four-seasons', 'drawn', 210, 297, 8, 0`;
      db.sqlite.exec(`UPDATE publications SET status = 'draft' WHERE owner_id = ${owner};
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${works})
      INSERT INTO publications (${columns}) SELECT ${work}, 'published' FROM n`);
      const [opusID, revision] = db.sqlite
        .prepare<[], [string, string]>(
          `SELECT CAST(min(id) AS TEXT), CAST(revision AS TEXT) FROM publications WHERE owner_id = ${owner} AND type <> 'ebook'`,
        )
        .raw()
        .get() ?? ['', ''];
      const publish = () => app().call('OpusServiceMag.publishOpus', { opusID, revision }, { token });
      expect((await publish()).json).toMatchObject({
        code: 403,
        reason: 'published-full',
        needVip: PLANS.filter((plan) => plan.works > works).map((plan) => plan.level),
      });
      db.sqlite.exec(`DELETE FROM publications WHERE id = (SELECT max(id) FROM publications)`);
      expect((await publish()).json).toMatchObject({ code: 0 });
    },
  );
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { AREAS, ENTERPRISE, PLANS, planOf, SUPER, VIP } from '../account/membership.ts';
import { SCREENS, type Screen } from '../screens/paths.ts';
import { adviceFor } from './advice.ts';
import { consequencesOf } from './offers.ts';
import { publishingWords } from './publishing.ts';
import { leftOutWords, limitsSold, soldAreas, soldIn, soldTo } from './sold.ts';

const TODAY = '2026-11-23';
const membership = { vipName: SUPER, vipLastTime: '2027-11-23' };
const idle = { published: 0, storageBytes: 0 };
const everythingLocked = Object.fromEntries(AREAS.map((area) => [area, 3]));

/** Every sentence beside a price. */
function sentences(): string[] {
  return [
    ...PLANS.flatMap((plan) => [
      ...soldTo(plan),
      ...limitsSold(plan).map(({ name }) => name),
      ...consequencesOf(plan.level, { membership, today: TODAY, queued: '' }, idle),
      adviceFor({ ...idle, level: plan.level, locked: everythingLocked, used: [] }).text,
    ]),
    ...soldAreas().flatMap(soldIn),
    ...publishingWords(),
    ...leftOutWords(),
  ];
}

// A part of an open screen may have a longer name that contains a closed one, such as 名片访问统计.
const OPEN = SCREENS.flatMap(({ state, title, part }) =>
  state === 'open' ? [title, part?.title ?? ''] : [],
);
function saysOf(title: string, sentence: string): boolean {
  const rest = OPEN.filter((open) => open.includes(title)).reduce(
    (left, open) => left.replaceAll(open, ''),
    sentence,
  );
  return rest.includes(title);
}

it.each(SCREENS.filter(({ state }) => state === 'closed').map(({ title }) => title))(
  'no plan, price or advice says a word of %s',
  (title) => {
    expect(sentences().filter((sentence) => saysOf(title, sentence))).toEqual([]);
  },
);

it('says what a dearer plan leaves out', () => {
  expect(leftOutWords()).toEqual(['「企业高级版」不含制作电子书，需要时请选「超级会员」']);
});

it('sells what is open', () => {
  expect(soldTo(planOf(VIP))).toEqual(['成员管理', '名片访问统计']);
  expect(soldTo(planOf(SUPER))).toEqual(['成员管理', '名片访问统计', '制作电子书']);
  expect(soldTo(planOf(ENTERPRISE))).toEqual(soldTo(planOf(VIP)));
  expect(soldIn('e-paper')).toEqual([]);
});

it('tells of published works, which every level can make in the editor', () => {
  const names = (level: string) => limitsSold(planOf(level)).map(({ name }) => name);
  expect(names('')).toEqual(['存储空间', '已发布作品', '每部作品的链接']);
  expect(names(SUPER)).toEqual(['存储空间', '已发布作品', '每部作品的链接']);
});

it('advises nobody to pay for what is not open', () => {
  expect(adviceFor({ ...idle, level: '', locked: { 'e-paper': 20 }, used: [] })).toEqual({
    level: '',
    text: '近 90 天没有用到未开通的功能；已发布 0 部作品 → 「普通会员」已够用，不必升级',
  });
});

describe('a screen that opens', () => {
  afterEach(() => {
    vi.doUnmock('../screens/paths.ts');
    vi.resetModules();
  });

  /** The rules of a product with these open screens. */
  async function withOpen(...names: readonly Screen['name'][]) {
    vi.resetModules();
    const { PATHS } = await vi.importActual<typeof import('../screens/paths.ts')>('../screens/paths.ts');
    const opened = names.map((name) => [name, { ...PATHS[name], state: 'open' }] as const);
    vi.doMock('../screens/paths.ts', () => ({
      PATHS: { ...PATHS, ...Object.fromEntries(opened) },
      SCREENS: SCREENS.map((screen) => (names.includes(screen.name) ? { ...screen, state: 'open' } : screen)),
    }));
    return {
      ...(await import('./sold.ts')),
      ...(await import('./publishing.ts')),
      ...(await import('./advice.ts')),
      ...(await import('./offers.ts')),
    };
  }

  it('is sold from then on, by itself', async () => {
    const rules = await withOpen('statisticMag', 'epaper');
    expect(rules.soldTo(planOf(SUPER))).toEqual(['成员管理', '名片访问统计', '统计', '制作电子书', '电子报']);
    expect(rules.adviceFor({ ...idle, level: '', locked: { 'e-paper': 2 }, used: [] })).toMatchObject({
      level: SUPER,
      text: expect.stringContaining('电子报 2'),
    });
    expect(rules.consequencesOf(VIP, { membership, today: TODAY, queued: '' }, idle)).toContain(
      '「电子报」不再开放，已有内容保留',
    );
  });

  it('brings its limits and rules along', async () => {
    const rules = await withOpen('opusListEdit', 'opusShareEdit');
    expect(rules.limitsSold(planOf('')).map(({ name, text }) => `${name} ${text}`)).toEqual([
      '存储空间 1 GB',
      '已发布作品 10 部',
      '每部作品的链接 3 个',
    ]);
    expect(rules.publishingWords()).toContain('在线编辑的作品，各级会员都可以发布');
  });
});

import { describe, expect, it } from 'vitest';
import { MOST_SPECIAL_DATES } from '#contracts/rules/calendar/special-dates.ts';
import { specialDatesOf } from '#db/queries/calendars/special-dates.ts';
import { appForEachTest, dataOf, factsOf } from '../testing.ts';
import { asSuper, expectRefused } from './testing.ts';

const OPERATION = 'OpusServiceMag.saveSpecialDate';
const app = appForEachTest();

const NEW = {
  ...{ dateID: '', name: '外婆', lunar: 'Y', month: '6', day: '30', year: '1938' },
  ...{ icon: 'flower', color: '#8a5a14' },
};
type Sent = typeof NEW;

const save = (change: Partial<Sent> = {}) => asSuper(app(), OPERATION, { ...NEW, ...change });
const kept = () => specialDatesOf(app().world.db, 10003);
const FIELDS = { name: '外婆', month: 6, day: 30, year: 1938, icon: 'flower', color: '#8a5a14' };

describe(OPERATION, () => {
  it('adds a date behind the others, and answers it', async () => {
    expect(dataOf(await save())).toEqual({ ID: '86005', ...FIELDS, lunar: 'Y' });
    expect(kept().at(-1)).toEqual({ id: 86005, userId: 10003, ...FIELDS, lunar: true });
    expect(kept()).toHaveLength(5);
  });

  it('changes an own date in its place', async () => {
    const changed = await save({ dateID: '86002', lunar: 'N' });
    expect(dataOf(changed)).toEqual({ ID: '86002', ...FIELDS, lunar: 'N' });
    expect(kept()).toHaveLength(4);
    expect(kept()[1]).toEqual({ id: 86002, userId: 10003, ...FIELDS, lunar: false });
  });

  it('tidies the name and the colour', async () => {
    const tidied = dataOf(await save({ name: ' 外\n婆 ', color: '#8A5A14' }));
    expect(tidied).toMatchObject({ name: '外 婆', color: '#8a5a14' });
  });

  it.each(['', '0'])('takes “%s” for a year that is not known', async (year) => {
    expect(dataOf(await save({ year })).year).toBe(0);
  });

  it('takes a date without dateID and year', async () => {
    const { dateID, year, ...fields } = NEW;
    expect(dataOf(await asSuper(app(), OPERATION, fields))).toMatchObject({ ID: '86005', year: 0 });
  });

  it.each<[Partial<Sent>, string, string]>([
    [{ name: ' ' }, 'bad-name', '请输入名称'],
    [{ name: '龙'.repeat(13) }, 'bad-name', '名称最多12个字符'],
    [{ lunar: 'y' }, 'bad-lunar', '请选择公历或农历'],
    [{ month: '13' }, 'bad-month', '月份须在1-12之间'],
    [{ month: 'x' }, 'bad-month', '月份须在1-12之间'],
    [{ day: '31' }, 'bad-day', '农历每月最多 30 天'],
    [{ lunar: 'N', month: '4', day: '31' }, 'bad-day', '4月最多 30 天'],
    [{ day: '1e1' }, 'bad-day', '农历每月最多 30 天'],
    [{ year: '1899' }, 'bad-year', '年份须在1900-2100之间'],
    [{ year: 'x' }, 'bad-year', '年份须在1900-2100之间'],
    [{ icon: 'toString' }, 'bad-icon', '没有这个图标'],
    [{ color: 'red' }, 'bad-color', '颜色应写作 #rrggbb'],
  ])('refuses %j and changes nothing', async (change, reason, message) => {
    const before = factsOf(app());
    const reply = await save({ ...change, dateID: '86001' });
    expect([reply.status, reply.json]).toMatchObject([200, { code: 1034, reason, message }]);
    expect(factsOf(app())).toBe(before);
  });

  it.each(['99999', '0', '086001', ' ', 'x'])('knows no date “%s”', (dateID) =>
    expectRefused(app(), OPERATION, { ...NEW, dateID }, 'special-date-not-found'),
  );

  it('does not know a date of another member', async () => {
    const before = factsOf(app());
    const token = await app().tokenOf('vip');
    const reply = await app().call(OPERATION, { ...NEW, dateID: '86001' }, { token });
    expect(reply.json).toMatchObject({ code: 404, message: '纪念日不存在' });
    expect(factsOf(app())).toBe(before);
  });

  it('keeps a hundred dates and no more, which can still be changed', async () => {
    for (let made = kept().length; made < MOST_SPECIAL_DATES; made += 1) await save();
    expect(kept()).toHaveLength(100);
    const before = factsOf(app());
    expect((await save()).json).toMatchObject({
      ...{ code: 1195, reason: 'dates-full', message: '最多保存 100 个纪念日，请先删除不用的' },
    });
    expect(factsOf(app())).toBe(before);
    expect((await save({ dateID: '86001' })).json.code).toBe(0);
    const token = await app().tokenOf('vip');
    expect((await app().call(OPERATION, NEW, { token })).json.code).toBe(0);
  });
});

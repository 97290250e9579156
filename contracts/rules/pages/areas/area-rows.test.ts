import { describe, expect, it } from 'vitest';
import type { HotArea } from '../document.ts';
import { idAt } from '../ids.ts';
import { csvOfAreas, readAreaRows, withRows } from './area-rows.ts';

const pageIds = [idAt(1), idAt(2), idAt(3)];
let made = 0;
const WORK = {
  ...{ widthMm: 100, heightMm: 200, pageIds },
  newId: () => {
    made += 1;
    return idAt(1000 + made);
  },
};
const known = { numberOf: (id: string) => pageIds.indexOf(id) + 1 || null };
const area = (more: Partial<HotArea>): HotArea => ({
  ...{ id: idAt(9), shape: 'rect', points: [10, 10.5, 40, 30], label: '' },
  target: { to: 'page', page: idAt(3) },
  ...more,
});
const HEAD = '页码,形状,坐标（毫米）,类型,目标,名称,样式,颜色\r\n';
const ROW = '2,矩形,10 10 40 30,跳页,3,去第三页,边框,';

describe('a spreadsheet of hot areas', () => {
  it('is read as it was written', () => {
    const areas = [
      area({ label: '一,"二"' }),
      area({ shape: 'polygon', points: [0, 0, 9, 0, 9, 9], look: 'tint', color: '#203864' }),
      area({ shape: 'point', points: [5, 5], target: { to: 'phone', phone: '+86 571' } }),
      area({ target: { to: 'text', text: '=一行\n二行' } }),
      area({ target: { to: 'mail', address: 'lu@example.com' } }),
    ];
    const csv = csvOfAreas(
      [
        { page: idAt(1), areas: [] },
        { page: idAt(2), areas },
      ],
      known,
    );
    const { list, refused } = readAreaRows(csv, WORK);
    expect(refused).toEqual([]);
    expect(list.map(({ page }) => page)).toEqual(areas.map(() => idAt(2)));
    const bare = ({ id: _id, ...rest }: HotArea) => rest;
    expect(list.map((row) => bare(row.area))).toEqual(areas.map(bare));
  });

  it('is never a formula', () => {
    const csv = csvOfAreas([{ page: idAt(1), areas: [area({ label: '=1+1' })] }], known);
    expect(csv).toContain(`,'=1+1,`);
  });

  it('reads tabs, and needs no heading', () => {
    expect(readAreaRows(ROW.replaceAll(',', '\t'), WORK).list).toHaveLength(1);
    expect(readAreaRows(`\uFEFF${HEAD}\r\n${ROW}\r\n\r\n`, WORK)).toMatchObject({ refused: [], list: [{}] });
  });

  it.each([
    [ROW.replace('2', '4'), '没有第 4 页'],
    [ROW.replace('2', '0'), '没有第 0 页'],
    [ROW.replace('矩形', '圆'), '形状应为矩形、多边形、圆点之一'],
    [ROW.replace('10 10', 'a b'), '坐标应为空格隔开的毫米数'],
    [ROW.replace('40 30', '140 30'), '热区要在页面以内'],
    [ROW.replace(' 40 30', ''), '矩形两个角'],
    [ROW.replace('跳页', '视频'), '类型应为'],
    [ROW.replace('跳页,3', '跳页,9'), '没有第 9 页'],
    [ROW.replace('跳页,3', '外链,javascript:alert(1)'), '网址'],
    [ROW.replace('跳页,3', '外链,data:text/html;x'), '网址'],
    [ROW.replace('去第三页', '字'.repeat(61)), '名称最多 60 个字'],
    [ROW.replace('边框', '发光'), '样式应为边框、底色之一'],
    [`${ROW}red`, '颜色'],
    [ROW.replace('去第三页', '去"第三页'), '引号没有成对'],
  ])('tells of %s that it is wrong: %s', (row, message) => {
    const { list, refused } = readAreaRows(`${HEAD}${ROW}\r\n${row}`, WORK);
    expect(list).toHaveLength(1);
    expect(refused).toMatchObject([{ row: 3 }]);
    expect(refused[0]?.message).toContain(message);
  });

  it('is taken beside what there is, or in its place, up to fifty on a page', () => {
    const rows = readAreaRows(`${ROW}\r\n${ROW}`, WORK);
    const fill = (count: number) => Array.from({ length: count }, (_, at) => area({ id: idAt(at + 1) }));
    const pages = [1, 49, 0].map((count, at) => ({ page: idAt(at + 1), areas: fill(count) }));
    const counts = (how: 'add' | 'replace') => {
      const after = withRows(pages, rows, how);
      return [...after.pages.map(({ areas }) => areas.length), after.left];
    };
    expect(counts('add')).toEqual([1, 50, 0, 1]);
    expect(counts('replace')).toEqual([0, 2, 0, 0]);
  });
});

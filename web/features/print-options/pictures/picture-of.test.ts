import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BINDINGS } from '#contracts/rules/account/bindings.ts';
import { pictureOf, picturesOf } from './picture-of.ts';

const drawing = (Name: string, Cnum = '') => pictureOf({ Name, Cnum });
const items = (...names: string[]) => names.map((Name, at) => ({ Name, Cnum: `X${at}` }));

/** Options that stand side by side in one step. */
const STEPS: readonly (readonly string[])[] = [
  BINDINGS.map(({ name }) => name),
  ['铜版纸', '特种纸', '牛皮纸', '珠光纸', '米黄道林纸', '黑卡纸', '米白布艺', '藏青布艺'],
  ['128克哑粉纸', '157克哑粉纸', '200克哑粉纸', '250克铜版纸', '200克铜版纸'],
  ['米白布艺', '藏青布艺', '米白麻布', '酒红绒布', '酒红布艺', '黑色皮面', '灰绢', '墨绿布艺'],
  ['亮膜', '哑膜', '不覆膜'],
  ['烫金', '烫银', '局部UV', '击凸', '直角', '圆角'],
];

describe('the picture of an option', () => {
  it.each(STEPS.map((names) => [names.join('、'), names] as const))('is its own among %s', (_what, names) => {
    const drawings = names.map((name) => JSON.stringify(drawing(name)));
    expect(new Set(drawings).size).toBe(names.length);
    expect(drawings).not.toContain('null');
  });

  it.each([
    ['锁线精装（圆脊）', '锁线精装'],
    ['无线胶装', '普通平装'],
    ['YO圈装', '铁圈装'],
    ['蝴蝶装', '对裱精装'],
    ['亚膜', '哑膜'],
    ['400克', '300克'],
  ])('of %s is that of %s', (name, same) => {
    expect(drawing(name)).toEqual(drawing(same));
  });

  it('is thicker the heavier a paper is, and the same for whatever has no room to differ', () => {
    expect(drawing('128克')).not.toEqual(drawing('157克'));
    expect(drawing('9999克')).toEqual(drawing('350克'));
  });

  it('is found by the code where the name says nothing', () => {
    expect(drawing('方案一', 'PUR-2')).toEqual(drawing('PUR平装'));
  });

  it.each(['', '左翻', 'constructor', '__proto__'])('is none for %j', (name) => {
    expect(drawing(name)).toBeNull();
  });

  it('is a blank sheet beside known ones, and none where nobody knows any', () => {
    const [known, blank] = picturesOf(items('亮膜', '方案二'));
    expect(known).toEqual(drawing('亮膜'));
    expect(blank).not.toBeNull();
    expect(picturesOf(items('左翻', '右翻'))).toEqual([null, null]);
  });

  it('has only colours of the theme', () => {
    const tokens = readFileSync(new URL('../../../app/theme/tokens.css', import.meta.url), 'utf8');
    const shapes = STEPS.flat().flatMap((name) => drawing(name) ?? []);
    const tones = new Set(shapes.flatMap(({ fill, stroke }) => [fill ?? [], stroke ?? []].flat()));
    for (const tone of tones) expect(tokens).toContain(`--${tone}:`);
  });
});

import { describe, expect, it } from 'vitest';
import { sampleLine } from '#contracts/rules/testing/sample-line.ts';
import { bookLook, viewsOf } from './book-look.ts';

type Chosen = NonNullable<Parameters<typeof sampleLine>[0]>['chosen'];

function look(chosen: Chosen = {}, EditorType = '3', pageNum = 40) {
  const offered = Object.fromEntries(Object.entries(chosen).map(([role, name]) => [role, [name]]));
  return bookLook(sampleLine({ pageNum, EditorType, chosen, offered }));
}

describe('how a book looks', () => {
  it.each([
    ['铜版纸', 'printed'],
    ['特种纸', 'textured'],
    ['米白布艺', 'cloth-natural'],
    ['藏青布艺', 'cloth-ink'],
    ['酒红布艺', 'cloth-red'],
    ['深灰布艺', 'cloth-grey'],
    ['从未听说的材质', 'printed'],
  ])('in %s is %s', (coverMaterial, cover) => {
    expect(look({ coverMaterial }).cover).toBe(cover);
  });

  it('follows the films of cover and pages', () => {
    const { coverSheen, paperSheen } = look({ coverLamination: '哑膜', innerLamination: '亮膜' });
    expect([coverSheen, paperSheen]).toEqual(['matt', 'gloss']);
    expect(look({ coverMaterial: '藏青布艺', coverLamination: '亮膜' }).coverSheen).toBe('plain');
  });

  it.each([
    ['250克铜版纸', 'bright'],
    ['157克哑粉纸', 'soft'],
    ['100克道林纸', 'natural'],
    ['120克牛皮纸', 'kraft'],
    ['157克', 'soft'],
  ])('has the tint of %s', (innerWeight, paper) => {
    expect(look({ innerWeight }).paper).toBe(paper);
  });

  it.each([
    ['对裱精装', { isHard: true, opensFlat: true, bound: 'spine' }],
    ['普通平装', { isHard: false, opensFlat: false, bound: 'spine' }],
    ['骑马钉', { isHard: false, opensFlat: true, bound: 'folded' }],
    ['铁圈装', { isHard: false, opensFlat: true, bound: 'rings' }],
  ])('is bound as %s', (binding, expected) => {
    expect(look({ binding })).toMatchObject({ shape: 'book', ...expected });
  });

  it('is a calendar or a leaf where the goods are', () => {
    expect(look({ binding: '铁圈装' }, '8').shape).toBe('calendar');
    expect(look({ binding: '' }, '10').shape).toBe('leaf');
  });
});

describe('the views of a book', () => {
  const words = (...args: Parameters<typeof look>) =>
    viewsOf(look(...args)).map(({ key, label, caption }) => [key, label, caption]);

  it('tell what the choice makes of cover, spine and pages', () => {
    const chosen = {
      coverMaterial: '铜版纸',
      binding: '对裱精装',
      innerWeight: '200克哑粉纸',
      innerLamination: '亮膜',
      coverLamination: '亮膜',
    };
    expect(words(chosen)).toEqual([
      ['front', '封面', '铜版纸封面，亮膜'],
      ['spine', '书脊', '书脊约 12.8 毫米'],
      ['open', '翻开', '200克哑粉纸，亮膜，跨页完全平摊'],
    ]);
  });

  it('say that a narrow spine bears no title, and why there is none', () => {
    const caption = (binding: string, pageNum: number) => words({ binding }, '3', pageNum)[1]?.[2];
    expect(caption('普通平装', 16)).toMatch(/^书脊约 \d\.\d 毫米，较窄，不印书名$/);
    expect(caption('骑马钉', 16)).toMatch(/^对折骑马钉，没有书脊，整册约 \d\.\d 毫米$/);
    expect(caption('铁圈装', 16)).toBe('铁圈穿订，没有书脊，可翻转 360 度');
  });

  it('are two for a leaf and a calendar', () => {
    expect(words({ binding: '', innerWeight: '250克铜版纸' }, '10', 2).map(([, label]) => label)).toEqual([
      '正面',
      '背面',
    ]);
    expect(words({ binding: '' }, '10', 1)).toHaveLength(1);
    expect(words({ binding: '铁圈装' }, '8', 7).map(([, label]) => label)).toEqual(['封面', '内页']);
  });
});

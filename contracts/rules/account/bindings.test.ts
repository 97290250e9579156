import { describe, expect, it } from 'vitest';
import { BINDINGS, bindingByName, bindingSlug, HARDCOVER_WARNING } from './bindings.ts';

describe('BINDINGS', () => {
  it('are the twelve, in order', () => {
    expect(BINDINGS.map((binding) => binding.name).join(' ')).toBe(
      '骑马钉 普通平装 锁线平装 PUR平装 全景平装 普通精装 锁线精装 PUR精装 豪华装 对裱精装 对裱平装 铁圈装',
    );
  });

  it('mark five as hardcover', () => {
    expect(BINDINGS.filter((binding) => binding.isHardcover).map((binding) => binding.name)).toEqual([
      '普通精装',
      '锁线精装',
      'PUR精装',
      '豪华装',
      '对裱精装',
    ]);
  });

  it('each have a description of their own', () => {
    expect(new Set(BINDINGS.map((binding) => binding.description)).size).toBe(12);
  });

  it.each([
    ['豪华装', '最多 40 页'],
    ['对裱精装', '最多 60 页'],
    ['对裱平装', '16 至 60 页'],
  ])('%s says %s', (name, limit) => {
    expect(bindingByName(name)?.description).toContain(limit);
  });
});

describe('bindingByName', () => {
  it.each(['', '精装', '普通精装 ', 'constructor'])('knows no %j', (name) => {
    expect(bindingByName(name)).toBeNull();
  });
});

describe('bindingSlug', () => {
  it('answers a name of its own for each of the twelve', () => {
    const slugs = BINDINGS.map((binding) => bindingSlug(binding.name));
    expect(new Set(slugs).size).toBe(12);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z-]+$/);
  });

  it.each([
    ['骑马钉', 'qima-ding'],
    ['PUR精装', 'pur-jing'],
    ['铁圈装', 'tiequan'],
  ])('of %s is %s', (name, slug) => {
    expect(bindingSlug(name)).toBe(slug);
  });

  it.each(['', '精装', '普通精装 ', 'constructor'])('has none for %j', (name) => {
    expect(bindingSlug(name)).toBeNull();
  });
});

describe('HARDCOVER_WARNING', () => {
  it('says what repeats where, and what to leave empty', () => {
    expect(HARDCOVER_WARNING).toMatch(/封面和封底.*内页的首页和末页重复.*封二、封三留空/);
  });
});

import { describe, expect, it } from 'vitest';
import { isPrinted, lossesOf } from './losses.ts';
import { actionName, actionsOf, movesOfAll } from './move-words.ts';
import { workWith } from './work.fixture.ts';
import type { Work } from './work.ts';

describe('what is offered', () => {
  it('is what can be done beside printing, and a link only where it leads somewhere', () => {
    const draft = workWith({ moves: ['rename', 'print', 'trash'] });
    expect(actionsOf(draft)).toEqual(['open', 'edit', 'areas', 'settings', 'rename', 'trash']);
    const published = workWith({ moves: ['rename', 'trash'], status: 'changed' });
    expect(actionsOf(published)).toEqual(['open', 'share', 'copyLink', 'settings', 'rename', 'trash']);
    expect(actionsOf(workWith({ moves: ['restore', 'purge'], status: 'published' }))).toEqual([
      ...['open', 'restore', 'purge'],
    ]);
  });

  it('publishes a draft on the way to its link, unless that is locked', () => {
    const draft = workWith({ moves: ['publish'] });
    expect(actionsOf(draft)).toEqual(['open', 'publish', 'copyLink', 'settings']);
    expect(actionName('copyLink', draft)).toBe('发布并复制链接');
    expect(actionName('publish', workWith({ status: 'changed' }))).toBe('发布修改');
    const publishLock = { message: '需要会员', needVip: ['超级会员'] } as Work['publishLock'];
    expect(actionsOf(workWith({ moves: ['publish'], publishLock }))).toEqual(['open', 'publish', 'settings']);
  });

  it('for several is what can be done with every one of them', () => {
    const works = [
      workWith({ moves: ['move', 'trash', 'publish'] }),
      workWith({ moves: ['trash', 'publish'] }),
    ];
    expect(movesOfAll(works)).toEqual(['trash']);
  });
});

describe('what is lost with works', () => {
  it('is counted over all of them', () => {
    const works = [workWith({ cartLines: 2, orders: 1 }), workWith({ cartLines: 1 })];
    expect(lossesOf(works, '彻底删除时')).toEqual([
      '购物车中有 3 件商品用到它，彻底删除时会一起消失。',
      '已有 1 个订单用到它，订单留有下单时的内容，照常印制和查看。',
    ]);
  });

  it('is nothing where nobody prints them', () => {
    expect(isPrinted([workWith({})])).toBe(false);
    expect(lossesOf([workWith({})], '')).toEqual([]);
  });
});

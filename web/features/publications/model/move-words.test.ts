import { describe, expect, it } from 'vitest';
import { isPrinted, lossesOf } from './losses.ts';
import { actionsOf, movesOfAll } from './move-words.ts';
import { workWith } from './work.fixture.ts';

describe('what is offered', () => {
  it('is what can be done beside printing, and a link only where it leads somewhere', () => {
    expect(actionsOf(['rename', 'print', 'trash'])).toEqual(['open', 'edit', 'copyLink', 'rename', 'trash']);
    expect(actionsOf(['restore', 'purge'])).not.toContain('copyLink');
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

import { describe, expect, it } from 'vitest';
import { send } from '#web/kit/ask/send.ts';
import { done } from '#web/lib/call/outcome.ts';
import { deskPact, member } from './desk-pact.ts';
import {
  anyNumberOf,
  decimalId,
  integer,
  json,
  like,
  picture,
  refusal,
  regex,
  reify,
  sentence,
  yesNo,
} from './replies.ts';

const exchange = deskPact('SearchServiceMag');
const SUPER = member('super');

const found = {
  orders: anyNumberOf({
    orderNo: regex('^[0-9]+$', '2026112100000001'),
    title: like('山城十二月'),
    receiver: like('沈知远'),
    state: like('producing'),
    stateText: sentence('生产中'),
    at: regex('^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$', '2026-11-21T02:01:00.000Z'),
  }),
  works: anyNumberOf({
    opusID: decimalId('50001'),
    name: like('山城十二月'),
    author: like('沈知远'),
    type: like('album'),
    typeName: sentence('画册'),
    pageNum: integer(64),
    photoPath: picture('/media/covers/hills.svg'),
  }),
  addresses: anyNumberOf({
    addrID: decimalId('80001'),
    name: like('沈知远'),
    mobile: like('19000000003'),
    text: sentence('浙江省杭州市西湖区文三路 1 号'),
  }),
  more: { orders: yesNo('N'), works: yesNo('N'), addresses: yesNo('N') },
};

describe('SearchServiceMag.search', () => {
  it('finds what the member has of each kind', () =>
    exchange(
      'SearchServiceMag.search',
      'a word that orders and addresses say',
      { as: SUPER, input: { keyword: '沈' }, reply: json({ code: 0, message: like('成功'), data: found }) },
      async (api) =>
        expect(await send('SearchServiceMag.search', { keyword: '沈' }, { api })).toEqual(done(reify(found))),
    ));

  it('finds nothing of a word that nothing says', () => {
    const nothing = {
      orders: [],
      works: [],
      addresses: [],
      more: { orders: 'N', works: 'N', addresses: 'N' },
    };
    return exchange(
      'SearchServiceMag.search',
      'a word that nothing says',
      {
        as: SUPER,
        input: { keyword: '绝无此词' },
        reply: json({ code: 0, message: like('成功'), data: nothing }),
      },
      async (api) =>
        expect(await send('SearchServiceMag.search', { keyword: '绝无此词' }, { api })).toEqual(
          done(nothing),
        ),
    );
  });

  it('refuses to look for nothing', () =>
    exchange(
      'SearchServiceMag.search',
      'no word',
      {
        as: SUPER,
        input: { keyword: ' ' },
        reply: refusal(1034, 'bad-keyword', '请输入1-50个字符的搜索内容'),
      },
      {
        ok: false,
        error: { reason: 'bad-keyword' },
      },
    ));

  exchange.loggedOut('SearchServiceMag.search', { keyword: '沈' });
});

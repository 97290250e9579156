import { describe, it } from 'vitest';
import { deskPact, member } from './desk-pact.ts';
import { refusal } from './replies.ts';

const exchange = deskPact('SearchServiceMag');
const SUPER = member('super');

describe('SearchServiceMag.search', () => {
  it('finds what the member has of each kind', () =>
    exchange('SearchServiceMag.search', 'a word that orders and addresses say', {
      as: SUPER,
      input: { keyword: '沈' },
    }));

  it('finds nothing of a word that nothing says', () =>
    exchange('SearchServiceMag.search', 'a word that nothing says', {
      as: SUPER,
      input: { keyword: '绝无此词' },
      data: { orders: [], works: [], addresses: [], more: { orders: 'N', works: 'N', addresses: 'N' } },
    }));

  it('refuses to look for nothing', () =>
    exchange('SearchServiceMag.search', 'no word', {
      as: SUPER,
      input: { keyword: ' ' },
      reply: refusal(1034, 'bad-keyword', '请输入1-50个字符的搜索内容'),
    }));

  exchange.loggedOut('SearchServiceMag.search', { keyword: '沈' });
});

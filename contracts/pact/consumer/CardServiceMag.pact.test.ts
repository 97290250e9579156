import { describe, it } from 'vitest';
import { newCardContent } from '#contracts/rules/cards/card-content.ts';
import { deskPact, given, member } from './desk-pact.ts';
import { MAY_BE_EMPTY } from './matched.ts';
import { day, eachLike, json, like, refusal, regex } from './replies.ts';

const exchange = deskPact('CardServiceMag');
const SUPER = member('super');
const DEMO = member('demo');
const made = given('cards-made');
const CARD = '6001';
/** Who may see what on a card that was just begun. */
const NEW = { works: { privacy: 'open' }, photo: 'open', wechatPicture: 'scan' };
const SCAN_PATH = regex('^/card/q/.+$', '/card/q/kd7m2xq9wa');
const notFound = refusal(404, 'card-not-found', '名片不存在');

describe('CardServiceMag.getCards', () => {
  it('answers the cards of the member', () =>
    exchange('CardServiceMag.getCards', 'the cards of a member', {
      as: DEMO,
      given: [made],
      input: {},
      data: {
        list: {
          state: 'published',
          scanPath: SCAN_PATH,
          content: { ...NEW, sections: MAY_BE_EMPTY },
          works: MAY_BE_EMPTY,
        },
      },
    }));

  exchange.loggedOut('CardServiceMag.getCards', {}, undefined, 'cards after the session ended');
});

describe('CardServiceMag.createCard', () => {
  it('begins a draft', () =>
    exchange('CardServiceMag.createCard', 'a new card', {
      as: SUPER,
      input: { idemKey: 'pact-card-1' },
      data: {
        state: 'draft',
        scanPath: SCAN_PATH,
        content: { ...NEW, mobiles: MAY_BE_EMPTY },
      },
    }));

  it('wants a key', () =>
    exchange('CardServiceMag.createCard', 'a new card with a bad key', {
      as: SUPER,
      input: { idemKey: '!' },
      reply: refusal(1070, 'bad-idem-key', '请求标识不正确'),
    }));
});

describe('CardServiceMag.saveCard', () => {
  const input = {
    ...{ cardID: CARD, revision: '1', slug: 'shen-zhiyuan', theme: 'pine' },
    ...{ content: JSON.stringify(newCardContent('沈知远')), without: '' },
  };

  it('keeps what was written', () =>
    exchange('CardServiceMag.saveCard', 'a card that was changed', {
      as: SUPER,
      given: [made],
      input,
      data: {
        state: 'published',
        theme: 'pine',
        scanPath: SCAN_PATH,
        content: { ...NEW, mobiles: MAY_BE_EMPTY },
      },
    }));

  const taken = { ...input, slug: 'lin-xiaozhou' };
  it('refuses the address of another card', () =>
    exchange('CardServiceMag.saveCard', 'a card with an address that is taken', {
      as: SUPER,
      given: [made],
      input: taken,
      reply: refusal(1161, 'slug-taken', '这个名片地址已有人使用，请换一个'),
    }));
});

describe('CardServiceMag.setCardState', () => {
  const stop = { cardID: CARD, state: 'stopped' };
  it('stops a card', () =>
    exchange('CardServiceMag.setCardState', 'a card that is stopped', {
      as: SUPER,
      given: [made],
      input: stop,
      data: {
        state: 'stopped',
        scanPath: SCAN_PATH,
        content: NEW,
      },
    }));

  const wrong = { cardID: CARD, state: 'draft' };
  it('makes no draft of a card that was shown', () =>
    exchange('CardServiceMag.setCardState', 'a card that shall be a draft again', {
      as: SUPER,
      given: [made],
      input: wrong,
      reply: refusal(1061, 'bad-choice', '名片状态不正确'),
    }));
});

describe('CardServiceMag.deleteCard', () => {
  it('deletes a card', () =>
    exchange('CardServiceMag.deleteCard', 'a card that is not wanted any more', {
      as: SUPER,
      given: [made],
      input: { cardID: CARD },
      data: { ID: CARD },
    }));

  it('does not know the cards of others', () =>
    exchange('CardServiceMag.deleteCard', 'deleting a card of another member', {
      as: DEMO,
      given: [made],
      input: { cardID: CARD },
      reply: notFound,
    }));
});

describe('CardServiceMag.getCardPictures', () => {
  it('draws codes and a poster', () =>
    exchange('CardServiceMag.getCardPictures', 'the drawings of a card', {
      as: SUPER,
      given: [made],
      input: { cardID: CARD },
      data: {
        address: regex('^https?://[^/]+/card/shen-zhiyuan$', 'https://desk.example/card/shen-zhiyuan'),
        contact: regex('^<svg .*$', '<svg xmlns="http://www.w3.org/2000/svg"></svg>'),
      },
    }));

  it('does not draw for others', () =>
    exchange('CardServiceMag.getCardPictures', 'the drawings of another member’s card', {
      as: DEMO,
      given: [made],
      input: { cardID: CARD },
      reply: notFound,
    }));
});

describe('CardServiceMag.printCard', () => {
  const wish = { cardID: CARD, idemKey: 'pact-print-1' };
  it('makes a work of the card', () =>
    exchange('CardServiceMag.printCard', 'a card that shall be printed', {
      as: SUPER,
      given: [made],
      input: wish,
    }));

  it('does not print the cards of others', () =>
    exchange('CardServiceMag.printCard', 'printing a card of another member', {
      as: DEMO,
      given: [made],
      input: wish,
      reply: notFound,
    }));
});

describe('CardServiceMag.getCardVisits', () => {
  const input = { cardID: CARD, page: '1', pageSize: '10' };
  it('tells who came', () =>
    exchange('CardServiceMag.getCardVisits', 'the visits of a card', {
      as: SUPER,
      given: [made],
      input,
      data: { days: { day: day('2026-11-21') }, page: 1, pageSize: 10 },
    }));

  it('needs a level that has statistics', () =>
    exchange('CardServiceMag.getCardVisits', 'visits for a member without statistics', {
      as: DEMO,
      given: [made],
      input: { ...input, cardID: '6101' },
      reply: json({
        ...{ code: 403, message: like('该功能需要VIP'), reason: 'no-permission' },
        needVip: eachLike(like('VIP')),
      }),
    }));
});

describe('CardServiceMag.exchangeCard', () => {
  const wish = { slug: 'shen-zhiyuan', token: '', cardID: '6101' };
  it('leaves a card with somebody', () =>
    exchange('CardServiceMag.exchangeCard', 'an exchange of cards', {
      as: DEMO,
      given: [made],
      input: wish,
    }));

  const nobody = { ...wish, slug: 'nobody' };
  it('needs somebody', () =>
    exchange('CardServiceMag.exchangeCard', 'an exchange with nobody', {
      as: DEMO,
      given: [made],
      input: nobody,
      reply: notFound,
    }));
});

describe('CardServiceMag.getCardContacts', () => {
  it('lists the cards of others', () =>
    exchange('CardServiceMag.getCardContacts', 'a card case', {
      as: SUPER,
      given: [made],
      input: { page: '1', pageSize: '10' },
      data: { list: { state: 'published' }, page: 1, pageSize: 10 },
    }));

  it('has no page 0', () =>
    exchange('CardServiceMag.getCardContacts', 'page 0 of a card case', {
      as: SUPER,
      input: { page: '0', pageSize: '10' },
      reply: refusal(400, 'bad-page', '页码不正确'),
    }));
});

import { describe, expect, it } from 'vitest';
import { newCardContent } from '#contracts/rules/cards/card-content.ts';
import { done } from '#web/lib/call/outcome.ts';
import { deskPact, given, member } from './desk-pact.ts';
import {
  anyNumberOf,
  decimalId,
  eachLike,
  integer,
  json,
  like,
  opusCode,
  refusal,
  regex,
} from './replies.ts';

const exchange = deskPact('CardServiceMag');
const SUPER = member('super');
const DEMO = member('demo');
const made = given('cards-made');
const CARD = '6001';

const moment = (example: string) => regex('^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$', example);
const drawing = () => regex('^<svg .*$', '<svg xmlns="http://www.w3.org/2000/svg"></svg>');
const success = (data: object) => json({ code: 0, message: like('成功'), data });

const refused = (reason: string) => ({
  ok: false,
  error: expect.objectContaining({ kind: 'refused', reason, message: expect.stringMatching(/./) }),
});
const notFound = refusal(404, 'card-not-found', '名片不存在');

function card(fields: object = {}) {
  const field = (text = '') => ({ text: like(text), privacy: regex('^(open|scan|hidden)$', 'open') });
  const labelled = (label: string, text: string) => ({ label: like(label), ...field(text) });
  return {
    ID: decimalId(CARD),
    slug: like('shen-zhiyuan'),
    state: 'published',
    theme: regex('^(ink|paper|pine|dusk|seal)$', 'ink'),
    revision: integer(1),
    updatedAt: moment('2026-11-21T02:01:00.000Z'),
    photoPath: like(''),
    wechatPath: like(''),
    scanPath: regex('^/card/q/.+$', '/card/q/kd7m2xq9wa'),
    works: anyNumberOf({
      ID: decimalId('50002'),
      name: like('窗边的灯'),
      photoPath: like('/media/art/lamp-by-the-window.svg'),
      code: opusCode('qing8shu2k'),
      isShown: regex('^[YN]$', 'Y'),
    }),
    content: {
      name: like('沈知远'),
      ...{ title: field('主编'), company: field(), motto: field(), address: field(), website: field() },
      wechat: field(),
      mobiles: anyNumberOf(labelled('手机', '190 0000 0003')),
      emails: anyNumberOf(labelled('邮箱', 'a@desk.example')),
      sections: anyNumberOf({ title: like('我能帮您'), ...field('策划') }),
      works: { ids: anyNumberOf(decimalId('50002')), privacy: 'open' },
      ...{ photo: 'open', wechatPicture: 'scan' },
    },
    ...fields,
  };
}

describe('CardServiceMag.getCards', () => {
  it('answers the cards of the member', () =>
    exchange(
      'CardServiceMag.getCards',
      'the cards of a member',
      {
        as: DEMO,
        given: [made],
        input: {},
        reply: success({ list: eachLike(card()), most: integer(10) }),
      },
      done({ list: [{ state: 'published' }] }),
    ));

  exchange.loggedOut('CardServiceMag.getCards', {}, undefined, 'cards after the session ended');
});

describe('CardServiceMag.createCard', () => {
  it('begins a draft', () =>
    exchange(
      'CardServiceMag.createCard',
      'a new card',
      { as: SUPER, input: { idemKey: 'pact-card-1' }, reply: success(card({ state: 'draft' })) },
      done({ state: 'draft' }),
    ));

  it('wants a key', () =>
    exchange(
      'CardServiceMag.createCard',
      'a new card with a bad key',
      { as: SUPER, input: { idemKey: '!' }, reply: refusal(1070, 'bad-idem-key', '请求标识不正确') },
      refused('bad-idem-key'),
    ));
});

describe('CardServiceMag.saveCard', () => {
  const input = {
    ...{ cardID: CARD, revision: '1', slug: 'shen-zhiyuan', theme: 'pine' },
    ...{ content: JSON.stringify(newCardContent('沈知远')), without: '' },
  };

  it('keeps what was written', () =>
    exchange(
      'CardServiceMag.saveCard',
      'a card that was changed',
      { as: SUPER, given: [made], input, reply: success(card({ theme: 'pine' })) },
      done({ theme: 'pine' }),
    ));

  const taken = { ...input, slug: 'lin-xiaozhou' };
  it('refuses the address of another card', () =>
    exchange(
      'CardServiceMag.saveCard',
      'a card with an address that is taken',
      {
        as: SUPER,
        given: [made],
        input: taken,
        reply: refusal(1161, 'slug-taken', '这个名片地址已有人使用，请换一个'),
      },
      refused('slug-taken'),
    ));
});

describe('CardServiceMag.setCardState', () => {
  const stop = { cardID: CARD, state: 'stopped' };
  it('stops a card', () =>
    exchange(
      'CardServiceMag.setCardState',
      'a card that is stopped',
      { as: SUPER, given: [made], input: stop, reply: success(card({ state: 'stopped' })) },
      done({ state: 'stopped' }),
    ));

  const wrong = { cardID: CARD, state: 'draft' };
  it('makes no draft of a card that was shown', () =>
    exchange(
      'CardServiceMag.setCardState',
      'a card that shall be a draft again',
      { as: SUPER, given: [made], input: wrong, reply: refusal(1061, 'bad-choice', '名片状态不正确') },
      refused('bad-choice'),
    ));
});

describe('CardServiceMag.deleteCard', () => {
  it('deletes a card', () =>
    exchange(
      'CardServiceMag.deleteCard',
      'a card that is not wanted any more',
      { as: SUPER, given: [made], input: { cardID: CARD }, reply: success({ ID: CARD }) },
      done({ ID: CARD }),
    ));

  it('does not know the cards of others', () =>
    exchange(
      'CardServiceMag.deleteCard',
      'deleting a card of another member',
      { as: DEMO, given: [made], input: { cardID: CARD }, reply: notFound },
      refused('card-not-found'),
    ));
});

describe('CardServiceMag.getCardPictures', () => {
  it('draws codes and a poster', () =>
    exchange(
      'CardServiceMag.getCardPictures',
      'the drawings of a card',
      {
        as: SUPER,
        given: [made],
        input: { cardID: CARD },
        reply: success({
          address: regex('^https?://[^/]+/card/shen-zhiyuan$', 'https://desk.example/card/shen-zhiyuan'),
          scanAddress: regex('^https?://[^/]+/card/q/.+$', 'https://desk.example/card/q/kd7m2xq9wa'),
          ...{ link: drawing(), contact: drawing(), poster: drawing() },
        }),
      },
      { ok: true },
    ));

  it('does not draw for others', () =>
    exchange(
      'CardServiceMag.getCardPictures',
      'the drawings of another member’s card',
      { as: DEMO, given: [made], input: { cardID: CARD }, reply: notFound },
      refused('card-not-found'),
    ));
});

describe('CardServiceMag.printCard', () => {
  const wish = { cardID: CARD, idemKey: 'pact-print-1' };
  it('makes a work of the card', () =>
    exchange(
      'CardServiceMag.printCard',
      'a card that shall be printed',
      {
        as: SUPER,
        given: [made],
        input: wish,
        reply: success({ opusID: decimalId('50101'), batch: integer(2) }),
      },
      { ok: true },
    ));

  it('does not print the cards of others', () =>
    exchange(
      'CardServiceMag.printCard',
      'printing a card of another member',
      { as: DEMO, given: [made], input: wish, reply: notFound },
      refused('card-not-found'),
    ));
});

describe('CardServiceMag.getCardVisits', () => {
  const input = { cardID: CARD, page: '1', pageSize: '10' };
  it('tells who came', () =>
    exchange(
      'CardServiceMag.getCardVisits',
      'the visits of a card',
      {
        as: SUPER,
        given: [made],
        input,
        reply: success({
          ...{ opens: integer(9), scans: integer(5), saves: integer(2), exchanges: integer(1) },
          days: eachLike({ day: regex('^[0-9]{4}-[0-9]{2}-[0-9]{2}$', '2026-11-21'), opens: integer(1) }),
          batches: eachLike({ batch: integer(1), scans: integer(3), at: moment('2026-11-01T02:01:00.000Z') }),
          list: eachLike({
            ...{ ID: decimalId('9'), who: like(''), source: regex('^(link|scan|print)$', 'print') },
            ...{ batch: integer(1), action: regex('^(open|save|exchange)$', 'open') },
            at: moment('2026-11-21T02:01:00.000Z'),
          }),
          ...{ total: integer(12), page: 1, pageSize: 10 },
        }),
      },
      { ok: true },
    ));

  it('needs a level that has statistics', () =>
    exchange(
      'CardServiceMag.getCardVisits',
      'visits for a member without statistics',
      {
        as: DEMO,
        given: [made],
        input: { ...input, cardID: '6101' },
        reply: json({
          ...{ code: 403, message: like('该功能需要VIP'), reason: 'no-permission' },
          needVip: eachLike(like('VIP')),
        }),
      },
      {
        ok: false,
        error: expect.objectContaining({ kind: 'forbidden' }),
      },
    ));
});

describe('CardServiceMag.exchangeCard', () => {
  const wish = { slug: 'shen-zhiyuan', token: '', cardID: '6101' };
  it('leaves a card with somebody', () =>
    exchange(
      'CardServiceMag.exchangeCard',
      'an exchange of cards',
      { as: DEMO, given: [made], input: wish, reply: success({ name: like('沈知远') }) },
      { ok: true },
    ));

  const nobody = { ...wish, slug: 'nobody' };
  it('needs somebody', () =>
    exchange(
      'CardServiceMag.exchangeCard',
      'an exchange with nobody',
      { as: DEMO, given: [made], input: nobody, reply: notFound },
      refused('card-not-found'),
    ));
});

describe('CardServiceMag.getCardContacts', () => {
  it('lists the cards of others', () =>
    exchange(
      'CardServiceMag.getCardContacts',
      'a card case',
      {
        as: SUPER,
        given: [made],
        input: { page: '1', pageSize: '10' },
        reply: success({
          list: eachLike({
            ...{
              ID: decimalId('1'),
              name: like('林晓舟'),
              title: like('自由编辑'),
              company: like('行间文化'),
            },
            ...{ mobile: like('190 0000 0001'), path: like('/card/q/kd7m2xq9wc'), state: 'published' },
            at: moment('2026-11-21T02:01:00.000Z'),
          }),
          ...{ total: integer(1), page: 1, pageSize: 10 },
        }),
      },
      { ok: true },
    ));

  it('has no page 0', () =>
    exchange(
      'CardServiceMag.getCardContacts',
      'page 0 of a card case',
      { as: SUPER, input: { page: '0', pageSize: '10' }, reply: refusal(400, 'bad-page', '页码不正确') },
      refused('bad-page'),
    ));
});

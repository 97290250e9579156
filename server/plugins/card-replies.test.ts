import { gzipSync } from 'node:zlib';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { CardContent, Privacy } from '#contracts/rules/cards/card-content.ts';
import { ask, cardOf, newKey, SHOWN, save } from '#server/services/CardServiceMag/testing.ts';
import { appForEachTest, dataOf } from '#server/services/testing.ts';
import { picture, send } from '#server/uploads/testing.ts';

const test = appForEachTest();
const PAGE = '/card/shen-zhiyuan';
const TOKEN = 'kd7m2xq9wa';

/** Every field with words that say who may see them; a number says it by its first figures. */
const words = (privacy: Privacy) =>
  ({ open: 'everybody', scan: 'whoscanned', hidden: 'nobodysees' })[privacy];
const figures = (privacy: Privacy) => ({ open: '5550', scan: '6660', hidden: '7770' })[privacy];
const LEVELS = ['open', 'scan', 'hidden'] as const;

function filled(single: Privacy): Partial<CardContent> {
  const field = (name: string) => ({ text: `${words(single)}${name}`, privacy: single });
  return {
    ...{ title: field('t'), company: field('c'), motto: field('m'), address: field('a'), wechat: field('w') },
    website: { text: `https://${words(single)}.example/`, privacy: single },
    mobiles: LEVELS.map((privacy) => ({ label: privacy, text: `${figures(privacy)} 1234`, privacy })),
    emails: LEVELS.map((privacy) => ({ label: 'x', text: `${words(privacy)}@desk.example`, privacy })),
    sections: LEVELS.map((privacy) => ({ title: `${words(privacy)}s`, text: `${words(privacy)}x`, privacy })),
    ...{ photo: single, wechatPicture: single },
  };
}

/** What a reply says in all its bytes, also where lines are folded or texts are escaped. */
async function said(url: string, headers: Record<string, string> = {}): Promise<string> {
  const reply = await test().app.inject({ url, headers });
  return JSON.stringify(reply.headers) + reply.body.replaceAll('\r\n ', '');
}

async function codeIn(svg: string): Promise<string> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize({ width: 900 })
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? '';
}

/** Every kind of reply, as somebody gets it who came by the address, or by the code. */
async function replies(level: 'open' | 'scan'): Promise<Record<string, string>> {
  const query = level === 'scan' ? `?k=${TOKEN}` : '';
  const token = level === 'scan' ? TOKEN : '';
  const cardID = (await cardOf(test(), '6101', 'demo')).ID;
  const exchanged = await ask(
    test(),
    'CardServiceMag.exchangeCard',
    { slug: 'shen-zhiyuan', token, cardID },
    'demo',
  );
  const contacts = await ask(test(), 'CardServiceMag.getCardContacts', {}, 'demo');
  return {
    page: await said(PAGE + query),
    'page for a chat': await said(PAGE + query, { 'user-agent': 'facebookexternalhit/1.1' }),
    'page of a member': await said(PAGE + query, { cookie: `deskSession=${await test().tokenOf('demo')}` }),
    contact: await said(`${PAGE}.vcf${query}`),
    photo: await said(`${PAGE}/photo${query}`),
    wechat: await said(`${PAGE}/wechat${query}`),
    exchange: exchanged.text,
    'card case': contacts.text,
  };
}

const SCANNED = /whoscanned|6660/;
const HIDDEN = /nobodysees|7770/;

describe('a private field of a card', () => {
  it.each(LEVELS)('is in no byte for whom it is not: %s', async (privacy) => {
    // Who met by the code before keeps that, so whoever comes by the address has to be new.
    test().world.db.sqlite.exec('DELETE FROM card_contacts');
    dataOf(await save(test(), { fields: filled(privacy) }));
    for (const [kind, text] of Object.entries(await replies('open'))) {
      expect(SCANNED.test(text) || HIDDEN.test(text), kind).toBe(false);
    }
    for (const [kind, text] of Object.entries(await replies('scan'))) {
      expect(HIDDEN.test(text), kind).toBe(false);
    }
    // What the owner hands on: the contact as a code and the poster are for everybody.
    const drawn = dataOf(await ask(test(), 'CardServiceMag.getCardPictures', { cardID: SHOWN }));
    const [contact, poster, link] = [drawn.contact, drawn.poster, drawn.link].map(String);
    const read = contact === '' ? '' : await codeIn(contact ?? '');
    for (const text of [read, poster, link]) expect(text).not.toMatch(SCANNED);
    for (const text of [read, poster, link]) expect(text).not.toMatch(HIDDEN);
    // A printed card is handed over like a code.
    const { opusID } = dataOf(
      await ask(test(), 'CardServiceMag.printCard', { cardID: SHOWN, idemKey: newKey() }),
    );
    const pages = test()
      .world.db.sqlite.prepare(
        'SELECT group_concat(content) FROM page_contents JOIN publication_pages ON hash = content_hash WHERE publication_id = ?',
      )
      .pluck()
      .get(opusID);
    expect(String(pages)).not.toMatch(HIDDEN);
  });

  it.each([
    ['unpublished', "UPDATE business_cards SET state = 'draft' WHERE id = 6001"],
    ['disabled', "UPDATE business_cards SET state = 'stopped' WHERE id = 6001"],
    ['removed', null],
  ])('is nowhere when the card is %s, and neither is a public one', async (_what, sql) => {
    const token = await test().tokenOf('super');
    for (const which of ['photo', 'wechat'])
      dataOf(await send(test(), `/media/cards/${SHOWN}/${which}`, await picture(), { token }));
    dataOf(await save(test(), { fields: filled('open') }));
    if (sql === null) dataOf(await ask(test(), 'CardServiceMag.deleteCard', { cardID: SHOWN }));
    else test().world.db.sqlite.exec(sql);
    for (const level of ['open', 'scan'] as const) {
      for (const [kind, text] of Object.entries(await replies(level))) {
        expect(/everybody|5550|whoscanned|6660|nobodysees|7770|PNG/.test(text), `${kind} ${level}`).toBe(
          false,
        );
        if (kind !== 'card case') expect(text, kind).not.toContain('沈知远');
      }
    }
    expect(await said(`/card/q/${TOKEN}`)).not.toMatch(/shen-zhiyuan|沈知远/);
  });
});

it('the page of a card is painted without a script, and there is none of it', async () => {
  dataOf(await save(test(), { fields: filled('open') }));
  const { body, headers } = await test().app.inject({ url: PAGE });
  const scripts = body.match(
    /<script|<link[^>]+(?:preload|stylesheet)|\son[a-z]+=|javascript:|<meta[^>]+refresh/gi,
  );
  expect(scripts).toBe(null);
  expect(headers.link).toBe(undefined);
  // All that there is, its styles too, against 40 kB for scripts alone.
  expect(gzipSync(body).length).toBeLessThan(10_000);
});

import { operationMeta } from '#contracts/operations.ts';
import type { Browser, Sent } from './browser.ts';

/** One thing that a visitor tries who wants to stop the others. */
export type HostileAct = (browser: Browser, round: number) => Promise<unknown>;

const JSON_BODY = { 'content-type': 'application/json' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const json = (value: unknown): Sent => ({ headers: JSON_BODY, body: JSON.stringify(value) });
const form = (values: Record<string, string>): Sent => ({
  headers: FORM,
  body: new URLSearchParams(values).toString(),
});

function call(browser: Browser, id: Parameters<typeof operationMeta>[0], values: Record<string, string>) {
  const { httpMethod, path } = operationMeta(id);
  return httpMethod === 'POST'
    ? browser.send('POST', path, form(values))
    : browser.send('GET', `${path}?${new URLSearchParams(values)}`);
}

const HEAVY_TEXTS = ['\\'.repeat(60_000), '['.repeat(60_000), '{"a":'.repeat(12_000), '０'.repeat(20_000)];
const heavyText = (round: number) => HEAVY_TEXTS[round % HEAVY_TEXTS.length] ?? '';

const CHAPTERS = ['works', 'choose'];

/** A database in its first bytes, and rubbish behind them. */
const BROKEN_DATABASE = Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(4_000_000, 1)]);

export const HOSTILE_ACTS: Readonly<Record<string, HostileAct>> = {
  'rules of 100 kB': (browser) =>
    browser.send(
      'POST',
      '/__replica/faults',
      json({ operation: '*', kind: 'text', text: 'x'.repeat(100_000) }),
    ),
  'rules without number': (browser) =>
    browser.send(
      'POST',
      '/__replica/faults',
      json({ operation: '*', kind: 'delay', delay: 0, probability: 0.5 }),
    ),
  'answers that are held': (browser) =>
    Promise.race([
      browser.send('GET', '/uwp/newServlet?serviceName=UserCenterMag&medthodName=getMemberInfo', {
        headers: { prefer: 'delay=600000' },
      }),
      rest(200),
    ]),
  'texts for the journal': (browser, round) =>
    call(browser, 'LoginServiceMag.loginByPassword', {
      account: heavyText(round),
      password: heavyText(round + 1),
    }),
  'logins with a guess': (browser, round) =>
    call(browser, 'LoginServiceMag.loginByPassword', {
      account: `stranger${round}`,
      password: `guess-${round}`,
    }),
  'texts for the address reader': (browser, round) =>
    call(browser, 'ReaderServiceMag.searchBook', { code: 'abc', q: heavyText(round).slice(0, 4000) }),
  'snapshots without number': (browser, round) => browser.send('POST', `/__replica/snapshots/s${round}`),
  'imports that are none': (browser) =>
    browser.send('POST', '/__replica/import', {
      headers: { 'content-type': 'application/octet-stream' },
      body: BROKEN_DATABASE,
    }),
  'exports one after the other': (browser) => browser.send('GET', '/__replica/export'),
  'resets one after the other': (browser) => browser.send('POST', '/__replica/reset'),
  'streams that stay open': (browser) => Promise.race([browser.send('GET', '/__replica/events'), rest(100)]),
  'the clock a year on, and back': (browser, round) =>
    browser.send('POST', '/__replica/clock', json(round % 2 ? { reset: true } : { advance: '365d' })),
  'bodies that are too large': (browser) =>
    browser.send('POST', '/uwp/newServlet?serviceName=ShopCarService&medthodName=cartList', {
      headers: FORM,
      body: 'a'.repeat(2_000_000),
    }),
  'the whole tour again and again': (browser, round) =>
    browser.send('POST', `/__replica/tour/${CHAPTERS[round % CHAPTERS.length]}`),
};

export const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

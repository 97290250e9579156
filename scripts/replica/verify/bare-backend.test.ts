/** A server of the documented calls alone: nothing worse than "assumed only" is said of it, and defects are found. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { OPERATIONS } from '#contracts/operations.ts';
import { type Answer, json, text } from '../../../web/e2e/bare-backend/answer.ts';
import { BARE_LINES } from '../../../web/e2e/bare-backend/cart-lines.ts';
import { type Alter, type BareBackend, startBareBackend } from '../../../web/e2e/bare-backend/start.ts';
import { ABSENT } from './absent.ts';
import { verifyCommand } from './command.ts';
import { type Asked, verifyAt } from './testing.ts';

/** Other tests may keep the machine busy. */
const TIMEOUT_MS = 600_000;
const LINES = Object.values(BARE_LINES);

let backend: BareBackend | null = null;
afterEach(async () => {
  await backend?.close();
  backend = null;
});

async function started(alter?: Alter): Promise<BareBackend> {
  backend = await startBareBackend(alter ? { alter } : {});
  return backend;
}

async function verifyBare(asked: Asked = {}, alter?: Alter) {
  const { url, token } = await started(alter);
  return verifyAt(url, { token, cartIDs: LINES, ...asked });
}

/** What the specification says and can be seen from outside. */
const DOCUMENTED_RULES = [
  'only the string "1" is logged in',
  'a visitor is not logged in',
  'at most one default address',
  'weixin gives a URL-encoded address for its QR code',
  'a line has all its fields',
  'the total of a line follows the price rule',
  'a price has its values',
  'a total is rounded down to whole fen',
  'the quantity is a whole number from 1 to 1000000',
  'what every rule allows has a price',
  'bad values are refused and change nothing',
];

/** They run too, by the names of the steps; that a server refuses such choices is our reading. */
const PRINT_RULES = [
  '骑马钉 takes multiples of 4',
  '骑马钉 of editor type 3 without pasted-down pages takes 2 more than multiples of 4',
  'a binding takes the pages of its range',
  '布艺 takes 精装 or 豪华装',
  '对裱精装, 对裱平装 and 豪华装 refuse 不覆膜',
  'an inner weight takes the pages of its range',
];

/** Of editor type 3 without pasted-down pages there is one line, whose pages 骑马钉 takes. */
const SAVING = PRINT_RULES.filter((name) => !name.includes('editor type 3')).map((name) => `saving: ${name}`);

describe('verify, of a server with the documented calls alone', { timeout: TIMEOUT_MS }, () => {
  it('says nothing worse than "assumed only", and has looked at every documented rule', async () => {
    const { checks, findings } = await verifyBare({ allowsWrites: true });
    expect(findings.filter((finding) => finding.class !== 'assumed only')).toEqual([]);
    expect(findings.filter(({ provenance }) => provenance === 'documented')).toEqual([]);
    const made = new Set(checks.filter(({ outcome }) => outcome !== 'skipped').map(({ check }) => check));
    expect([...DOCUMENTED_RULES, ...PRINT_RULES, ...SAVING].filter((rule) => !made.has(rule))).toEqual([]);
  });

  it('tells once of all calls that are not there, and lets --fail-on documented pass', async () => {
    const { url, token } = await started();
    const written: string[] = [];
    const code = await verifyCommand(['--base-url', url, '--quiet', '--fail-on', 'documented'], {
      env: { REPLICA_TOKEN: token, REPLICA_CART_ID: LINES.join(',') },
      isTerminal: false,
      today: '2026-11-21',
      write: (report) => written.push(report),
      say: () => {},
    });
    const report = written.join('\n');
    expect(code).toBe(0);
    expect(report.split(ABSENT)).toHaveLength(2);
    const others = OPERATIONS.filter(({ provenance }) => provenance !== 'documented').map(({ id }) => id);
    expect(others.filter((id) => new RegExp(`^${id}$`, 'm').test(report))).toEqual([]);
  });

  it('leaves every cart line as it was, although the server saves whatever can be printed or not', async () => {
    const { url, token, calls } = await started();
    const before = await linesAt(url, token);
    const include = ['ShoppingServiceMag.updateCart'];
    const { findings } = await verifyAt(url, { token, cartIDs: LINES, allowsWrites: true, include });
    const saved = calls.filter(({ call, params }) => call === SAVE && params.count !== '0');
    expect(saved.length).toBeGreaterThan(20);
    const saving = findings.filter(({ check }) => check.startsWith('saving: '));
    expect(saving.map(({ check }) => check)).toEqual(SAVING);
    expect(findings.filter((finding) => finding.class !== 'assumed only')).toEqual([]);
    expect(await linesAt(url, token)).toEqual(before);
  });

  it('puts a quantity back that was saved although it is refused', async () => {
    let isOnNothing = false;
    const { url, token } = await started(({ call, params }, answer) => {
      if (call === CART && isOnNothing) return json({ ...JSON.parse(answer.body), count: 0 });
      if (call !== SAVE) return undefined;
      isOnNothing = params.count === '0';
      return isOnNothing ? text('ok') : undefined;
    });
    const before = await linesAt(url, token);
    const { findings } = await verifyAt(url, { token, cartIDs: LINES, allowsWrites: true, include: [SAVE] });
    expect(findings).toContainEqual(
      expect.objectContaining({ class: 'rule violation', expected: 'a refusal of {"count":"0"}' }),
    );
    expect(await linesAt(url, token)).toEqual(before);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'puts back what it has just saved before %s ends it',
    async (signal) => {
      let child: ChildProcess | null = null;
      const { url, token } = await started(({ call, params }) => {
        if (call !== SAVE || child?.killed || !isSaddleStitch(params)) return undefined;
        child?.kill(signal);
        // It is saved, and nobody will be told.
        return new Promise(() => {});
      });
      const before = await linesAt(url, token);
      const main = fileURLToPath(new URL('main.ts', import.meta.url));
      child = spawn(
        process.execPath,
        ['--import', 'tsx', main, '--base-url', url, '--allow-writes', '--include', SAVE, '--quiet'],
        {
          env: { ...process.env, REPLICA_TOKEN: token, REPLICA_CART_ID: BARE_LINES.pageRange },
          stdio: 'ignore',
        },
      );
      const [code] = await once(child, 'close');
      expect(code).toBe(signal === 'SIGINT' ? 130 : 143);
      expect(await linesAt(url, token)).toEqual(before);
    },
  );
});

/** 骑马钉, whose code is a. */
const isSaddleStitch = ({ cnums = '' }: Readonly<Record<string, string>>) => cnums.split('|').includes('a');

/** All of each line; whether a code is a number or a text may change with a save. */
async function linesAt(url: string, token: string): Promise<string[]> {
  const names = 'serviceName=ShopCarService&medthodName=cartInfo';
  const ask = async (cartID: string) => {
    const path = `/uwp/newServlet?${names}&cartID=${encodeURIComponent(cartID)}`;
    const line = await (await fetch(url + path, { headers: { authorization: token } })).json();
    return JSON.stringify(line, (_key, part) => (typeof part === 'number' ? String(part) : part));
  };
  return Promise.all(LINES.map(ask));
}

/** Changes what one call answers to somebody who is logged in. */
function inCall(
  name: string,
  change: (answer: Answer, params: Readonly<Record<string, string>>) => Answer,
): Alter {
  return ({ call, token, params }, answer) =>
    call === name && token !== '' ? change(answer, params) : undefined;
}

const inJson =
  (change: (body: Record<string, unknown>) => Record<string, unknown>) =>
  ({ body }: Answer): Answer =>
    json(change(JSON.parse(body)));

/** Changes one value of a price, counted from 1. */
const inTotal = (position: number, value: string) =>
  inCall('ShoppingServiceMag.getTotal', (answer) =>
    answer.body.includes('|')
      ? text(
          answer.body
            .split('|')
            .with(position - 1, value)
            .join('|'),
        )
      : answer,
  );

const SESSION = 'UserCenterMag.userIsLogin3';
const ADDRESSES = 'UserCenterMag.getUserAddressList';
const CART = 'ShopCarService.cartInfo';
const THIRD = 'UserCenterMag.getThirdLoginInfo';
const TOTAL = 'ShoppingServiceMag.getTotal';
const SAVE = 'ShoppingServiceMag.updateCart';

type Line = Record<string, unknown>;
const inLine = (change: (line: Line) => Line) =>
  inCall(CART, (answer) => {
    const { data } = JSON.parse(answer.body);
    return data ? json({ data: { data: change(data.data) } }) : answer;
  });

const DEFECTS: readonly [string, string, Alter, object][] = [
  [
    'the number 1 for who is logged in',
    SESSION,
    inCall(
      SESSION,
      inJson((body) => ({ ...body, status: 1 })),
    ),
    { class: 'contract violation', pointer: '/status', actual: '1' },
  ],
  [
    'no vip_name',
    SESSION,
    inCall(
      SESSION,
      inJson(({ vip_name: _gone, ...body }) => body),
    ),
    { class: 'contract violation', pointer: '/vip_name', actual: 'missing' },
  ],
  [
    'two default addresses',
    ADDRESSES,
    inCall(
      ADDRESSES,
      inJson((body) => ({ ...body, data: { list: [{ IsDefault: 'Y' }, { IsDefault: 'Y' }] } })),
    ),
    { class: 'rule violation', pointer: '/data/list/1/IsDefault' },
  ],
  [
    'addresses without status 1',
    ADDRESSES,
    inCall(
      ADDRESSES,
      inJson((body) => ({ ...body, status: 0 })),
    ),
    { class: 'contract violation', expected: 'a success' },
  ],
  ['a discount of everything', TOTAL, inTotal(4, '1'), { class: 'rule violation', actual: '1' }],
  ['a unit price of nothing', TOTAL, inTotal(7, '0'), { class: 'rule violation', actual: '0' }],
  [
    'a price of six values',
    TOTAL,
    inCall(TOTAL, ({ body }) => text(body.split('|').slice(0, 6).join('|'))),
    { class: 'rule violation', actual: '6 values' },
  ],
  [
    'a price for a quantity of 0',
    TOTAL,
    inCall(TOTAL, (answer, { count }) => (count === '0' ? text('1|1|0|0|1|0|1') : answer)),
    { class: 'assumed only', provenance: 'assumed', expected: 'a refusal: a quantity of 0' },
  ],
  [
    'lower-case digits that are no encoding of an address',
    THIRD,
    inCall(THIRD, () => json({ data: { status: 1, loginSessionID: 's', qrcodeUrl: 'https%3a//a.example' } })),
    { class: 'contract violation', pointer: '/data/qrcodeUrl' },
  ],
  [
    'status 1 without a list of addresses',
    ADDRESSES,
    inCall(ADDRESSES, () => json({ status: 1, data: {} })),
    { class: 'contract violation', pointer: '/data/list' },
  ],
  [
    'IsShow 1, which is neither Y nor N',
    CART,
    inLine((line) => ({ ...line, buzhou: (line.buzhou as Line[]).map((step) => ({ ...step, IsShow: 1 })) })),
    { class: 'contract violation', pointer: '/data/data/buzhou/0/IsShow' },
  ],
  [
    'a line without its steps',
    CART,
    inLine(({ buzhou: _gone, ...line }) => line),
    { class: 'contract violation', pointer: '/data/data/buzhou' },
  ],
  [
    'a total that is not that of the price rule',
    CART,
    inLine((line) => ({ ...line, totalPrice: '1' })),
    { class: 'rule violation', pointer: '/data/data/totalPrice', actual: '1' },
  ],
  [
    'HTML for a cart line',
    CART,
    inCall(CART, () => ({ status: 200, type: 'text/html', body: '<!doctype html><title>x</title>' })),
    { class: 'server failure', actual: 'answers HTML instead of JSON (HTTP 200)' },
  ],
  [
    'ok for a quantity of 0',
    SAVE,
    inCall(SAVE, (answer, { count }) => (count === '0' ? text('ok') : answer)),
    { class: 'rule violation', actual: 'ok', expected: 'a refusal of {"count":"0"}' },
  ],
];

describe('verify, of such a server with a defect', { timeout: TIMEOUT_MS }, () => {
  it.each(DEFECTS)('finds %s', async (_name, operation, alter, finding) => {
    // One line is enough, and only the last of them is at a discount.
    const asked = { include: [operation], cartIDs: [BARE_LINES.discount], allowsWrites: operation === SAVE };
    const { findings } = await verifyBare(asked, alter);
    expect(findings).toContainEqual(
      expect.objectContaining({ operation, provenance: 'documented', ...finding }),
    );
  });
});

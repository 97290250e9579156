import { describe, expect, it } from 'vitest';
import document from '#contracts/generated/openapi.json' with { type: 'json' };
import { OPERATIONS, type OperationId, OWNED_ROWS, operationMeta } from '#contracts/operations.ts';
import { ORDER_STATES } from '#contracts/rules/orders/order-states.ts';
import { toWire } from '#contracts/servlet-url.ts';
import { deviceId } from '#db/queries/account/devices.ts';
import { runScenario, type ScenarioName, type ScenarioParams } from '#db/scenarios/index.ts';
import { secretHash } from '#db/secret-hash.ts';
import { begin, orderIn, payAtCashier, payNoOf } from './services/PayServiceMag/testing.ts';
import { accountOf, appForEachTest, approve, factsOf, thirdSession } from './services/testing.ts';
import { exampleInput } from './testing/request-examples.ts';
import { TEST_NOW, type TestApp, type TestReply } from './testing.ts';

type OwnedRow = (typeof OWNED_ROWS)[number];

const OTHER = 'vip';
const OWNER_ID = '10003';

interface Kind {
  /** The reason of a refusal, where the contract names no other one. */
  readonly refused: string;
  /** Rows of super’s, in every condition in which an operation may want one. */
  readonly ofOwner: (test: TestApp) => readonly string[] | Promise<readonly string[]>;
  /** What the other member sends of its own where another parameter is tried; the example of the contract otherwise. */
  readonly ofOther?: (test: TestApp) => Readonly<Record<string, string>>;
}

/** Examples of every kind of row that belongs to somebody. */
const KINDS: Readonly<Record<OwnedRow, Kind>> = {
  'cart-line': {
    refused: 'cart-line-not-found',
    ofOwner: (test) => {
      run(test, 'cart-line-deleted', { cartID: '90002' });
      return ['90001', '90002'];
    },
    ofOther: () => ({ cartID: '91005', goodsID: '2' }),
  },
  address: {
    refused: 'address-not-found',
    ofOwner: () => ['80001', '80002'],
    ofOther: () => ({ addrID: '80021' }),
  },
  'share-link': {
    refused: 'link-not-found',
    ofOwner: (test) =>
      ['open', 'off'].map(
        (state) =>
          run(test, 'share-link', { publicationID: '50001', state, slug: `for-${state}-reader` }).linkID ??
          '',
      ),
    ofOther: () => ({ opusID: '51001' }),
  },
  publication: { refused: 'publication-not-found', ofOwner: () => ['50001', '50043'] },
  transfer: {
    refused: 'transfer-not-found',
    ofOwner: (test) => [
      run(test, 'transfer-in-state', { publicationID: '52001', to: 'super' }).transferID ?? '',
    ],
  },
  folder: { refused: 'folder-not-found', ofOwner: () => ['1', '2'], ofOther: () => ({ opusIDs: '51001' }) },
  'special-date': { refused: 'special-date-not-found', ofOwner: () => ['86001', '86004'] },
  card: { refused: 'card-not-found', ofOwner: () => ['6001', '6002'] },
  coupon: { refused: 'coupon-unusable', ofOwner: () => ['70001'], ofOther: () => ({ couponID: 'none' }) },
  member: {
    refused: 'bad-member',
    ofOwner: () => [OWNER_ID],
    ofOther: () => ({ memberID: '10002' }),
  },
  order: {
    refused: 'order-not-found',
    ofOwner: (test) => ORDER_STATES.map((state) => orderIn(test, state)),
    ofOther: (test) => ({ orderNo: orderIn(test, 'paid', OTHER) }),
  },
  'order-line': { refused: 'file-not-replaceable', ofOwner: (test) => [lineOfOwner(test)] },
  'after-sale': { refused: 'after-sale-not-found', ofOwner: (test) => [afterSaleOfOwner(test)] },
  payment: {
    refused: 'payment-not-found',
    ofOwner: async (test) => {
      const waiting = await payNoOf(test, orderIn(test));
      const transfer = await payNoOf(test, orderIn(test), { channel: 'transfer' });
      const paid = await begin(test, orderIn(test));
      await payAtCashier(test, paid, 'no-callback');
      const recharges = (['waiting', 'credited'] as const).map((state, index) =>
        run(test, 'recharge-in-state', { state, payNo: `P900000000000000${index}` }),
      );
      return [waiting, transfer, String(paid.payNo), ...recharges.map(({ payNo = '' }) => payNo)];
    },
  },
  'team-member': {
    refused: 'team-member-not-found',
    ofOwner: (test) =>
      (['normal', 'pending', 'disabled'] as const).map((state, index) => {
        const params = { owner: 'super', account: ['demo', 'enterprise', 'fresh'][index] ?? '', state };
        return run(test, 'team-member', params).colleagueID ?? '';
      }),
  },
  'team-invite': {
    refused: 'team-invite-not-found',
    ofOwner: (test) => [run(test, 'team-invite-open', { owner: 'super' }).inviteID ?? ''],
  },
  'team-request': {
    refused: 'team-request-not-found',
    ofOwner: (test) => [run(test, 'team-request-waiting', { owner: 'super' }).requestID ?? ''],
  },
  invoice: {
    refused: 'invoice-not-found',
    ofOwner: (test) =>
      (['failed', 'issued', 'reddened'] as const).map(
        (state, place) =>
          run(test, 'invoice-in-state', { state, invoiceNo: `F202600009000000${place}` }).invoiceNo ?? '',
      ),
  },
  'invoice-title': {
    refused: 'invoice-title-not-found',
    ofOwner: () => ['1', '2'],
    ofOther: () => ({ titleID: '5' }),
  },
  notice: {
    refused: 'notice-not-found',
    ofOwner: (test) =>
      test.world.db.sqlite
        .prepare<[], string>(`SELECT CAST(id AS TEXT) FROM notices WHERE user_id = ${OWNER_ID} LIMIT 2`)
        .pluck()
        .all(),
  },
  // It belongs to whoever knows it: nobody finds it beside another one.
  'login-session': {
    refused: 'unknown-login-session',
    ofOwner: (test) =>
      (['qr-confirmed', 'third-party-waiting', 'third-party-approved'] as const).map(
        (scenario) => `${run(test, scenario).loginSessionID}0`,
      ),
  },
  session: {
    refused: 'session-not-found',
    ofOwner: async (test) => [deviceId(secretHash(await test.tokenOf('super')))],
  },
  'bound-login-session': {
    refused: 'login-session-state',
    ofOwner: async (test) => {
      // Whoever registers has the code of the contract's example.
      run(test, 'verification-code-sent');
      return [await boundByOwner(test)];
    },
  },
};

function run(test: TestApp, scenario: ScenarioName, params: ScenarioParams = {}): ScenarioParams {
  return runScenario(scenario, { db: test.world.db, now: TEST_NOW }, params);
}

/** A session that super opened to bind an identity, and with which the identity was bound. */
async function boundByOwner(test: TestApp): Promise<string> {
  const id = await thirdSession(test, 'weibo', await test.tokenOf('super'));
  await approve(test, id, null);
  return id;
}

/** A line of some order of super’s. */
function lineOfOwner(test: TestApp): string {
  const sql = `SELECT max(order_lines.id) FROM order_lines JOIN orders ON orders.id = order_id WHERE user_id = ${OWNER_ID}`;
  return String(test.world.db.sqlite.prepare(sql).pluck().get());
}

/** What super asked for and could still take back. */
function afterSaleOfOwner(test: TestApp): string {
  const sql = `SELECT no FROM after_sales WHERE user_id = ${OWNER_ID} AND state = 'applied'`;
  return String(test.world.db.sqlite.prepare(sql).pluck().get());
}

type Told = OwnedRow | { readonly row: OwnedRow; readonly refused: string } | { readonly nobody: string };

interface Described {
  readonly operationId: OperationId;
  readonly 'x-owns'?: Readonly<Record<string, Told>>;
}

const described = new Map(
  Object.values(document.paths)
    .flatMap((item) => Object.values(item as unknown as Readonly<Record<string, Described>>))
    .map((operation) => [operation.operationId, operation]),
);

interface Row {
  readonly operation: OperationId;
  readonly parameter: string;
  readonly kind: OwnedRow;
  readonly refused: string;
}

/** Every parameter that names somebody's row, as the contract says. */
const ROWS: readonly Row[] = OPERATIONS.flatMap(({ id: operation }) =>
  Object.entries(described.get(operation)?.['x-owns'] ?? {}).flatMap(([parameter, told]) => {
    if (typeof told === 'object' && 'nobody' in told) return [];
    const kind = typeof told === 'string' ? told : told.row;
    return [
      { operation, parameter, kind, refused: typeof told === 'string' ? KINDS[kind].refused : told.refused },
    ];
  }),
);

/** A name of several rows takes one of the caller's own as well. */
function isOfSeveral(parameter: string): boolean {
  return /(ID|No)s$/.test(parameter);
}

/** What the other member sends, each of super's ids among it once. */
async function inputsOf(test: TestApp, { operation, parameter, kind }: Row) {
  const contract = described.get(operation);
  if (!contract) throw new Error(`${operation} is not in the contract`);
  const kinds = Object.values(contract['x-owns'] ?? {}).flatMap((told) =>
    typeof told === 'string' ? [told] : 'row' in told ? [told.row] : [],
  );
  const own = Object.assign({}, ...kinds.map((each) => KINDS[each].ofOther?.(test)));
  const sent = Object.entries(exampleInput(operation)).map(([name, example]) => {
    return [name, ownOf(own, name) ?? example];
  });
  const ids = await KINDS[kind].ofOwner(test);
  return ids.map((id): Record<string, string> => {
    const before = isOfSeveral(parameter) ? ownOf(own, parameter) : undefined;
    return { ...Object.fromEntries(sent), [parameter]: before === undefined ? id : `${before},${id}` };
  });
}

/** Parameters of one row and of several, and of any spelling: cartID, CartID, cartIDs. */
function ownOf(own: Readonly<Record<string, string>>, parameter: string): string | undefined {
  const name = parameter.replace(/s$/, '');
  return own[name] ?? own[`${name[0]?.toLowerCase()}${name.slice(1)}`];
}

const app = appForEachTest();

async function callAsOther(operation: OperationId, input: Record<string, string>): Promise<TestReply> {
  return app().call(operation, input, { token: await app().tokenOf(OTHER) });
}

describe('ownership', () => {
  it('is tried for every kind of row', () => {
    expect([...new Set(ROWS.map(({ kind }) => kind))].sort()).toEqual([...OWNED_ROWS].sort());
  });

  it.each(ROWS)('of $parameter keeps another member out of $operation', async (row) => {
    const inputs = await inputsOf(app(), row);
    const before = factsOf(app());
    for (const input of inputs) {
      const reply = await callAsOther(row.operation, input);
      expect(reply.status).toBe(200);
      expect([reply.text, reply.json.reason], JSON.stringify(input)).toContain(row.refused);
    }
    expect(factsOf(app())).toBe(before);
  });

  // A login session that was bound says so to anybody who knows its id.
  it.each(ROWS.filter(({ kind }) => kind !== 'bound-login-session'))(
    'of $parameter refuses an unknown id in $operation like one of another member',
    async (row) => {
      const [input = {}] = await inputsOf(app(), row);
      const id = input[row.parameter] ?? '';
      const unknown = id.replace(/[0-9]+$/, (digits) => '9'.repeat(digits.length));
      const [foreign, ...others] = await Promise.all(
        [id, unknown, 'x'].map(async (value) => {
          const reply = await callAsOther(row.operation, { ...input, [row.parameter]: value });
          // The details may name the ids that were sent.
          const text = reply.type.startsWith('text/') ? reply.text : '';
          return { text, ...reply.json, traceId: '', details: '' };
        }),
      );
      expect(others).toEqual([foreign, foreign]);
    },
  );

  it.each(ROWS)('of $parameter keeps a visitor from changing anything by $operation', async (row) => {
    const inputs = await inputsOf(app(), row);
    const before = factsOf(app());
    const isOpen = operationMeta(row.operation).session !== 'required';
    for (const input of inputs) {
      const { code } = (await app().call(row.operation, input)).json;
      expect(code).not.toBe(0);
      if (!isOpen) expect(code).toBe(401);
    }
    expect(factsOf(app())).toBe(before);
  });

  it('is the token’s, whatever else a request names', async () => {
    const token = await app().tokenOf(OTHER);
    const reply = await app().app.inject({
      url: `${toWire(operationMeta('UserCenterMag.getMemberInfo').path)}&memberID=${OWNER_ID}&user_id=${OWNER_ID}`,
      headers: { authorization: token },
    });
    expect(reply.json().data.data.account).toBe(OTHER);
    expect(await accountOf(app(), token)).toBe(OTHER);
  });
});

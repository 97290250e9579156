import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isOperationId, OPERATIONS, type OperationId } from '#contracts/operations.ts';
import { joinedPact } from '#contracts/pact/pact-file.ts';
import {
  type Asked,
  type Changed,
  changedJson,
  type Defect,
  type DefectServer,
  startDefectServer,
  verifyAt,
} from './testing.ts';

/** Other tests may keep the machine busy. */
const TIMEOUT_MS = 180_000;

let server: DefectServer;
beforeAll(async () => {
  server = await startDefectServer();
});
afterAll(() => server.close());

async function withDefect(defect: Defect, asked: Asked) {
  server.defect = defect;
  try {
    return await verifyAt(server.url, asked);
  } finally {
    server.defect = () => null;
  }
}

describe('verify, of our own server', { timeout: TIMEOUT_MS }, () => {
  it('finds nothing while only reading, and calls every operation that reads', async () => {
    const { checks, findings } = await verifyAt(server.url);
    expect(findings).toEqual([]);
    const made = checks.filter(({ outcome }) => outcome === 'passed').map(({ operation }) => operation);
    const reads = OPERATIONS.filter(({ effect }) => effect === 'read').map(({ id }) => id);
    expect([...new Set(made)].sort()).toEqual([...reads].sort());
  });

  describe('of a member whose data are others', () => {
    interface Line {
      count: number;
      state: string;
    }
    const withList =
      (listed: OperationId, change: (list: Line[]) => void): Defect =>
      ({ operation, text }) => {
        if (operation !== listed || !text.startsWith('{"code":0')) return null;
        return changedJson(text, (body: { data: { list: Line[] } }) => change(body.data.list));
      };
    const withLines = (change: (lines: Line[]) => void) => withList('ShopCarService.cartList', change);

    it('asks for no more pages than may be asked for, however many copies stand in the cart', async () => {
      const manyCopies = withLines((lines) => {
        for (const line of lines) line.count = 70;
      });
      const { checks, findings } = await withDefect(manyCopies, { include: ['ReaderServiceMag.getPages'] });
      expect(findings).toEqual([]);
      expect(checks).toContainEqual(expect.objectContaining({ check: 'usual input', outcome: 'passed' }));
    });

    it('orders a line that can be ordered', async () => {
      const ordered: (string | null)[] = [];
      const firstIsStale = withLines(([first]) => {
        if (first) first.state = 'stale';
      });
      const watched: Defect = (passing) => {
        const { operation, query, text } = passing;
        if (operation === 'OrderServiceMag.previewOrder' && text.startsWith('{"code":0')) {
          ordered.push(query.get('cartIDs'));
        }
        return firstIsStale(passing);
      };
      const { findings } = await withDefect(watched, { include: ['OrderServiceMag.previewOrder'] });
      expect(findings).toEqual([]);
      expect(ordered[0]).toBe('90002');
    });

    it('demands no order where no line can be ordered', async () => {
      const allAreWithdrawn = withLines((lines) => {
        for (const line of lines) line.state = 'withdrawn';
      });
      const refused: Defect = (passing) =>
        passing.operation === 'OrderServiceMag.previewOrder' && passing.text.startsWith('{"code":0')
          ? { text: '{"code":1072,"message":"商品已下架","reason":"order-lines"}' }
          : allAreWithdrawn(passing);
      const include = ['OrderServiceMag.previewOrder', 'ShoppingServiceMag.getTotal'];
      const { checks, findings } = await withDefect(refused, { include });
      expect(findings).toEqual([]);
      expect(checks.find(({ check }) => check === 'a price has its values')?.reason).toBe(
        'the member has no cart line that can be ordered',
      );
    });

    it('asks no price of what is off sale', async () => {
      const { checks, findings } = await verifyAt(server.url, {
        account: 'vip',
        include: ['ShoppingServiceMag.getTotal'],
      });
      expect(findings).toEqual([]);
      expect(checks.filter(({ outcome }) => outcome === 'passed').length).toBeGreaterThan(10);
    });

    it.each([
      ['fresh', []],
      ['enterprise', ['403']],
    ])('knows whether the membership of %s opens what is refused', async (account, found) => {
      const closed: Defect = ({ operation }) =>
        operation === 'TeamServiceMag.getMembers'
          ? { text: '{"code":403,"message":"没有权限","reason":"no-permission"}' }
          : null;
      const asked: Asked = { account, include: ['TeamServiceMag.getMembers'] };
      const { findings } = await withDefect(closed, asked);
      const usual = findings.filter(({ check }) => check === 'usual input');
      expect(usual.map(({ actual }) => actual)).toEqual(found);
    });

    it('knows that a member may have no address', async () => {
      const noAddress = withList('UserCenterMag.getUserAddressList', (list) => void list.splice(0));
      const include = ['UserCenterMag.getUserAddressList'];
      const { checks, findings } = await withDefect(noAddress, { include });
      expect(findings).toEqual([]);
      expect(checks.find(({ check }) => check === 'agreed: a member with addresses')).toMatchObject({
        outcome: 'skipped',
        reason: 'the member has nothing at /data/list',
      });
    });
  });

  it('replays every agreed interaction where writes are allowed', async () => {
    const include = ['ShoppingServiceMag.*', 'UserCenterMag.*', 'web.*'];
    const { checks, findings } = await verifyAt(server.url, { include, allowsWrites: true });
    expect(findings).toEqual([]);
    const agreed = joinedPact().interactions.filter(({ description }) =>
      /^(ShoppingServiceMag|UserCenterMag|web)\./.test(description),
    );
    expect(checks.filter(({ check }) => check.startsWith('agreed: '))).toHaveLength(agreed.length);
    expect(checks.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
  });

  it('finds a foreign server that says ok to 骑马钉 on 30 pages, and nothing of the kind on one that refuses', async () => {
    const foreign = await startDefectServer({ isForeign: true });
    const asked: Asked = { include: ['ShoppingServiceMag.updateCart'], allowsWrites: true };
    const saving = async () => {
      const { checks, findings } = await verifyAt(foreign.url, asked);
      const passed = checks.filter(({ outcome }) => outcome === 'passed').map(({ check }) => check);
      return { passed, findings: findings.filter(({ check }) => check.startsWith('saving: ')) };
    };
    const name = 'saving: 骑马钉 takes multiples of 4';
    expect(await saving()).toEqual({ passed: expect.arrayContaining([name]), findings: [] });
    foreign.defect = ({ operation, hasToken }) =>
      operation === 'ShoppingServiceMag.updateCart' && hasToken ? { text: 'ok' } : null;
    const [first] = (await saving()).findings;
    await foreign.close();
    expect(first).toMatchObject({ class: 'assumed only', check: name, actual: 'ok' });
    expect(first?.curl).toContain('CartID=90002');
    expect(first?.curl).toContain('pagesNum=30');
  });

  it('sends no write unless it is allowed', async () => {
    const wrote: string[] = [];
    const writes = new Set(OPERATIONS.filter(({ effect }) => effect === 'write').map(({ id }) => id));
    const watch: Defect = ({ operation, method, text }) => {
      if (operation && writes.has(operation)) wrote.push(operation);
      if (operation === null && method === 'POST') wrote.push(text);
      return null;
    };
    await withDefect(watch, { include: ['ShoppingServiceMag.*', 'web.*', 'AddressServiceMag.*'] });
    expect(wrote).toEqual([]);
  });

  it('says which operations it could not look at without a login', async () => {
    const include = ['UserCenterMag.getMemberInfo', 'UserCenterMag.userIsLogin3'];
    const { findings } = await verifyAt(server.url, { include, password: 'another' });
    expect(findings.map((one) => [one.operation, one.class, one.actual])).toEqual([
      ['UserCenterMag.getMemberInfo', 'needs login', 'the login was refused'],
    ]);
  });

  it('draws the same for the same seed', async () => {
    const sent: string[] = [];
    const watch: Defect = ({ query }) => {
      query.delete('random');
      sent.push(query.toString());
      return null;
    };
    const include = ['ShopCarService.cartInfo'];
    await withDefect(watch, { include, seed: 7 });
    const first = sent.splice(0);
    await withDefect(watch, { include, seed: 7 });
    expect(sent.splice(0)).toEqual(first);
    await withDefect(watch, { include, seed: 8 });
    expect(sent).not.toEqual(first);
  });
});

interface Line {
  data: { data: Record<string, unknown> };
}

const CART: Asked = { include: ['ShopCarService.cartInfo'] };
const TOTAL: Asked = { include: ['ShoppingServiceMag.getTotal'] };

/** Changes the JSON of one operation where it says success. */
function inJson<T>(id: string, change: (body: T) => void): Defect {
  return ({ operation, text }) => {
    if (operation !== id || !text.startsWith('{"code":0')) return null;
    return changedJson(text, change as (body: never) => void);
  };
}

/** Changes one value of a price, counted from 1. */
function inTotal(position: number, value: string): Defect {
  return ({ operation, text }) => {
    if (operation !== 'ShoppingServiceMag.getTotal' || text.startsWith('{')) return null;
    return {
      text: text
        .split('|')
        .with(position - 1, value)
        .join('|'),
    };
  };
}

function oneYuanMore(amount: string): string {
  return (Number(amount) + 1).toFixed(2);
}

const DEFECTS: readonly [string, Defect, Asked, object][] = [
  [
    'a field that is gone',
    inJson<Line>('ShopCarService.cartInfo', ({ data }) => delete data.data.count),
    CART,
    {
      class: 'contract violation',
      provenance: 'documented',
      pointer: '/data/data/count',
      expected: 'the field count',
    },
  ],
  [
    'a field that is gone and whose form is only assumed',
    inJson<Line>('ShopCarService.cartInfo', ({ data }) => delete data.data.unitPrice),
    CART,
    { class: 'contract violation', provenance: 'documented', pointer: '/data/data/unitPrice' },
  ],
  [
    'a number as a text, whose form is our reading',
    inJson<Line>('ShopCarService.cartInfo', ({ data }) => {
      data.data.count = String(data.data.count);
    }),
    CART,
    { class: 'assumed only', provenance: 'assumed', pointer: '/data/data/count' },
  ],
  [
    'an amount without decimals, which is our reading',
    inJson<Line>('ShopCarService.cartInfo', ({ data }) => {
      data.data.unitPrice = String(Number(data.data.unitPrice));
    }),
    CART,
    { class: 'assumed only', provenance: 'assumed', pointer: '/data/data/unitPrice', actual: '"114.4"' },
  ],
  [
    'a total that is not that of the price rule',
    inJson<Line>('ShopCarService.cartInfo', ({ data }) => {
      data.data.totalPrice = '0.01';
    }),
    CART,
    { class: 'rule violation', provenance: 'documented', pointer: '/data/data/totalPrice' },
  ],
  [
    'a field that is computed, and by the client as we read it',
    inJson<{ data: { data: { buzhou: { items: { enable?: boolean }[] }[] } } }>(
      'ShopCarService.cartInfo',
      ({ data }) => {
        for (const item of data.data.buzhou[0]?.items ?? []) item.enable = true;
      },
    ),
    CART,
    {
      class: 'assumed only',
      provenance: 'assumed',
      pointer: expect.stringMatching(/^\/data\/data\/buzhou\/0\/items\/\d+\/enable$/),
    },
  ],
  [
    'the number 1 as the status of a session',
    inJson<{ status: unknown }>('UserCenterMag.userIsLogin3', (body) => {
      if (body.status === '1') body.status = 1;
    }),
    { include: ['UserCenterMag.userIsLogin3'] },
    {
      class: 'contract violation',
      provenance: 'documented',
      pointer: '/status',
      expected: '"1"',
      actual: '1',
    },
  ],
  [
    'a unit price of nothing',
    inTotal(7, '0.00'),
    TOTAL,
    { class: 'rule violation', provenance: 'documented', pointer: '', actual: '0.00' },
  ],
  [
    'a total of a price one yuan too high',
    ({ operation, text }) => {
      if (operation !== 'ShoppingServiceMag.getTotal' || text.startsWith('{')) return null;
      const values = text.split('|');
      return { text: values.with(1, oneYuanMore(values[1] ?? '')).join('|') };
    },
    TOTAL,
    {
      class: 'rule violation',
      provenance: 'documented',
      pointer: '',
      expected: expect.stringMatching(
        /^\d+\.\d\d as the total, which is \d+ × [\d.]+ × \(1 − [\d.]+\), rounded down$/,
      ),
    },
  ],
  [
    'a total of a line one yuan too high, with a unit price that goes with it',
    inJson<Line>('ShopCarService.cartInfo', ({ data }) => {
      const line = data.data;
      line.totalPrice = oneYuanMore(String(line.totalPrice));
      line.unitPrice = (Math.floor((Number(line.totalPrice) * 100) / Number(line.count)) / 100).toFixed(2);
    }),
    CART,
    {
      class: 'rule violation',
      provenance: 'documented',
      pointer: '/data/data/totalPrice',
      expected: expect.stringMatching(/^\d+\.\d\d, which is \d+ × /),
    },
  ],
  [
    'a line of the list one yuan too high',
    inJson<{ data: { list: { totalPrice: string }[] } }>('ShopCarService.cartList', ({ data }) => {
      const [line] = data.list;
      if (line) line.totalPrice = oneYuanMore(line.totalPrice);
    }),
    { include: ['ShopCarService.cartList'] },
    { class: 'rule violation', provenance: 'documented', pointer: '/data/list/0/unitPrice' },
  ],
  [
    'a sum to pay one yuan too high',
    inJson<{ data: { ladder: { amount: string }[] } }>('OrderServiceMag.previewOrder', ({ data }) => {
      const sum = data.ladder.at(-1);
      if (sum) sum.amount = oneYuanMore(sum.amount);
    }),
    { include: ['OrderServiceMag.previewOrder'] },
    {
      class: 'assumed only',
      provenance: 'invented',
      pointer: expect.stringMatching(/^\/data\/ladder\/\d+\/amount$/),
    },
  ],
  [
    'two default addresses',
    inJson<{ data: { list: { IsDefault: string }[] } }>('UserCenterMag.getUserAddressList', ({ data }) => {
      for (const address of data.list.slice(0, 2)) address.IsDefault = 'Y';
    }),
    { include: ['UserCenterMag.getUserAddressList'] },
    { class: 'rule violation', provenance: 'documented', pointer: '/data/list/1/IsDefault' },
  ],
  [
    'OK in the place of ok',
    ({ operation, text }) =>
      operation === 'ShoppingServiceMag.updateCart' && text === 'ok' ? { text: 'OK' } : null,
    { include: ['ShoppingServiceMag.updateCart'], allowsWrites: true },
    { class: 'contract violation', provenance: 'documented', expected: '"ok"', actual: '"OK"', pointer: '' },
  ],
  [
    'HTML in the place of JSON',
    ({ operation }) =>
      operation === 'UserCenterMag.getMemberInfo'
        ? { type: 'text/html', text: '<!DOCTYPE html><title>登录</title>' }
        : null,
    { include: ['UserCenterMag.getMemberInfo'] },
    {
      class: 'server failure',
      provenance: 'documented',
      actual: 'answers HTML instead of JSON (HTTP 200)',
      contractPlace: expect.stringMatching(/^contracts\/openapi\/UserCenterMag\.yaml:\d+$/),
    },
  ],
  [
    'HTTP 500 of a call whose reply is not shown',
    ({ operation }) => (operation === 'web.doLoginout' ? { status: 500, text: '{"code":500}' } : null),
    { include: ['web.doLoginout'], allowsWrites: true },
    { class: 'server failure', provenance: 'documented', actual: 'HTTP 500', expected: 'never HTTP 5xx' },
  ],
  [
    'HTML for a call whose failure alone is shown',
    ({ operation }) =>
      operation === 'ShoppingServiceMag.updateDefaultAddr' ? { text: '<html><body>502</body></html>' } : null,
    { include: ['ShoppingServiceMag.updateDefaultAddr'], allowsWrites: true },
    { class: 'server failure', provenance: 'documented', actual: 'answers HTML instead of text (HTTP 200)' },
  ],
  [
    'HTTP 500 for a parameter that nobody asked for',
    ({ operation, query, status }) =>
      operation === 'MemberServiceMag.getCounters' && status === 200 && query.has('no-such-parameter')
        ? { status: 500, text: '{"code":500}' }
        : null,
    { include: ['MemberServiceMag.getCounters'] },
    {
      class: 'assumed only',
      provenance: 'invented',
      check: 'bad values of all parameters',
      actual: 'HTTP 500',
    },
  ],
  [
    'HTTP 500 of an operation that is ours',
    ({ operation }) =>
      operation === 'MemberServiceMag.getCounters' ? { status: 500, text: '{"code":500}' } : null,
    { include: ['MemberServiceMag.getCounters'] },
    { class: 'assumed only', provenance: 'invented', actual: 'HTTP 500', expected: 'never HTTP 5xx' },
  ],
  [
    'a list for a visitor',
    ({ operation, hasToken }) =>
      operation === 'UserCenterMag.getUserAddressList' && !hasToken
        ? { text: '{"code":0,"status":1,"data":{"list":[]}}' }
        : null,
    { include: ['UserCenterMag.getUserAddressList'] },
    { class: 'assumed only', provenance: 'assumed', pointer: '/code', expected: '401', actual: '0' },
  ],
  [
    'a member who is taken for a visitor',
    ({ operation, hasToken }) =>
      operation === 'ShopCarService.cartInfo' && hasToken
        ? { text: '{"code":401,"message":"请先登录","reason":"not-logged-in","traceId":"a"}' }
        : null,
    CART,
    { class: 'contract violation', provenance: 'documented', pointer: '/code', actual: '401' },
  ],
  [
    'a read that always fails in the form of a failure',
    ({ operation, hasToken }) =>
      operation === 'MemberServiceMag.getCounters' && hasToken
        ? { text: '{"code":1,"message":"失败","reason":"broken","traceId":"a"}' }
        : null,
    { include: ['MemberServiceMag.getCounters'] },
    { class: 'assumed only', provenance: 'invented', pointer: '/code', actual: '1' },
  ],
  [
    'an address of a QR code that is not encoded',
    inJson<{ data: { qrcodeUrl?: string } }>('UserCenterMag.getThirdLoginInfo', ({ data }) => {
      if (data.qrcodeUrl) data.qrcodeUrl = decodeURIComponent(data.qrcodeUrl);
    }),
    { include: ['UserCenterMag.getThirdLoginInfo'] },
    { class: 'contract violation', provenance: 'documented', pointer: '/data/qrcodeUrl' },
  ],
  [
    'a price for 骑马钉 of any page count, which only our reading refuses',
    ({ operation, text }) =>
      operation === 'ShoppingServiceMag.getTotal' && /不是 4 的倍数/.test(text) && !/封面的/.test(text)
        ? { type: 'text/plain', text: '86.40|86.40|0.00|0|||86.40|157' }
        : null,
    TOTAL,
    {
      class: 'assumed only',
      provenance: 'assumed',
      check: '骑马钉 takes multiples of 4',
      actual: expect.stringMatching(/^a price of 86\.40 for /),
    },
  ],
  [
    'a connection that is cut',
    ({ operation }) => (operation === 'UserCenterMag.getMemberInfo' ? 'cut' : null),
    { include: ['UserCenterMag.getMemberInfo'] },
    { class: 'unreachable', provenance: 'documented', expected: 'an answer' },
  ],
  [
    'a content type of another kind, which is our reading',
    ({ operation }) => (operation === 'UserCenterMag.getMemberInfo' ? { type: 'text/html' } : null),
    { include: ['UserCenterMag.getMemberInfo'] },
    { class: 'assumed only', provenance: 'assumed', actual: 'text/html' },
  ],
];

/** Each of another kind, and none in the way of another. */
const SIX: readonly [OperationId, string, Defect][] = [
  [
    'UserCenterMag.getMemberInfo',
    'server failure',
    ({ operation }) => (operation === 'UserCenterMag.getMemberInfo' ? { status: 503, text: '<html>' } : null),
  ],
  ...(
    [
      ['a total of a price one yuan too high', 'rule violation'],
      ['the number 1 as the status of a session', 'contract violation'],
      ['two default addresses', 'rule violation'],
      ['a number as a text, whose form is our reading', 'assumed only'],
      ['an address of a QR code that is not encoded', 'contract violation'],
    ] as const
  ).map(([wanted, kind]): [OperationId, string, Defect] => {
    const [, defect, asked] = DEFECTS.find(([name]) => name === wanted) ?? [];
    const [operation] = asked?.include ?? [];
    if (!defect || !isOperationId(operation ?? '')) throw new RangeError(`no defect "${wanted}"`);
    return [operation as OperationId, kind, defect];
  }),
];

describe('verify, of a server with six bugs', { timeout: TIMEOUT_MS }, () => {
  const include = SIX.map(([operation]) => operation);

  it('has six findings, each of its kind at its operation', async () => {
    const all: Defect = (passing) =>
      SIX.reduce<Changed>((changed, [, , defect]) => changed ?? defect(passing), null);
    const { findings } = await withDefect(all, { include });
    expect(findings.map((one) => [one.operation, one.class]).sort()).toEqual(
      SIX.map(([operation, kind]) => [operation, kind]).sort(),
    );
  });

  it('has none of a clean one', async () => {
    expect((await verifyAt(server.url, { include })).findings).toEqual([]);
  });
});

describe('verify, of a server with one defect', { timeout: TIMEOUT_MS }, () => {
  it.each(DEFECTS)('finds %s, and only that', async (_name, defect, asked, finding) => {
    const { findings } = await withDefect(defect, asked);
    expect(findings).toEqual([expect.objectContaining({ operation: asked.include?.[0], ...finding })]);
  });

  it.each(DEFECTS.filter(([name]) => /that is gone$/.test(name)))(
    'finds %s, and only that, where everything is verified',
    async (_name, defect, asked, finding) => {
      const { findings } = await withDefect(defect, {});
      expect(findings).toEqual([expect.objectContaining({ operation: asked.include?.[0], ...finding })]);
    },
  );

  it('shows no token, password or phone number', async () => {
    const { findings } = await withDefect(
      inJson<{ message: number; data: object }>('LoginServiceMag.loginByPassword', (body) => {
        body.message = 1;
      }),
      { include: ['LoginServiceMag.loginByPassword'] },
    );
    const text = JSON.stringify(findings);
    expect(findings.length).toBeGreaterThan(0);
    expect(text).toContain('$PASSWORD');
    expect(text).not.toMatch(/desk1234|[0-9a-f]{64}|(?<!\d)1[3-9]\d{9}(?!\d)/);
  });
});

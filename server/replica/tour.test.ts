import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { logicalDump } from '#db/dump.ts';
import { enterTestApp, type TestApp } from '#server/testing.ts';
import { type Control, controlOf } from './testing.ts';
import { TOUR_CHAPTERS, type TourChapter } from './tour.ts';

interface Started {
  readonly token: string;
  readonly path: string;
  readonly values: Readonly<Record<string, string>>;
}

let test: TestApp;
let control: Control;

beforeEach(async () => {
  test = await enterTestApp();
  control = controlOf(test.app);
});
afterEach(() => test.close());

async function begin(chapter: TourChapter): Promise<Started> {
  const { status, body } = await control('POST', `tour/${chapter}`);
  expect(status).toBe(200);
  return body as unknown as Started;
}

async function namesInCart({ token }: Started): Promise<string[]> {
  const { json } = await test.call('ShopCarService.cartList', {}, { token });
  return (json.data as { list: { clientDesignName: string }[] }).list.map((line) => line.clientDesignName);
}

async function orderOf({ token, values }: Started) {
  const { orderNo = '' } = values;
  const { json } = await test.call('OrderServiceMag.getOrderDetail', { orderNo }, { token });
  return json.data as {
    state: string;
    payTotal: string;
    createdAt: string;
    lines: { clientDesignName: string; unitPrice: string }[];
  };
}

/** Sessions have a secret of their own each time. */
const facts = () => logicalDump(test.world.db).replace(/^sessions\n(?: {2}.*\n)*/m, '');

describe.each(TOUR_CHAPTERS)('chapter %s', (chapter) => {
  it('logs in the member whom the chapter is about', async () => {
    const { token } = await begin(chapter);
    const { json } = await test.call('UserCenterMag.userIsLogin3', {}, { token });
    const isOfOwner = ['company', 'approving', 'invoicing'].includes(chapter);
    expect(json).toMatchObject({ status: '1', user_id: isOfOwner ? '10004' : '10001' });
  });

  it('begins the same way twice, whatever was done in between', async () => {
    const first = await begin(chapter);
    const before = facts();
    await control('POST', 'scenarios/cart-empty/run', { params: { account: 'demo' } });
    await control('POST', 'clock', { advance: '3d' });
    const second = await begin(chapter);
    expect(facts()).toBe(before);
    expect({ ...second, token: '' }).toEqual({ ...first, token: '' });
  });
});

it('every chapter begins the same whichever was before', async () => {
  const wanted = new Map<string, string>();
  for (const chapter of TOUR_CHAPTERS) {
    await begin(chapter);
    wanted.set(chapter, facts());
  }
  for (const chapter of TOUR_CHAPTERS.toReversed()) {
    await begin(chapter);
    expect(facts(), chapter).toBe(wanted.get(chapter));
  }
});

describe('what the chapters begin with', () => {
  it.each([
    ['works', '/manager/opus_list/all'],
    ['choose', '/manager/add_shopping/52001'],
  ] as const)('%s: the album is not in the cart yet', async (chapter, path) => {
    const started = await begin(chapter);
    expect(started.path).toBe(path);
    expect(await namesInCart(started)).toEqual(['那年盛夏', '禾']);
  });

  it('works: the album is there to be read and printed', async () => {
    const { token } = await begin('works');
    const { json } = await test.call('OpusServiceMag.getOpusList', {}, { token });
    const { list } = json.data as { list: { ID: string; name: string; moves: string[] }[] };
    const album = list.find(({ ID }) => ID === '52001');
    expect(album).toMatchObject({ name: '我们的第一年', moves: expect.arrayContaining(['print']) });
  });

  it.each(['cart', 'options', 'order'] as const)('%s: three things in the cart', async (chapter) => {
    expect(await namesInCart(await begin(chapter))).toEqual(['我们的第一年', '那年盛夏', '禾']);
  });

  it.each([
    ['pay', 'unpaid', '/manager/shopping/pay?orders='],
    ['paid', 'paid', '/manager/shopping/success?orders='],
    ['making', 'producing', '/manager/order'],
    ['arrived', 'done', '/manager/order?no='],
  ] as const)('%s: the order is %s, and what it holds has left the cart', async (chapter, state, path) => {
    const started = await begin(chapter);
    expect(started.path).toBe(chapter === 'making' ? path : path + started.values.orderNo);
    expect((await orderOf(started)).state).toBe(state);
    expect(await namesInCart(started)).toEqual(['那年盛夏', '禾']);
  });

  it('follows one book, as it was proposed, from the choice to the making', async () => {
    const { token } = await begin('choose');
    const { json } = await test.call('ShoppingServiceMag.getGoodsFor', { publicationID: '52001' }, { token });
    const { specs } = json.data as { specs: { title: string; options: string; unitPrice: string }[] };
    const finest = specs.find(({ title }) => title === '收藏级');
    for (const chapter of ['pay', 'paid', 'making', 'arrived'] as const) {
      const { lines } = await orderOf(await begin(chapter));
      expect(
        lines.map(({ clientDesignName, unitPrice }) => [clientDesignName, unitPrice]),
        chapter,
      ).toEqual([['我们的第一年', finest?.unitPrice]]);
    }
  });

  it('tells days that only go forward', async () => {
    await begin('order');
    const confirmedAt = test.world.clock.now();
    const { createdAt } = await orderOf(await begin('making'));
    expect(Date.parse(createdAt)).toBeGreaterThanOrEqual(confirmedAt);
    expect(Date.parse(createdAt)).toBeLessThan(test.world.clock.now());
  });

  it('tells one amount from the confirmation to the making', async () => {
    const confirming = await begin('order');
    const { cartIDs = '' } = confirming.values;
    const { json } = await test.call(
      'OrderServiceMag.previewOrder',
      { cartIDs },
      { token: confirming.token },
    );
    const { payTotal } = json.data as { payTotal: string };
    for (const chapter of ['pay', 'paid', 'making', 'arrived'] as const) {
      expect((await orderOf(await begin(chapter))).payTotal).toBe(payTotal);
    }
  });
});

describe('what went wrong', () => {
  async function stateOf({ token }: Started, no: string | undefined): Promise<string> {
    const { json } = await test.call('OrderServiceMag.getOrderDetail', { orderNo: no ?? '' }, { token });
    return (json.data as { state: string }).state;
  }

  it.each(['troubles', 'company-troubles'] as const)('%s: happened to an order each', async (chapter) => {
    const started = await begin(chapter);
    const { refusedNo, lostNo, spoiledNo, refundedNo } = started.values;
    expect(await stateOf(started, refusedNo)).toBe('unpaid');
    expect(await stateOf(started, spoiledNo)).toBe('checking_failed');
    expect(await stateOf(started, refundedNo)).toBe('closed');
    expect(await stateOf(started, lostNo)).toBe('unpaid');
    const { json } = await test.call(
      'PayServiceMag.getPayOptions',
      { orderNos: lostNo ?? '' },
      { token: started.token },
    );
    const { pendingPayNo: payNo } = json.data as { pendingPayNo: string };
    await test.call('PayServiceMag.checkPay', { payNo }, { token: started.token });
    expect(await stateOf(started, lostNo)).toBe('paid');
  });
});

describe('the story of a company', () => {
  async function firstRequest({ token }: Started) {
    const wish = { state: '', page: '1', pageSize: '20' };
    const { json } = await test.call('TeamServiceMag.getRequests', wish, { token });
    const [request] = (json.data as { list: { requestID: string; name: string; orders: object[] }[] }).list;
    return request;
  }

  it('asking: the order is beyond what is left of the month', async () => {
    const { token, values } = await begin('asking');
    const { json } = await test.call(
      'PayServiceMag.getPayOptions',
      { orderNos: values.orderNo ?? '' },
      { token },
    );
    expect(json.data).toMatchObject({ team: { way: 'ask', ownerName: '陆嘉宁', request: '' } });
  });

  it('approving: the same order waits for the owner, whose account pays it', async () => {
    const started = await begin('approving');
    const request = await firstRequest(started);
    expect(request).toMatchObject({
      name: '林晓舟',
      orders: [{ orderNo: started.values.orderNo, works: [{ name: '禾' }] }],
    });
    const { json } = await test.call(
      'TeamServiceMag.decideRequest',
      { requestID: request?.requestID ?? '', decision: 'approve', reason: '' },
      { token: started.token },
    );
    expect(json.code).toBe(0);
  });

  it('invoicing: one order waits for a transfer, another has its invoice', async () => {
    const { token, values } = await begin('invoicing');
    const { invoiceNo = '', transferNo = '' } = values;
    const invoice = await test.call('InvoiceServiceMag.getInvoice', { invoiceNo }, { token });
    expect(invoice.json.data).toMatchObject({ state: 'issued' });
    const options = await test.call('PayServiceMag.getPayOptions', { orderNos: transferNo }, { token });
    expect(options.json.data).toMatchObject({ pendingPayNo: expect.stringMatching(/^P/) });
  });
});

describe('the routes', () => {
  it('list the chapters in the order of the story', async () => {
    expect((await control('GET', 'tour')).body).toEqual({
      list: [
        ...['works', 'choose', 'cart', 'options', 'order', 'pay', 'paid', 'making', 'troubles', 'arrived'],
        ...['company', 'asking', 'approving', 'company-troubles', 'invoicing'],
      ],
    });
  });

  it('know no other chapter', async () => {
    const reply = await control('POST', 'tour/nowhere');
    expect(reply.status).toBe(404);
  });

  it('clear the journal, so that nothing of the chapter before counts as a change', async () => {
    await control('POST', 'reset');
    await test.call('ShopCarService.cartList', {}, { token: await test.tokenOf('demo') });
    await begin('cart');
    expect((await control('GET', 'journal')).body.list).toEqual([]);
  });
});

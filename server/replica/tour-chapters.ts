import type { ScenarioName, ScenarioParams } from '#db/scenarios/index.ts';

/** What a chapter of the guided tour begins with. */
export interface Chapter {
  /** Who is logged in; the heroine of the story unless told. */
  readonly account?: string;
  /** Run in this order; the number of an order that one answers is known by the third word, orderNo unless told. */
  readonly scenarios: readonly (readonly [ScenarioName, ScenarioParams, string?])[];
  /** How much later it is than in the chapters before, of which none takes the time that a workshop needs. */
  readonly laterMs?: number;
  /** The screen on which it begins, made from what the scenarios answered. */
  readonly pathOf: (values: ScenarioParams) => string;
}

/** 林晓舟, an ordinary member, who prints an album of a child's first year. */
export const HEROINE = 'demo';
/** 陆嘉宁, whose company she works for in the other story. */
const OWNER = 'enterprise';
export const ALBUM = { publicationID: '52001', cartID: '92001' };
/** The coupon that the order confirmation chooses by itself, so that all chapters tell the same amount. */
const COUPON = '72001';

const ordered = (params: ScenarioParams) =>
  [['cart-ordered', { account: HEROINE, cartIDs: ALBUM.cartID, couponID: COUPON, ...params }]] as const;

/** From the order until it has been in the bindery for a while; what is made later would seem ordered before it was. */
const UNTIL_BINDING_MS = 2 * 24 * 60 * 60_000;
/** Until the parcel came and the book was looked at. */
const UNTIL_READ_MS = 6 * 24 * 60 * 60_000;

// The album comes into the cart in the first chapters, so it does not lie there yet.
const WITHOUT_ALBUM = [['cart-line-deleted', { account: HEROINE, cartID: ALBUM.cartID }]] as const;

/** Cards of the brand, for which the month has not enough left. */
const CARDS = '92003';
const IN_TEAM = ['team-member', { owner: OWNER, account: HEROINE, monthly: '100' }] as const;
const CARDS_ORDERED = ['cart-ordered', { account: HEROINE, cartIDs: CARDS, state: 'unpaid' }] as const;

/** One order for each thing that can go wrong; both stories tell of them. */
const TROUBLES: Chapter = {
  scenarios: [
    ['payment-in-state', { account: HEROINE, state: 'failed' }, 'refusedNo'],
    ['payment-in-state', { account: HEROINE, state: 'processing' }, 'lostNo'],
    [
      'cart-ordered',
      { account: HEROINE, cartIDs: ALBUM.cartID, state: 'checking_failed', minutes: '25' },
      'spoiledNo',
    ],
    ['cart-ordered', { account: HEROINE, cartIDs: CARDS, state: 'closed', minutes: '15' }, 'refundedNo'],
  ],
  pathOf: () => '/manager/order',
};

/** Every chapter (导览章节) by its name, in the order of the story; that of a company (企业) comes after that of one member. */
export const CHAPTERS = {
  works: { scenarios: WITHOUT_ALBUM, pathOf: () => '/manager/opus_list/all' },
  choose: {
    scenarios: WITHOUT_ALBUM,
    pathOf: () => `/manager/add_shopping/${ALBUM.publicationID}`,
  },
  cart: { scenarios: [], pathOf: () => '/manager/shopping/cart' },
  options: { scenarios: [], pathOf: () => '/manager/shopping/cart' },
  order: { scenarios: [], pathOf: () => `/manager/shopping/order/${ALBUM.cartID}` },
  pay: {
    scenarios: ordered({ state: 'unpaid', minutes: '1' }),
    pathOf: ({ orderNo }) => `/manager/shopping/pay?orders=${orderNo}`,
  },
  paid: {
    scenarios: ordered({ state: 'paid', minutes: '0' }),
    pathOf: ({ orderNo }) => `/manager/shopping/success?orders=${orderNo}`,
  },
  making: {
    scenarios: ordered({ state: 'producing', stage: 'binding', minutes: '40' }),
    laterMs: UNTIL_BINDING_MS,
    pathOf: () => '/manager/order',
  },
  troubles: TROUBLES,
  arrived: {
    scenarios: ordered({ state: 'done', minutes: '50' }),
    laterMs: UNTIL_READ_MS,
    pathOf: ({ orderNo }) => `/manager/order?no=${orderNo}`,
  },
  company: { account: OWNER, scenarios: [IN_TEAM], pathOf: () => '/manager/myMember' },
  asking: {
    scenarios: [IN_TEAM, CARDS_ORDERED],
    pathOf: ({ orderNo }) => `/manager/shopping/pay?orders=${orderNo}`,
  },
  approving: {
    account: OWNER,
    scenarios: [
      CARDS_ORDERED,
      ['team-request-waiting', { owner: OWNER, account: HEROINE, monthly: '100', orderNo: '{orderNo}' }],
    ],
    pathOf: () => '/manager/myMember?view=requests',
  },
  'company-troubles': TROUBLES,
  invoicing: {
    account: OWNER,
    scenarios: [
      ['payment-in-state', { account: OWNER, channel: 'transfer' }, 'transferNo'],
      ['invoice-in-state', { account: OWNER }],
    ],
    pathOf: ({ transferNo }) => `/manager/shopping/pay?orders=${transferNo}`,
  },
} satisfies Record<string, Chapter>;

import { runScenario, type ScenarioName, type ScenarioParams } from '#db/scenarios/index.ts';
import type { World } from '#server/worlds/world.ts';

/** What a chapter of the guided tour begins with. */
interface Chapter {
  readonly scenarios: readonly (readonly [ScenarioName, ScenarioParams])[];
  /** How much later it is than in the chapters before, of which none takes the time that a workshop needs. */
  readonly laterMs?: number;
  /** The screen on which it begins, made from what the scenarios answered. */
  readonly pathOf: (values: ScenarioParams) => string;
}

/** 林晓舟, an ordinary member, who prints an album of a child's first year. */
const ACCOUNT = 'demo';
const ALBUM = { publicationID: '52001', cartID: '92001' };
/** The coupon that the order confirmation chooses by itself, so that all chapters tell the same amount. */
const COUPON = '72001';

const ordered = (params: ScenarioParams) =>
  [['cart-ordered', { account: ACCOUNT, cartIDs: ALBUM.cartID, couponID: COUPON, ...params }]] as const;

/** From the order until it has been in the bindery for a while; what is made later would seem ordered before it was. */
const UNTIL_BINDING_MS = 15.5 * 60 * 60_000;
/** Until the parcel came and the book was looked at. */
const UNTIL_READ_MS = 5 * 24 * 60 * 60_000;

// The album comes into the cart in the first chapters, so it does not lie there yet.
const WITHOUT_ALBUM = [['cart-line-deleted', { account: ACCOUNT, cartID: ALBUM.cartID }]] as const;

/** Every chapter (导览章节) by its name, in the order of the story. */
const CHAPTERS = {
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
  arrived: {
    scenarios: ordered({ state: 'done', minutes: '50' }),
    laterMs: UNTIL_READ_MS,
    pathOf: ({ orderNo }) => `/manager/order?no=${orderNo}`,
  },
} satisfies Record<string, Chapter>;

export type TourChapter = keyof typeof CHAPTERS;

export const TOUR_CHAPTERS = Object.keys(CHAPTERS).filter(isTourChapter);

export function isTourChapter(name: string): name is TourChapter {
  return Object.hasOwn(CHAPTERS, name);
}

export interface TourStart {
  readonly account: string;
  readonly path: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Takes a world to the beginning of a chapter, from whatever state it is in. */
export function beginTourChapter(world: World, name: TourChapter, seed: number): TourStart {
  world.reset();
  const { scenarios, laterMs = 0, pathOf }: Chapter = CHAPTERS[name];
  world.clock.advance(laterMs);
  const context = { db: world.db, now: world.clock.now(), seed };
  const results = scenarios.map(([scenario, params]) => runScenario(scenario, context, params));
  const values = Object.assign({ ...ALBUM, cartIDs: ALBUM.cartID }, ...results);
  return { account: ACCOUNT, path: pathOf(values), values };
}

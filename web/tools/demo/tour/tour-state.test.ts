import { describe, expect, it } from 'vitest';
import { STORY } from './story.ts';
import {
  isOnScreen,
  NO_TOUR,
  placeText,
  progressOf,
  readTour,
  type Spot,
  spotAfter,
  spotAhead,
  spotBefore,
  storyAround,
  type TourState,
  valuesOfAddress,
} from './tour-state.ts';

const place = (name: string) => STORY.findIndex((chapter) => chapter.name === name);
const at = (name: string, step = 0): Spot => ({ chapter: place(name), step });
const lastOf = (name: string) => at(name, (STORY[place(name)]?.steps.length ?? 0) - 1);

describe('going on and back', () => {
  it('goes through every step once and ends', () => {
    const total = STORY.reduce((sum, { steps }) => sum + steps.length, 0);
    let count = 0;
    for (const first of ['works', 'company']) {
      for (let spot: Spot | null = at(first); spot; spot = spotAfter(STORY, spot)) count += 1;
    }
    expect(count).toBe(total);
  });

  it('tells a member and a company apart', () => {
    expect(spotAfter(STORY, lastOf('arrived'))).toBeNull();
    expect(spotBefore(STORY, at('company'))).toBeNull();
    expect(spotAfter(STORY, lastOf('approving'))).toEqual(at('company-troubles'));
    expect(storyAround(STORY, at('company-troubles').chapter).place).toBe(3);
    expect(new Set(STORY.map(({ name }) => name)).size).toBe(STORY.length);
  });

  it('goes back to the last step of the chapter before', () => {
    expect(spotBefore(STORY, at('order'))).toEqual(lastOf('options'));
  });

  it('is back the way it came, everywhere', () => {
    for (let spot: Spot | null = at('works'); spot; spot = spotAfter(STORY, spot)) {
      const next = spotAfter(STORY, spot);
      if (next) expect(spotBefore(STORY, next)).toEqual(spot);
    }
  });

  it('has nothing before the beginning', () => {
    expect(spotBefore(STORY, at('works'))).toBeNull();
  });
});

describe('isOnScreen', () => {
  it('knows the screen of a chapter by how its address begins', () => {
    expect(isOnScreen(STORY, at('order'), '/manager/shopping/order/92001,92003')).toBe(true);
    expect(isOnScreen(STORY, at('cart'), '/manager/shopping/cart2')).toBe(false);
  });

  it('knows that of a step with one of its own', () => {
    expect(isOnScreen(STORY, at('making', 1), '/manager/order')).toBe(true);
  });
});

describe('running ahead by hand', () => {
  it.each([
    ['works', '/manager/add_shopping/52001', 'choose'],
    ['choose', '/manager/shopping/cart', 'cart'],
    ['choose', '/manager/shopping/order/9', 'order'],
    ['cart', '/manager/shopping/order/9', 'order'],
    ['order', '/manager/shopping/pay', 'pay'],
    ['pay', '/manager/shopping/success', 'paid'],
    ['paid', '/manager/order', 'making'],
  ])('from %s to %s is %s', (from, pathname, to) => {
    expect(spotAhead(STORY, at(from), pathname)).toEqual(at(to));
  });

  it('is the next step where what is pressed there leads', () => {
    const lost = STORY[place('troubles')]?.steps.findIndex(({ title }) => title.includes('通知却丢了')) ?? -1;
    expect(spotAhead(STORY, at('troubles', lost), '/manager/shopping/success')).toEqual(
      at('troubles', lost + 1),
    );
    expect(isOnScreen(STORY, at('troubles', lost + 1), '/manager/shopping/success')).toBe(true);
    expect(spotAhead(STORY, at('troubles', 0), '/manager/shopping/success')).toBeNull();
  });

  it('is no going on to look at the orders in between', () => {
    expect(spotAhead(STORY, at('order'), '/manager/order')).toBeNull();
  });

  it('is no going on to go back', () => {
    expect(spotAhead(STORY, at('order'), '/manager/shopping/cart')).toBeNull();
  });

  it('learns the order from the address', () => {
    expect(valuesOfAddress('?orders=20261,20262')).toEqual({ orderNo: '20261' });
    expect(valuesOfAddress('?no=20261')).toEqual({ orderNo: '20261' });
    expect(valuesOfAddress('?tab=all')).toEqual({});
  });
});

describe('after a reload', () => {
  const tour: TourState = {
    status: 'running',
    ...at('pay', 1),
    path: '/manager/shopping/pay?orders=1',
    values: { orderNo: '1' },
    cameFrom: null,
    wasInvited: true,
  };

  it('stands where it stood', () => {
    expect(readTour(STORY, JSON.parse(JSON.stringify(tour)))).toEqual(tour);
  });

  it.each([
    undefined,
    'x',
    { ...tour, chapter: 99 },
    { ...tour, step: 0.5 },
    { ...tour, status: 'lost' },
    { ...tour, chapter: '1' },
  ])('is off when it cannot be told from %j', (kept) => {
    expect(readTour(STORY, kept).status).toBe('off');
  });

  it('knows that it was invited also when the rest was lost', () => {
    expect(readTour(STORY, { status: 'off', wasInvited: true })).toEqual({ ...NO_TOUR, wasInvited: true });
  });
});

it('tells how much is done, from a little to all', () => {
  for (const last of ['arrived', 'invoicing']) expect(progressOf(STORY, lastOf(last))).toBe(1);
  const half = progressOf(STORY, at('options'));
  expect(half).toBeGreaterThan(progressOf(STORY, at('works')));
  expect(half).toBeLessThan(1);
});

it('tells its place in words', () => {
  expect(placeText(STORY, { ...NO_TOUR, status: 'paused', ...at('options', 1) })).toBe('印刷选项 2/5');
});

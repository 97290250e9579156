import { describe, expect, it } from 'vitest';
import { clockChange, type LinkStep, linkTo, parseLink, withoutLink } from './link.ts';

const step = (kind: LinkStep['kind'], name: string, params: Record<string, string> = {}): LinkStep => ({
  kind,
  name,
  params,
});

/** What a page opened at the address would read. */
function readBack(address: string) {
  return parseLink(new URL(address).searchParams.get('_replica') ?? '');
}

describe('a link to a state', () => {
  it('names several steps in their order', () => {
    expect(parseLink('persona:vip,scenario:cart-save-fails,clock:+30d')).toEqual({
      steps: [step('persona', 'vip'), step('scenario', 'cart-save-fails'), step('clock', '+30d')],
      unknown: [],
    });
  });

  it('survives the plus sign that an address turns into a space', () => {
    const typed = new URL('http://desk.example/manager/order?_replica=clock:+30d').searchParams.get(
      '_replica',
    );
    expect(parseLink(typed ?? '').steps).toEqual([step('clock', '+30d')]);
  });

  it('takes parameters behind the name', () => {
    expect(parseLink('scenario:order-in-state;state=shipped;account=super').steps).toEqual([
      step('scenario', 'order-in-state', { state: 'shipped', account: 'super' }),
    ]);
  });

  it('says which parts it does not understand', () => {
    expect(parseLink('weather:rain,persona:vip,clock:soon,scenario:,plain')).toEqual({
      steps: [step('persona', 'vip')],
      unknown: ['weather:rain', 'clock:soon', 'scenario:', 'plain'],
    });
  });

  it('does not fall over a broken escape', () => {
    expect(parseLink('persona:100%').steps).toEqual([step('persona', '100%')]);
  });

  it.each([
    [[step('clock', '+30d')]],
    [[step('clock', '2026-05-01T08:00:00+08:00')]],
    [[step('fault', 'ShoppingServiceMag.updateCart', { kind: 'text', text: 'a,b;c=d&e 100%+#' })]],
    [[step('scenario', 'cart-save-fails'), step('persona', 'vip')]],
  ])('is read back as it was written: %o', (steps) => {
    expect(readBack(linkTo('http://desk.example/manager/order?tab=2#top', steps)).steps).toEqual(steps);
  });

  it('keeps the page, its own parameters and its place', () => {
    expect(linkTo('http://desk.example/manager/order?tab=2#top', [step('persona', 'vip')])).toBe(
      'http://desk.example/manager/order?tab=2&_replica=persona:vip#top',
    );
  });

  it('replaces an older one', () => {
    const first = linkTo('http://desk.example/', [step('persona', 'vip')]);
    expect(linkTo(first, [step('persona', 'demo')])).toBe('http://desk.example/?_replica=persona:demo');
  });

  it('leaves an address without it as it is', () => {
    expect(withoutLink('http://desk.example/a?x=a%20b+c')).toBe('http://desk.example/a?x=a%20b+c');
  });
});

describe('a change of the clock', () => {
  it.each([
    ['+90s', { advance: '90s' }],
    ['30d', { advance: '30d' }],
    ['2026-05-01', { freeze: '2026-05-01' }],
    ['2026-05-01T08:00:00 08:00', { freeze: '2026-05-01T08:00:00+08:00' }],
    ['reset', { reset: true }],
    ['2026-99-01', null],
    ['-3d', null],
  ])('%s', (text, change) => {
    expect(clockChange(text)).toEqual(change);
  });
});

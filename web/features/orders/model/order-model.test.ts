import { describe, expect, it } from 'vitest';
import { ORDER_STATE_TEXTS, ORDER_TABS, STATES_OF_TAB } from '#contracts/rules/orders/order-states.ts';
import { readAddress } from '#web/kit/address/address.ts';
import { buttonRow } from './action-texts.ts';
import { mergeOf } from './merge.ts';
import { someOrder } from './order.fixture.ts';
import { ORDERS_PLACE, TAB_TEXTS } from './order-place.ts';

describe('a tab', () => {
  it('bears the name of a state only where it counts that state alone', () => {
    const named = ORDER_TABS.filter((tab) => Object.values(ORDER_STATE_TEXTS).includes(TAB_TEXTS[tab]));
    expect(named.map((tab) => STATES_OF_TAB[tab]?.map((state) => ORDER_STATE_TEXTS[state]))).toEqual(
      named.map((tab) => [TAB_TEXTS[tab]]),
    );
  });
});

describe('buttonRow', () => {
  it('keeps endings and the address in the menu', () => {
    expect(buttonRow(['replaceFile', 'urge', 'updateAddress', 'refund'], 3)).toEqual({
      shown: ['replaceFile', 'urge'],
      more: ['updateAddress', 'refund'],
    });
  });

  it('shows as many as there is room for', () => {
    expect(buttonRow(['rebuy', 'review', 'afterSale', 'viewParcels', 'delete'], 3)).toEqual({
      shown: ['rebuy', 'review', 'afterSale'],
      more: ['viewParcels', 'delete'],
    });
  });

  it('has no menu of one', () => {
    expect(buttonRow(['rebuy', 'delete'], 3)).toEqual({ shown: ['rebuy', 'delete'], more: [] });
  });

  it('shows the first whatever it is', () => {
    expect(buttonRow(['updateAddress', 'refund'], 1)).toEqual({ shown: ['updateAddress'], more: ['refund'] });
  });

  it('is empty where nothing can be done', () => {
    expect(buttonRow([], 3)).toEqual({ shown: [], more: [] });
  });
});

describe('mergeOf', () => {
  const home = someOrder({ orderNo: '1', payTotal: '0.10' });
  const other = someOrder({ orderNo: '2', payTotal: '0.20' });
  const abroad = someOrder({ orderNo: '3', payTotal: '9.00', isOverseas: 'Y' });
  const paid = someOrder({ orderNo: '4', handleOption: ['urge'] });

  it('adds up what was chosen', () => {
    const merge = mergeOf([home, other, abroad], new Set(['1', '2']));
    expect(merge).toEqual({ orderNos: ['1', '2'], total: '0.30', obstacle: '' });
  });

  it('leaves out what cannot be paid any more, or is not there', () => {
    expect(mergeOf([home, paid], new Set(['1', '4', '5'])).orderNos).toEqual(['1']);
  });

  it('says why home and abroad are apart', () => {
    expect(mergeOf([home, abroad], new Set(['1', '3'])).obstacle).not.toBe('');
  });
});

describe('the address of the list', () => {
  const usual = { tab: 'all', keyword: '', page: 1, size: 10, no: '', action: '', from: '', to: '' };

  it.each(['', 'tab=nonsense&page=0&keyword=%20&action=pay', 'page=-1&size=30', 'page=x&size=10'])(
    'means the usual by %j',
    (query) => {
      expect(readAddress(ORDERS_PLACE, new URLSearchParams(query))).toEqual(usual);
    },
  );

  it('takes as many orders on a page as are offered', () => {
    expect(readAddress(ORDERS_PLACE, new URLSearchParams('size=20')).size).toBe(20);
  });
});

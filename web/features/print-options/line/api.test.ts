import { describe, expect, it } from 'vitest';
import type { ApiClient } from '#web/lib/call/api-client.ts';
import { formBody } from '#web/lib/wire/form-body.ts';
import { getTotal, updateCart } from './api.ts';

/** A client that keeps what it is given, and answers with what is no price and no ok. */
function listening() {
  const sent: string[] = [];
  const call = async (_operation: string, input: object) => {
    sent.push(String(formBody(input)));
    return '';
  };
  return { sent, api: { call } as unknown as ApiClient };
}

const namesIn = (body: string | undefined) => [...new URLSearchParams(body).keys()].join(', ');
const CHOICE = { cnums: 'a|b', count: '2', goodsID: '1', memberID: '7', pagesNum: '64' };

describe('the documented calls of a cart line', () => {
  it('send the fields of a save in the order of section 7', async () => {
    const { sent, api } = listening();
    await updateCart({ remarkinfo: '', ...CHOICE, CartID: '90001' }, api);
    expect(namesIn(sent[0])).toBe(
      'CartID, goodsID, count, pagesNum, memberID, cnums, remarkinfo, pdfchecked, fuwu, fxID, prop1, pdfCnum',
    );
  });

  it('send those of a price so, too', async () => {
    const { sent, api } = listening();
    await getTotal(CHOICE, { random: '0.5' }, api);
    expect(namesIn(sent[0])).toBe('goodsID, cnums, count, pagesNum, memberID, random');
  });
});

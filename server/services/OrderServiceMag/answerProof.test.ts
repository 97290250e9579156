import { describe, expect, it } from 'vitest';
import { appForEachTest } from '../testing.ts';
import { act, expectRefused, logOf, orderIn, stored } from './testing.ts';

const OPERATION = 'OrderServiceMag.answerProof';
const app = appForEachTest();

describe('OrderServiceMag.answerProof', () => {
  it('accepts the proof', async () => {
    const orderNo = orderIn(app(), 'proofing');
    const reply = await act(app(), OPERATION, { orderNo, answer: 'accept', note: '' });
    expect(reply.json).toMatchObject({ data: { state: 'ready' } });
  });

  it('asks for a change, in words', async () => {
    const orderNo = orderIn(app(), 'proofing');
    const reply = await act(app(), OPERATION, { orderNo, answer: 'change', note: ' 封面太暗 ' });
    expect(reply.json).toMatchObject({ data: { state: 'checking_failed' } });
    expect(stored(app(), orderNo, 'reason')).toBe('封面太暗');
    expect(logOf(app(), orderNo).at(-1)).toBe('对样稿提出修改：封面太暗');
  });

  it.each([
    ['change', '', 'bad-note'],
    ['change', 'x'.repeat(201), 'bad-note'],
    ['perhaps', '', 'bad-answer'],
  ])('refuses the answer %s with the note %j', async (answer, note, reason) => {
    await expectRefused(app(), OPERATION, { orderNo: orderIn(app(), 'proofing'), answer, note }, reason);
  });

  it('needs an order with a proof', async () => {
    const wish = { answer: 'accept', note: '' };
    await expectRefused(app(), OPERATION, { orderNo: orderIn(app(), 'paid'), ...wish }, 'order-state');
  });
});

import { describe, expect, it } from 'vitest';
import { ORDER_STATES } from './order-states.ts';
import { afterSaleText, deliveryName, type NextFacts, nextText, stateText } from './order-words.ts';

const NOW = Date.parse('2026-11-21T02:00:00Z');
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

function said(facts: Partial<NextFacts>): string {
  return nextText({
    state: 'unpaid',
    stage: '',
    dueAt: NOW + 2 * HOUR_MS,
    wantsProof: false,
    reason: '',
    delivery: 'standard',
    arrivesAt: null,
    doneAt: null,
    openAfterSale: null,
    held: null,
    now: NOW,
    ...facts,
  });
}

describe('stateText', () => {
  it('of a payment that was begun is what it waits for', () => {
    expect(stateText('unpaid', 'transfer')).toBe('转账核对中');
    expect(stateText('unpaid', 'approval')).toBe('待审批');
    expect(stateText('unpaid', null)).toBe('待付款');
    expect(stateText('paid', 'transfer')).toBe('待审稿');
  });
});

describe('nextText', () => {
  it.each([
    [{}, '请在今天 12:00 前付款，逾期自动取消'],
    [{ dueAt: NOW + DAY_MS }, '请在 11月22日 10:00 前付款，逾期自动取消'],
    [{ held: 'transfer' }, '转账信息已提交，核对到账后自动确认，订单保留到今天 12:00'],
    [{ held: 'approval' }, '已提交审批，通过后自动付款，订单保留到今天 12:00'],
    [{ state: 'paid' }, '审稿员将在今天 12:00 前看完文件，通过后安排生产'],
    [{ state: 'paid', wantsProof: true }, '审稿员将在今天 12:00 前看完文件，通过后出样稿请您确认'],
    [{ state: 'checking_failed', dueAt: null }, '等您处理文件问题：修改作品后重新提交，或确认坚持印刷'],
    [{ state: 'proofing', dueAt: null }, '样稿等您确认，确认后 2 小时内开机印刷'],
    [{ state: 'ready' }, '预计今天 12:00 开机印刷'],
    [{ state: 'producing', stage: 'printing' }, '预计今天 12:00 完成印刷，随后覆膜'],
    [{ state: 'producing', stage: 'inspecting' }, '预计今天 12:00 完成质检，随后打包发货'],
    [{ state: 'delayed', stage: 'binding' }, '生产延期，预计今天 12:00 恢复生产'],
    [{ state: 'delayed', reason: '缺纸' }, '缺纸，预计今天 12:00 恢复生产'],
    [{ state: 'refunding' }, '退款预计今天 12:00 前原路退回'],
    [{ state: 'canceled' }, ''],
    [{ state: 'closed' }, ''],
  ] satisfies [Partial<NextFacts>, string][])('of %j is %s', (facts, text) => {
    expect(said(facts)).toBe(text);
  });

  it.each([
    [{ arrivesAt: NOW + 4 * DAY_MS }, '包裹预计 11月25日送达，12月5日自动确认收货'],
    [{ arrivesAt: NOW + HOUR_MS }, '包裹预计今天送达，12月5日自动确认收货'],
    [{ arrivesAt: NOW }, '包裹已送达，请确认收货，12月5日自动确认收货'],
    [{ arrivesAt: NOW + DAY_MS, delivery: 'pickup' }, '预计 11月22日到店可取，12月5日自动确认收货'],
    [{ arrivesAt: NOW, delivery: 'pickup' }, '书已到店，请来自提，12月5日自动确认收货'],
  ] satisfies [Partial<NextFacts>, string][])('of a parcel, %j, is %s', (facts, text) => {
    expect(said({ state: 'shipped', dueAt: NOW + 14 * DAY_MS, ...facts })).toBe(text);
  });

  it('of a finished order names the end of the after-sales, and then nothing', () => {
    const done = { state: 'done', dueAt: null } as const;
    expect(said({ ...done, doneAt: NOW })).toBe('如有质量问题，可在 12月6日 10:00 前申请售后');
    expect(said({ ...done, doneAt: NOW - 15 * DAY_MS })).toBe('');
  });

  it.each([
    [{ state: 'applied', dueAt: NOW + HOUR_MS }, '客服将在今天 11:00 前答复售后申请'],
    [{ state: 'agreed', dueAt: NOW + DAY_MS }, '售后预计 11月22日 10:00 前处理完成'],
    [{ state: 'applied', dueAt: null }, '客服正在处理您的售后申请'],
  ] as const)('of an open after-sale, %j, is %s', (openAfterSale, text) => {
    expect(said({ state: 'done', doneAt: NOW, openAfterSale })).toBe(text);
  });

  it('is there in every state that is not the end', () => {
    const silent = ORDER_STATES.filter((state) => said({ state, doneAt: NOW }) === '');
    expect(silent).toEqual(['canceled', 'closed']);
  });
});

describe('afterSaleText', () => {
  it('says how far the latest is, and nothing of one that was taken back', () => {
    const states = ['applied', 'agreed', 'refunding', 'done', 'refused', 'withdrawn'] as const;
    expect(states.map((state) => afterSaleText(state))).toEqual([
      '售后申请中',
      '售后已同意',
      '售后退款中',
      '售后已完成',
      '售后已拒绝',
      '',
    ]);
    expect(afterSaleText(null)).toBe('');
  });
});

describe('deliveryName', () => {
  it('has a name for every way, known or not', () => {
    expect(['standard', 'express', 'pickup', 'drone'].map(deliveryName)).toEqual([
      '标准快递',
      '特快专递',
      '门店自提',
      '快递',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { deskAnswer, isDeskOpen } from './service-desk.ts';

const at = (time: string) => Date.parse(`2026-11-21T${time}:00+08:00`);
const order = { no: '2026112100000001', stateText: '生产中', nextText: '预计 11月24日 发货' };
const ask = (content: string, more: object = {}) =>
  deskAnswer({ content, topic: 'order', order, now: at('10:00'), ...more });

describe('the service desk', () => {
  it('is open from nine to nine in China', () => {
    expect([isDeskOpen(at('08:59')), isDeskOpen(at('09:00'))]).toEqual([false, true]);
    expect([isDeskOpen(at('20:59')), isDeskOpen(at('21:00'))]).toEqual([true, false]);
  });

  it('tells at once how the attached order stands', () => {
    expect(ask('想问一下进展')).toMatch(/^订单 2026112100000001：生产中。预计 11月24日 发货\n/);
  });

  it.each([
    ['发票抬头写错了', '红冲'],
    ['封面有色差', '申请售后'],
    ['收货地址要改', '修改地址'],
    ['能不能加急', '预计送达日期'],
  ])('knows what %s is about', (content, words) => {
    expect(ask(content)).toContain(words);
  });

  it('asks for what a price of many copies depends on', () => {
    expect(ask('想印一万本', { topic: 'quote', order: null })).toMatch(/^大批量可以/);
  });

  it('says when a person goes on', () => {
    expect(ask('您好，请问')).toContain('2 小时内');
    expect(ask('您好，请问', { now: at('23:00') })).toContain('休息时间');
  });
});

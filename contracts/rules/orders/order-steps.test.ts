import { expect, it } from 'vitest';
import type { OrderState } from './order-states.ts';
import { nextStepOf, shipsByItself } from './order-steps.ts';

const ORDER = { dueEvent: '', wantsProof: 'N', fileProblems: '[]' } as const;
const FAULTY = '[{"lineId":1,"level":"error","page":1,"text":"模糊"}]';

it.each<[OrderState, string, string | null]>([
  ['unpaid', 'expire', 'pay'],
  ['paid', 'make-proof', 'make-proof'],
  ['producing', 'next-stage', 'next-stage'],
  ['shipped', 'auto-receive', 'auto-receive'],
  ['proofing', '', null],
  ['done', '', null],
])('next comes to an order that is %s and plans %j: %j', (state, dueEvent, next) => {
  expect(nextStepOf({ ...ORDER, state, dueEvent })).toBe(next);
});

it.each<[string, Parameters<typeof shipsByItself>[0], boolean]>([
  ['not paid yet', { ...ORDER, state: 'unpaid' }, true],
  ['paid', { ...ORDER, state: 'paid' }, true],
  ['delayed', { ...ORDER, state: 'delayed' }, true],
  ['of a member who wants to see a proof', { ...ORDER, state: 'paid', wantsProof: 'Y' }, false],
  ['whose proof was agreed to', { ...ORDER, state: 'ready', wantsProof: 'Y' }, true],
  ['with a fault in its file', { ...ORDER, state: 'unpaid', fileProblems: FAULTY }, false],
  ['with a fault that the member knows of', { ...ORDER, state: 'ready', fileProblems: FAULTY }, true],
  ['shipped', { ...ORDER, state: 'shipped' }, false],
  ['waiting for another file', { ...ORDER, state: 'checking_failed' }, false],
])('whether an order %s leaves the house without the member', (_what, order, ships) => {
  expect(shipsByItself(order)).toBe(ships);
});

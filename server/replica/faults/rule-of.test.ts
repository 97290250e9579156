import { describe, expect, it } from 'vitest';
import { newRule } from '#contracts/control/faults.ts';
import { readInput } from '../control/read-input.ts';
import { ruleOf } from './rule-of.ts';

const operation = 'ShopCarService.cartInfo';

const parseRule = (sent: unknown) => ruleOf(readInput(newRule, sent));

describe('a rule that is asked for', () => {
  it.each([
    [
      { kind: 'delay', delay: 800 },
      { kind: 'delay', delay: { kind: 'fixed', ms: 800 } },
    ],
    [
      { kind: 'delay', delay: { minMs: 1, maxMs: 9 } },
      { kind: 'delay', delay: { kind: 'uniform', minMs: 1, maxMs: 9 } },
    ],
    [
      { kind: 'delay', delay: { medianMs: 100, sigma: 0.4 } },
      { kind: 'delay', delay: { kind: 'lognormal', medianMs: 100, sigma: 0.4 } },
    ],
    [
      { kind: 'status', status: 503 },
      { kind: 'status', status: 503 },
    ],
    [
      { kind: 'code', code: 403, needVip: ['VIP'] },
      { kind: 'code', code: 403, needVip: ['VIP'] },
    ],
    [
      { kind: 'business-failure', message: '' },
      { kind: 'business-failure', message: '' },
    ],
    [
      { kind: 'text', text: '-1' },
      { kind: 'text', text: '-1' },
    ],
    [{ kind: 'cut' }, { kind: 'cut' }],
  ])('reads %j', (sent, fault) => {
    expect(parseRule({ operation, ...sent }).fault).toEqual(fault);
  });

  it('reads how often, how likely and from which seed', () => {
    const rule = { operation: '*', kind: 'hang', times: 3, probability: 0.25, seed: 42, skip: 5 };
    expect(parseRule(rule)).toEqual({
      operation: '*',
      fault: { kind: 'hang' },
      times: 3,
      probability: 0.25,
      seed: 42,
      skip: 5,
    });
  });

  it.each([
    [undefined, 'kind is missing'],
    [[], 'the body must be a JSON object'],
    [{ kind: 'hang' }, 'operation is missing'],
    [{ operation: 'ShopCarService.cartinfo', kind: 'hang' }, 'the nearest is ShopCarService.cartInfo'],
    [{ operation, kind: 'explode' }, 'unknown kind "explode"; known are delay,'],
    [{ operation, kind: 'hang', status: 500 }, 'unknown field "status"'],
    [{ operation, kind: 'status' }, 'status is missing'],
    [{ operation, kind: 'status', status: 200 }, 'status must be a whole number from 400 to 599'],
    [{ operation, kind: 'delay' }, 'delay is missing'],
    [{ operation, kind: 'delay', delay: { minMs: 9, maxMs: 1 } }, 'maxMs must not be less than minMs'],
    [{ operation, kind: 'hang', times: 0 }, 'times must be a whole number from 1'],
    [{ operation, kind: 'hang', probability: 1.1 }, 'probability must be a number from 0 to 1'],
    [{ operation, kind: 'text', text: 5 }, 'text must be a text'],
    [{ operation, kind: 'code', code: 403, needVip: 'VIP' }, 'needVip must be a list'],
  ])('refuses %j', (sent, message) => {
    expect(() => parseRule(sent)).toThrow(message);
  });
});

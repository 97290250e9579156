import { describe, expect, it } from 'vitest';
import { isWorthRepeating, mayHaveHappened, RequestFailure, soundsUnknown } from './request-failure.ts';

function fetchError(code?: string): TypeError {
  return new TypeError(
    'fetch failed',
    code === undefined ? {} : { cause: Object.assign(new Error(), { code }) },
  );
}

describe('mayHaveHappened', () => {
  it('is no for what was never handed to the network', () => {
    expect(mayHaveHappened(RequestFailure.ofNetwork(new Error('no body'), false))).toBe(false);
  });

  it('is no where the connection was surely never made', () => {
    expect(mayHaveHappened(RequestFailure.ofNetwork(fetchError('ECONNREFUSED'), true))).toBe(false);
  });

  it.each([
    ['a network failure without a reason', RequestFailure.ofNetwork(fetchError(), true)],
    ['a connection cut half-way', RequestFailure.ofNetwork(fetchError('ECONNRESET'), true)],
    ['an error status', RequestFailure.ofStatus(503, '')],
    ['a reply nobody can read', RequestFailure.malformed('malformed-json', '{"half":')],
    ['any other error', new Error('?')],
  ])('is yes for %s', (_what, error) => {
    expect(mayHaveHappened(error)).toBe(true);
  });
});

describe('isWorthRepeating', () => {
  it.each([
    [400, false],
    [404, false],
    [413, false],
    [429, false],
    [500, true],
    [503, true],
  ])('after status %i: %s', (status, expected) => {
    expect(isWorthRepeating(RequestFailure.ofStatus(status, ''))).toBe(expected);
  });

  it('is yes for network failures and unreadable replies, no for defects of our own', () => {
    expect(isWorthRepeating(RequestFailure.ofNetwork(fetchError(), true))).toBe(true);
    expect(isWorthRepeating(RequestFailure.malformed('malformed-json', '{"half":'))).toBe(true);
    expect(isWorthRepeating(new RangeError('defect'))).toBe(false);
  });
});

describe('RequestFailure', () => {
  it('carries what the server said about the failure', () => {
    const body = { code: 500, message: '服务器出错', reason: 'internal', traceId: 't-9' };
    expect(RequestFailure.ofStatus(500, body).facts).toMatchObject({
      status: 500,
      traceId: 't-9',
      serverMessage: '服务器出错',
    });
  });
});

describe('soundsUnknown', () => {
  it.each([
    [404, true],
    [405, true],
    [501, true],
    [400, false],
    [403, false],
    [410, false],
    [500, false],
    [502, false],
  ])('after status %i: %s', (status, expected) => {
    expect(soundsUnknown(RequestFailure.ofStatus(status, ''))).toBe(expected);
  });

  it.each([
    ['<!doctype html><title>登录</title>', true],
    ['', false],
    ['no such service', false],
    ['null', false],
    ['{"code":0,"data":', false],
    [' [{"half":', false],
    ['"{\\"code\\":', false],
  ])('after the unreadable reply %j: %s', (text, expected) => {
    expect(soundsUnknown(RequestFailure.malformed('malformed-json', text))).toBe(expected);
  });

  it('is no where nothing came at all', () => {
    expect(soundsUnknown(RequestFailure.ofNetwork(fetchError(), true))).toBe(false);
  });
});

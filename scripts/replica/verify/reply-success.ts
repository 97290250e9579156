/** Whether a reply says success: by what the specification says of the call, and by its `code` where it has one. */
import { type OperationId, operationMeta } from '#contracts/operations.ts';
import type { Reply } from './request.ts';
import { isObject, keysOf, partAt, wordAt } from './values/json-parts.ts';

/** The texts that say success; getTotal's is the only one with pipes. */
const SUCCESSFUL_TEXT: Readonly<Partial<Record<OperationId, RegExp>>> = {
  'ShoppingServiceMag.getTotal': /\|/,
  'ShoppingServiceMag.updateCart': /^ok$/,
  'ShoppingServiceMag.updateDefaultAddr': /^(?!-1$)/,
};

const isOne = (value: unknown) => value === 1 || value === '1';

interface Sign {
  readonly pointer: string;
  readonly isThere: (value: unknown) => boolean;
}

/** By what section 7 of the specification lets a success be known. */
const SIGNS: Readonly<Partial<Record<OperationId, Sign>>> = {
  'UserCenterMag.getMemberInfo': { pointer: '/data/data', isThere: isObject },
  'UserCenterMag.getUserAddressList': { pointer: '/status', isThere: isOne },
  'UserCenterMag.getThirdLoginInfo': { pointer: '/data/status', isThere: isOne },
  'UserCenterMag.unBindThirdLogin': { pointer: '/status', isThere: isOne },
  'ShopCarService.cartInfo': { pointer: '/data/data', isThere: isObject },
};

const SESSION = 'UserCenterMag.userIsLogin3';
const SIGNED: ReadonlySet<string> = new Set([SESSION, ...Object.keys(SIGNS)]);

const ANY_REPLY = 'web.doLoginout';

/** What a logout answers is not shown at all, so that a page is as good as JSON. */
export function isAnyReply(operation: OperationId): boolean {
  return operation === ANY_REPLY;
}

/** Where a reply says that it is no success; null where it is one. */
export function refusedAt(operation: OperationId, { json, text, status }: Reply): string | null {
  if (status !== 200) return '';
  const documented = operationMeta(operation).provenance === 'documented';
  if (!isObject(json)) {
    return operation === ANY_REPLY || SUCCESSFUL_TEXT[operation]?.test(text) ? null : '';
  }
  // Of a documented call the specification shows no code, so that one without has said nothing by it.
  const { code } = json;
  const isFine = documented ? code === undefined || code === 0 || code === '0' : code === 0;
  if (!isFine) return '/code';
  // A text call that answers JSON refuses, whatever is in it.
  if (SUCCESSFUL_TEXT[operation] !== undefined) return code === 0 ? null : '';
  return signedAt(operation, json);
}

/** Where what section 7 promises of a success is missing; null where it is there, or nothing is promised. */
function signedAt(operation: OperationId, json: unknown): string | null {
  const sign = SIGNS[operation];
  if (sign === undefined) return null;
  return sign.isThere(partAt(json, keysOf(sign.pointer))) ? null : sign.pointer;
}

const DOCUMENTED_REFUSALS = ['401', '403'];

/**
 * Whether a documented call keeps its promise beside a code that no section knows. The codes are documented, and not
 * where they stand, so that it may be a code of anything.
 */
export function hasOtherCode(operation: OperationId, json: unknown): boolean {
  if (operationMeta(operation).provenance !== 'documented') return false;
  const isPromised =
    operation === SESSION ? partAt(json, ['status']) === '1' : signedAt(operation, json) === null;
  return isPromised && SIGNED.has(operation) && !DOCUMENTED_REFUSALS.includes(wordAt(json, ['code']));
}

export function isSuccess(operation: OperationId, reply: Reply): boolean {
  return refusedAt(operation, reply) === null;
}

import type { OperationId, Output } from '#contracts/operations.ts';
import { happyReply } from './contract-replies.ts';
import { type MAY_BE_EMPTY, matched } from './matched.ts';
import { json, type Reply } from './replies.ts';

interface AnyMatcher {
  readonly 'pact:matcher:type': unknown;
}

/** What differs from the contract: a value or a matcher, special fields of an object, or those of every item of a list. */
export type Special<T> = T extends readonly (infer Item)[]
  ? readonly unknown[] | Special<Item> | AnyMatcher | typeof MAY_BE_EMPTY
  : T extends object
    ? { readonly [Name in keyof T]?: Special<T[Name]> | undefined } | AnyMatcher
    : unknown;

type Happy<K extends OperationId> = Extract<Output<K>, { code: 0 }>;

export type SpecialData<K extends OperationId> =
  Happy<K> extends { data: infer Data } ? Special<Data> : never;

/**
 * The happy reply of an operation as the contract says it: the fields of its example, with matchers for what its schema
 * leaves open.
 */
export function derived<K extends OperationId>(operation: K, data: SpecialData<K> | object = {}): Reply {
  const { schema, example } = happyReply(operation);
  return json(matched(schema, example, { data }, operation) as object);
}

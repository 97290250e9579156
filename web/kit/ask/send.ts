import {
  type Input,
  type OperationId,
  type Output,
  operationMeta,
  type ResourceName,
} from '#contracts/operations.ts';
import type { ApiClient, CallOptions } from '#web/lib/call/api-client.ts';
import { client } from '#web/lib/call/client.ts';
import { type Outcome, outcomeOf } from '#web/lib/call/outcome.ts';

/** What a successful reply of an operation carries. */
export type DataOf<K extends OperationId> =
  Extract<Output<K>, { code: 0 }> extends { data: infer Data } ? Data : never;

/** The operations whose replies carry data; documented calls of another form have readers of their own. */
export type DataOperation = {
  [K in OperationId]: [DataOf<K>] extends [never] ? never : K;
}[OperationId];

/** The input of an operation without the key of its intent, which is added on the way; numbers may stay numbers. */
export type Sent<K extends OperationId> = {
  [Name in keyof Input<K> as Name extends 'idemKey' ? never : Name]: string extends Input<K>[Name]
    ? Input<K>[Name] | number
    : Input<K>[Name];
};

/** The input may be left out where nothing in it is required. */
export type Inputs<T> = object extends T ? [input?: T] : [input: T];

export interface SendOptions extends CallOptions {
  readonly api?: ApiClient;
}

/** Calls an operation by its contract name: its data, or the reason why there is none. */
export async function send<K extends DataOperation>(
  operation: K,
  input: Sent<K> | Input<K>,
  { api = client(), ...options }: SendOptions = {},
): Promise<Outcome<DataOf<K>>> {
  const reply = await api.call(operation, textsOf(input) as Input<K>, options);
  return outcomeOf(reply) as Outcome<DataOf<K>>;
}

function textsOf(input: object): object {
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]),
  );
}

/** The beginning of the keys of everything that shows a resource. */
export function resourceKey(resource: ResourceName): readonly [ResourceName] {
  return [resource];
}

/** The key under which a reply is kept: the resource it shows, the operation, and its input. */
export function keyOf(operation: OperationId, input: object = {}): readonly unknown[] {
  return [operationMeta(operation).resource, operation, input];
}

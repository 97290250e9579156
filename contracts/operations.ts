/** Types and the small runtime table of every operation, derived from the generated contract. */
import type { operations, ResourceName } from './generated/api.d.ts';
import table from './generated/operations.json' with { type: 'json' };

export type { ResourceName };

export type OperationId = keyof operations & string;
export type ServiceName = OperationId extends `${infer Service}.${string}` ? Service : never;

type Operation<K extends OperationId> = operations[K];

type QueryOf<O> = O extends { parameters: { query: infer Q } }
  ? Q
  : O extends { parameters: { query?: infer Q } }
    ? [Q] extends [undefined]
      ? unknown
      : NonNullable<Q>
    : unknown;

type BodyOf<O> = O extends { requestBody: { content: { 'application/x-www-form-urlencoded': infer B } } }
  ? B
  : unknown;

type Flat<T> = { [Key in keyof T]: T[Key] };

/** What a caller sends: the query of a GET, the form of a POST. */
export type Input<K extends OperationId> = Flat<QueryOf<Operation<K>> & BodyOf<Operation<K>>>;

/** What a 200 reply holds: an object, or the text of the calls that answer text. */
export type Output<K extends OperationId> =
  Operation<K> extends {
    responses: { 200: { content: infer C } };
  }
    ? C[keyof C]
    : never;

/** What a row can be that an operation names by its id and that belongs to somebody: `x-owns` in the contract. */
export const OWNED_ROWS = [
  'cart-line',
  'address',
  'publication',
  'share-link',
  'transfer',
  'folder',
  'special-date',
  'card',
  'coupon',
  'member',
  'order',
  'order-line',
  'after-sale',
  'payment',
  'invoice',
  'invoice-title',
  'notice',
  'login-session',
  'bound-login-session',
  'team-member',
  'team-invite',
  'team-request',
  'session',
] as const;

export type Provenance = 'documented' | 'assumed' | 'invented';

export interface OperationMeta {
  readonly id: OperationId;
  readonly service: ServiceName;
  readonly method: string;
  readonly httpMethod: 'GET' | 'POST';
  readonly path: string;
  readonly wirePath: string;
  readonly summary: string;
  readonly provenance: Provenance;
  readonly effect: 'read' | 'write';
  /** What a read shows. */
  readonly resource: ResourceName | null;
  /** What is no longer true after a write, the resource that it is about first. */
  readonly invalidates: readonly ResourceName[];
  /** A repeated call with the same key (幂等键) does nothing and answers the same. */
  readonly takesIntentKey: boolean;
  /** required: 401 without a session; optional: a session is used when there is one; none: no token is sent. */
  readonly session: 'required' | 'optional' | 'none';
  readonly reply: 'json' | 'text';
  /** The area of the product whose membership levels open this operation. */
  readonly membership: 'sub-members' | 'statistics' | 'e-books' | 'e-paper' | null;
  /** True where the specification wants bad values answered by the operation itself, not by HTTP 400. */
  readonly answersBadInput: boolean;
}

export const OPERATIONS = table as readonly OperationMeta[];

const byId = new Map<string, OperationMeta>(OPERATIONS.map((meta) => [meta.id, meta]));

export function operationMeta(id: OperationId): OperationMeta {
  const meta = byId.get(id);
  if (!meta) throw new RangeError(`${id} is not an operation of the contract; run npm run generate`);
  return meta;
}

export function isOperationId(id: string): id is OperationId {
  return byId.has(id);
}

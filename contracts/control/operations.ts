import { FAULT_OPERATIONS } from './faults.ts';
import { JOURNAL_OPERATIONS } from './journal.ts';
import { MOMENT_OPERATIONS } from './moments.ts';
import { PRODUCT_OPERATIONS } from './product.ts';
import { ROW_OPERATIONS } from './rows.ts';
import type { Raw, Static } from './schema.ts';
import { SHOW_OPERATIONS } from './show.ts';
import { WORLD_OPERATIONS } from './world.ts';

/** The control plane: every operation by its route, with what it takes and what it answers. */
export const CONTROL = {
  ...WORLD_OPERATIONS,
  ...FAULT_OPERATIONS,
  ...PRODUCT_OPERATIONS,
  ...JOURNAL_OPERATIONS,
  ...MOMENT_OPERATIONS,
  ...ROW_OPERATIONS,
  ...SHOW_OPERATIONS,
};

type Control = typeof CONTROL;
export type ControlRoute = keyof Control;

/** The names in braces of a route. */
type NamesIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

export type ControlPath<R extends ControlRoute> = { readonly [Name in NamesIn<R>]: string };
export type ControlQuery<R extends ControlRoute> = Control[R] extends { query: infer S }
  ? Static<S>
  : undefined;
export type ControlBody<R extends ControlRoute> = Control[R] extends { body: infer S }
  ? Static<S>
  : undefined;
export type ControlReply<R extends ControlRoute> = Static<Control[R]['reply']>;

/** Those that answer a file, a page or a stream. */
export type RawRoute = { [R in ControlRoute]: ControlReply<R> extends Raw ? R : never }[ControlRoute];
export type JsonRoute = Exclude<ControlRoute, RawRoute>;

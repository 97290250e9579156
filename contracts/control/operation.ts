import type { Schema } from './schema.ts';

/** One operation of the control plane; its name is its route, such as `POST /faults`. */
export interface ControlOperation {
  readonly summary: string;
  /** Without one the query is not looked at. */
  readonly query?: Schema<unknown>;
  /** Without one the body is not looked at. */
  readonly body?: Schema<unknown>;
  /** For the reader of the document. */
  readonly example?: object;
  readonly reply: Schema<unknown>;
  /** 200 unless it makes something; of two the handler says which. */
  readonly statuses?: readonly (200 | 201)[];
}

export type ControlOperations = Readonly<Record<`${'GET' | 'POST' | 'DELETE'} /${string}`, ControlOperation>>;

type ServerKind = 'field' | 'type' | 'rule' | 'status' | 'ownership' | 'price' | 'state' | 'text';
export type WebArea = 'requests' | 'print editor' | 'cart' | 'checkout' | 'session';

/** One way to break a copy of the product: in this file, this text gives way to that one. The text stands there exactly once. */
export interface Mutant<Kind = ServerKind | WebArea> {
  readonly id: string;
  readonly kind: Kind;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** Why no test can notice it; empty where one has to. */
  readonly why: string;
}

export function mutant(
  kind: ServerKind,
  id: string,
  file: string,
  from: string,
  to: string,
  why = '',
): Mutant<ServerKind> {
  return { id, kind, file: `${file}.ts`, from, to, why };
}

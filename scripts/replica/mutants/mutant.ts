/** One way to break the server: in this file, this text gives way to that one. The text stands there exactly once. */
export interface Mutant {
  readonly id: string;
  readonly kind: 'field' | 'type' | 'rule' | 'status' | 'ownership' | 'price' | 'state' | 'text';
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** Why no contract test can notice it; empty where one has to. */
  readonly why: string;
}

export function mutant(
  kind: Mutant['kind'],
  id: string,
  file: string,
  from: string,
  to: string,
  why = '',
): Mutant {
  return { id, kind, file: `${file}.ts`, from, to, why };
}

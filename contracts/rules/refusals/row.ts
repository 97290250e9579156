/** A reason to refuse (拒绝). The type of a function's parameter names the facts that the reason needs. */
export interface Row {
  /** One code means one thing; reasons of one meaning share it. */
  readonly code: number;
  /** What a user may read. */
  readonly words: string | ((facts: never) => string);
  /** The reason on the wire, where it is not that of the row. */
  readonly reason?: string | ((facts: never) => string);
  /** The levels that would allow it go to the wire. */
  readonly needVip?: true;
}

export type Rows = Readonly<Record<string, Row>>;

export interface Most {
  readonly most: number;
}

export interface Said {
  readonly message: string;
}

/** The rule that refuses knows the words. */
export function said({ message }: Said): string {
  return message;
}

import type { OperationId } from '#contracts/operations.ts';
import type { Replies } from './replies.ts';

export type Values = Readonly<Record<string, string>>;

export interface Step {
  /** Unique in the journey; other steps refer to it. */
  readonly name: string;
  readonly operation: OperationId;
  /** A visitor sends no token; a member's step is left out where the login failed. */
  readonly as: 'visitor' | 'member';
  /** The steps whose replies the input is built from. */
  readonly needs: readonly string[];
  /** Null where the replies hold nothing that could be asked about. */
  readonly input: (replies: Replies, keys: Keys) => Values | null;
}

/** Fresh for each journey and server: a key that was used before would answer what it answered then. */
export interface Keys {
  readonly idem: (intent: string) => string;
}

export interface Traveller {
  readonly account: string;
  readonly password: string;
  readonly seed: number;
}

/** Draws a whole number from 0 to below the limit; both servers are sent the same. */
export type Draw = (limit: number) => number;

export const LOGIN = 'the login';

export function step(
  name: string,
  operation: OperationId,
  needs: readonly string[],
  input: Step['input'] | Values = {},
): Step {
  const build = typeof input === 'function' ? input : () => input;
  return { name, operation, as: 'member', needs, input: build };
}

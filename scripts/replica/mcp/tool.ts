import type { Schema } from '#contracts/control/schema.ts';

/** What an agent can call. Its input is read by its schema before it is run. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly input: Schema<unknown>;
  /** Reads arguments of another form as those of the input. */
  readonly unfold?: (given: unknown) => unknown;
  /** Changes nothing, so that --read-only leaves it. */
  readonly isReading: boolean;
  /** Takes something away that does not come back by itself. */
  readonly isDestructive: boolean;
  readonly run: (input: ToolInput) => Promise<object>;
}

export type ToolInput = Readonly<Record<string, unknown>>;

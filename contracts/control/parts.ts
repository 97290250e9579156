/** Shapes that several groups of operations answer. */
import { either, flag, nullable, number, object, record, type Static, text } from './schema.ts';

export const clockState = object({ now: text, frozen: flag, offsetMs: number });

export const sandbox = object({
  name: text,
  createdAt: text,
  lastUsedAt: text,
  /** When it ends if nobody uses it again. */
  expiresAt: text,
  /** When it ends at the latest, however much it is used. */
  endsAt: text,
  bytes: number,
});

export type SandboxView = Static<typeof sandbox>;

/** A row, or a part of it, by its columns. */
export const rowValues = record(nullable(either(text, number)));

export type RowValues = Static<typeof rowValues>;

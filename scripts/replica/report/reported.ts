/** One finding of any command, in the form that every report of it is written from. */
import { createHash } from 'node:crypto';

export const TOOLS = ['verify', 'compare', 'contract lint'] as const;
export type Tool = (typeof TOOLS)[number];

/** Why a finding may stay, and until which day. */
export interface Known {
  readonly reason: string;
  readonly expires: string;
}

export interface Reported {
  /** What kind of finding it is, such as "contract violation". */
  readonly rule: string;
  readonly level: 'error' | 'warning';
  /** Service.method; empty where it is about none. */
  readonly operation: string;
  /** JSON pointer into the reply; empty for the whole of it. */
  readonly pointer: string;
  readonly message: string;
  /** File and line of the operation or the field in the contract, such as contracts/openapi/web.yaml:5. */
  readonly contractPlace: string;
  readonly fingerprint: string;
  /** Null unless the baseline knows it. */
  readonly known: Known | null;
}

const LENGTH = 16;

/** The same for the same finding, whatever was drawn, whichever item of a list it was, and on whatever day. */
export function fingerprintOf(tool: Tool, parts: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([tool, ...parts]))
    .digest('hex')
    .slice(0, LENGTH);
}

/** A pointer without the positions in lists. */
export function placeless(pointer: string): string {
  return pointer.replace(/\/\d+(?=\/|$)/g, '/*');
}

/** The two parts of a place such as contracts/openapi/web.yaml:5. */
export function fileAndLine(place: string): { readonly file: string; readonly line: number | null } {
  const [, file = place, line] = /^(.*):(\d+)$/.exec(place) ?? [];
  return { file, line: line === undefined ? null : Number(line) };
}

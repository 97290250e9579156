import { isOperationId, operationMeta, type Provenance } from '#contracts/operations.ts';
import { type Fields, fieldsOf, listOf, numberOf, textOf } from './read.ts';

export interface Violation {
  readonly part: string;
  readonly pointer: string;
  readonly message: string;
  /** Who says how that place has to be; null where nobody said. */
  readonly provenance: Provenance | null;
}

/** One exchange of the journal (调用记录). */
export interface Entry {
  readonly seq: number;
  /** The replica's clock, in epoch milliseconds. */
  readonly at: number;
  readonly operation: string;
  readonly method: string;
  readonly provenance: Provenance | null;
  readonly traceId: string;
  readonly account: string;
  /** The tab of a browser that called; empty where nobody said. */
  readonly tab: string;
  /** 0 where nothing was answered. */
  readonly status: number;
  /** The code in the body, or the beginning of a text reply. */
  readonly code: string;
  readonly fault: string;
  /** By what the same fault can be had again; empty where nothing can. */
  readonly draw: string;
  readonly violations: readonly Violation[];
  readonly decisions: readonly string[];
  readonly query: unknown;
  readonly body: unknown;
  readonly reply: unknown;
  readonly ms: number;
  /** A backend that is not ours answered. */
  readonly forwarded: boolean;
}

export const PROVENANCE_WORD: Readonly<Record<Provenance, string>> = {
  documented: '文档',
  assumed: '推定',
  invented: '自拟',
};

export const PROVENANCE_SENTENCE: Readonly<Record<Provenance, string>> = {
  documented: '产品文档写明的接口',
  assumed: '文档提到、细节由我们推定的接口',
  invented: '文档没有、为演示自拟的接口',
};

const PROVENANCES = ['documented', 'assumed', 'invented'] as const;

/** The older journal says nothing of it, the contract does. */
export function provenanceOf(operation: string, told: unknown = undefined): Provenance | null {
  const known = PROVENANCES.find((one) => one === told);
  return known ?? (isOperationId(operation) ? operationMeta(operation).provenance : null);
}

export function methodOf(operation: string): string {
  return isOperationId(operation) ? operationMeta(operation).httpMethod : 'POST';
}

function faultOf(value: unknown): string {
  return typeof value === 'string' ? value : textOf(fieldsOf(value).kind);
}

function violationsOf(fields: Fields): Violation[] {
  // One sentence where the server does not tell the places apart.
  const single = textOf(fields.violation);
  if (single) return [{ part: 'reply', pointer: '', message: single, provenance: null }];
  return listOf(fields.violations).map((value) => {
    const { part, pointer, message, provenance } = fieldsOf(value);
    return {
      part: textOf(part),
      pointer: textOf(pointer),
      message: textOf(message),
      provenance: PROVENANCES.find((one) => one === provenance) ?? null,
    };
  });
}

function momentOf(value: unknown): number {
  return numberOf(value) ?? (Date.parse(textOf(value)) || 0);
}

/** Null for what is no exchange. */
export function readEntry(value: unknown): Entry | null {
  const fields = fieldsOf(value);
  const seq = numberOf(fields.seq);
  const operation = textOf(fields.operation);
  if (seq === null || operation === '') return null;
  const request = fieldsOf(fields.request);
  return {
    seq,
    operation,
    at: momentOf(fields.at),
    method: textOf(fields.method) || methodOf(operation),
    provenance: provenanceOf(operation, fields.provenance),
    traceId: textOf(fields.traceId),
    account: textOf(fields.account),
    tab: textOf(fields.tab),
    status: numberOf(fields.status) ?? 0,
    code: textOf(fields.code),
    fault: faultOf(fields.fault),
    draw: textOf(fieldsOf(fields.fault).draw),
    violations: violationsOf(fields),
    decisions: listOf(fields.decisions).map(textOf),
    query: request.query ?? null,
    body: request.body ?? null,
    reply: fields.reply ?? null,
    ms: numberOf(fields.ms) ?? 0,
    forwarded: fields.forwarded === true,
  };
}

/** What a backend does otherwise than nobody but us supposed or made up is no breach of the product's contract. */
export function gravePart(violations: readonly Violation[]): readonly Violation[] {
  return violations.filter(({ provenance }) => provenance === null || provenance === 'documented');
}

const SUCCESS_CODES = ['', '0', '200', '1', 'ok'];

/**
 * Whether something about the exchange is not as a user would want it: no answer, an error, a fault, a broken
 * contract. A text reply shows its beginning where other replies show their code, and only -1 and no are failures.
 */
export function isFailure({ status, code, fault, violations }: Entry): boolean {
  if (status === 0 || status >= 400 || fault !== '' || gravePart(violations).length > 0) return true;
  return /^-?\d{1,6}$/.test(code) ? !SUCCESS_CODES.includes(code) : code === 'no';
}

import type { OperationId, Provenance } from '#contracts/operations.ts';
import type { Aspect } from '#server/servlet/reply-place.ts';
import type { Judgement } from '../report/baseline.ts';
import type { Known } from '../report/reported.ts';
import type { LedgerLine } from './ledger/ledger.ts';
import type { Proposal } from './ledger/patch.ts';

/** From the gravest to the mildest; what is found twice keeps the graver class. */
export const FINDING_CLASSES = [
  'contract violation',
  'rule violation',
  'server failure',
  'unreachable',
  'assumed only',
  'needs login',
] as const;
export type FindingClass = (typeof FINDING_CLASSES)[number];

/** What a check found, before it is placed in the contract. */
export interface Deviation {
  /** `contract` is about the shape of a reply, `rule` about what it says; `failure` is HTTP 5xx or a page of HTML. */
  readonly kind: 'contract' | 'rule' | 'failure' | 'unreachable' | 'needs login';
  readonly expected: string;
  readonly actual: string;
  /** JSON pointer of the first difference in the reply; empty for the whole reply. */
  readonly pointer: string;
  /** Its form unless something else is said. */
  readonly aspect?: Aspect;
  /** Where it is known better than the contract's schemas tell it. */
  readonly provenance?: Provenance;
  readonly curl: string;
}

/** One finding of a run. */
export interface Finding {
  readonly class: FindingClass;
  readonly operation: OperationId;
  readonly provenance: Provenance;
  readonly check: string;
  /** Other checks that stumbled over the same, and what else this one saw of it. */
  readonly alsoIn: readonly string[];
  readonly expected: string;
  readonly actual: string;
  readonly pointer: string;
  /** File and line of the operation or the field, such as contracts/openapi/web.yaml:5. */
  readonly contractPlace: string;
  /** The request; the token is $TOKEN, the password $PASSWORD. Empty where none was sent. */
  readonly curl: string;
}

export interface CheckResult {
  readonly operation: OperationId;
  readonly check: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** Why it was skipped; empty otherwise. */
  readonly reason: string;
  /** Positions in the findings. */
  readonly findings: readonly number[];
}

/** A whole run. */
export interface Verification {
  readonly baseUrl: string;
  readonly isReplica: boolean;
  readonly allowsWrites: boolean;
  readonly seed: number;
  readonly ms: number;
  /** The target stopped answering, and what came after was left out. */
  readonly isCutShort: boolean;
  readonly checks: readonly CheckResult[];
  readonly findings: readonly Finding[];
  /** What the contract assumes of documented calls, as this target shows it; none of a replica, which was made after it. */
  readonly assumptions: readonly LedgerLine[];
  readonly proposal: Proposal;
}

/** The stable form of one finding, as `--format json` writes it. */
export interface ReportedFinding extends Finding {
  /** By which a baseline knows it again. */
  readonly fingerprint: string;
  /** Why it does not count; null where it does. */
  readonly known: Known | null;
}

/** The stable form of a whole run, as `--format json` writes it. */
export interface VerifyReport extends Verification {
  readonly findings: readonly ReportedFinding[];
  readonly baseline: Judgement | null;
}

import { type OperationId, operationMeta } from '#contracts/operations.ts';
import { fingerprintOf, placeless } from '../report/reported.ts';
import { placeOf } from './contract-place.ts';
import { type Deviation, FINDING_CLASSES, type Finding, type FindingClass } from './finding.ts';

/**
 * Gives a deviation its class, its provenance and its place in the contract. However little the specification shows of
 * what a documented call answers, that it breaks down is no reading of ours.
 */
export function classify(
  operation: OperationId,
  check: string,
  deviation: Deviation,
  redact: (text: string) => string,
): Finding {
  const place = placeOf(operation, deviation.pointer, deviation.aspect ?? 'form');
  const { provenance: own } = operationMeta(operation);
  const hasBroken = deviation.kind === 'failure' && own === 'documented';
  const provenance = hasBroken ? own : (deviation.provenance ?? place.provenance);
  return {
    class: hasBroken ? 'server failure' : classOf(deviation.kind, provenance),
    operation,
    provenance,
    check,
    alsoIn: [],
    expected: redact(deviation.expected),
    actual: /\/(token|password)$/.test(deviation.pointer) ? 'not shown' : redact(deviation.actual),
    pointer: deviation.pointer,
    contractPlace: place.contractPlace,
    // Out of the single quotes, so that the shell puts the password in.
    curl: redact(deviation.curl).replaceAll('$PASSWORD', `'"$PASSWORD"'`),
  };
}

function classOf(kind: Deviation['kind'], provenance: Finding['provenance']): FindingClass {
  if (kind === 'unreachable' || kind === 'needs login') return kind;
  if (provenance !== 'documented') return 'assumed only';
  return kind === 'rule' ? 'rule violation' : 'contract violation';
}

/** Whether a documented call is only at odds with our reading, so that what the specification says can be looked at. */
export function isOnlyReading({ operation, provenance }: Finding): boolean {
  return provenance !== 'documented' && operationMeta(operation).provenance === 'documented';
}

/** The same place of the same operation is one finding, however many checks and requests see it. */
export function sameFinding(one: Finding, other: Finding): boolean {
  if (one.operation !== other.operation) return false;
  const [a, b] = [placeless(one.pointer), placeless(other.pointer)];
  if (a !== b) return false;
  if (a !== '') return true;
  // The whole reply says nothing about what is wrong with it, but a check looks for one thing.
  const isSameCheck = one.check === other.check && one.class === other.class;
  return isSameCheck || (one.expected === other.expected && one.actual === other.actual);
}

/** The whole reply says nothing about what is wrong with it, and what came differs with what was drawn; the check stays. */
export function findingFingerprint({ class: name, operation, pointer, check }: Finding): string {
  const place = placeless(pointer);
  return fingerprintOf('verify', [name, operation, place === '' ? check : place]);
}

/** Two findings of the same, as the graver one: what it expected and got is what weighs. */
export function merged(first: Finding, later: Finding): Finding {
  const isGraver = FINDING_CLASSES.indexOf(later.class) < FINDING_CLASSES.indexOf(first.class);
  const [kept, other] = isGraver ? [later, first] : [first, later];
  const also = later.check === first.check ? again(kept, other) : [other.check];
  const others = [...first.alsoIn, ...also].filter((one) => one !== kept.check);
  return { ...kept, alsoIn: [...new Set(others)] };
}

/** The same check that stumbled once more is only worth telling where it saw something else. */
function again(first: Finding, { check, expected, actual }: Finding): string[] {
  if (expected === first.expected && actual === first.actual) return [];
  return [`${check}: expected ${expected}, got ${actual}`];
}

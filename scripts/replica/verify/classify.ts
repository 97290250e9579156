import type { OperationId } from '#contracts/operations.ts';
import { placeOf } from './contract-place.ts';
import { type Deviation, FINDING_CLASSES, type Finding, type FindingClass } from './finding.ts';

/** Gives a deviation its class, its provenance and its place in the contract. */
export function classify(
  operation: OperationId,
  check: string,
  deviation: Deviation & { readonly isMissing?: boolean },
  redact: (text: string) => string,
): Finding {
  const place = placeOf(operation, deviation.pointer);
  // A field that the specification names has to be there, even if its form is only our reading.
  const parent = deviation.pointer.slice(0, deviation.pointer.lastIndexOf('/'));
  const isNamed = deviation.isMissing && place.provenance === 'assumed';
  const known = isNamed ? placeOf(operation, parent).provenance : place.provenance;
  const provenance = deviation.provenance ?? known;
  return {
    class: classOf(deviation.kind, provenance),
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
  return kind === 'contract' ? 'contract violation' : 'rule violation';
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

function placeless(pointer: string): string {
  return pointer.replace(/\/\d+(?=\/|$)/g, '/*');
}

/** Two findings of the same, as the graver one. */
export function merged(first: Finding, later: Finding): Finding {
  const isGraver = FINDING_CLASSES.indexOf(later.class) < FINDING_CLASSES.indexOf(first.class);
  const { class: gravest, provenance } = isGraver ? later : first;
  const also = later.check === first.check ? again(first, later) : [later.check];
  return { ...first, class: gravest, provenance, alsoIn: [...new Set([...first.alsoIn, ...also])] };
}

/** The same check that stumbled once more is only worth telling where it saw something else. */
function again(first: Finding, { check, expected, actual }: Finding): string[] {
  if (expected === first.expected && actual === first.actual) return [];
  return [`${check}: expected ${expected}, got ${actual}`];
}

import type { ClockChange } from '../control-calls.ts';

/** The word in the address that asks for a state of the replica: `?_replica=scenario:cart-save-fails,persona:vip`. */
export const LINK_PARAMETER = '_replica';

export const STEP_KINDS = ['scenario', 'fault', 'persona', 'clock'] as const;
export type StepKind = (typeof STEP_KINDS)[number];

export interface LinkStep {
  readonly kind: StepKind;
  /** A scenario, an error preset or an operation, an account, a change of the clock. */
  readonly name: string;
  /** What follows the name: `;times=1;kind=status`. */
  readonly params: Readonly<Record<string, string>>;
}

export interface ParsedLink {
  readonly steps: readonly LinkStep[];
  /** The parts that ask for nothing we know. */
  readonly unknown: readonly string[];
}

const DURATION = /^[+ ]?(\d{1,9}[smhd])$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:?\d{2})?)?$/;

/** Null for what the clock does not understand. An address turns a plus sign into a space. */
export function clockChange(text: string): ClockChange | null {
  const advance = DURATION.exec(text)?.[1];
  if (advance !== undefined) return { advance };
  const instant = text.replace(' ', '+');
  if (INSTANT.test(instant) && !Number.isNaN(Date.parse(instant))) return { freeze: instant };
  return text === 'reset' ? { reset: true } : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function stepOf(part: string): LinkStep | null {
  const at = part.indexOf(':');
  const kind = STEP_KINDS.find((known) => known === part.slice(0, at).trim());
  const [first = '', ...rest] = part.slice(at + 1).split(';');
  const name = decoded(first).replace(/^ (?=\d)/, '+');
  if (at < 0 || kind === undefined || name.trim() === '') return null;
  if (kind === 'clock' && clockChange(name) === null) return null;
  const pairs = rest.map((pair) => {
    const [key = '', ...value] = pair.split('=');
    return [decoded(key), decoded(value.join('='))] as const;
  });
  return { kind, name, params: Object.fromEntries(pairs.filter(([key]) => key !== '')) };
}

/** Reads the value of the parameter, already decoded once by the address. */
export function parseLink(value: string): ParsedLink {
  const parts = value.split(',').filter((part) => part.trim() !== '');
  const read = parts.map((part) => ({ part, step: stepOf(part) }));
  return {
    steps: read.flatMap(({ step }) => (step === null ? [] : [step])),
    unknown: read.flatMap(({ part, step }) => (step === null ? [part] : [])),
  };
}

/** What would split the value again is escaped; the rest stays readable. */
function written(text: string): string {
  return text.replace(/[%,;=&#]/g, (sign) => encodeURIComponent(sign));
}

export function writeStep({ kind, name, params }: LinkStep): string {
  const more = Object.entries(params).map(([key, value]) => `;${written(key)}=${written(value)}`);
  return `${kind}:${written(name)}${more.join('')}`;
}

/** The address of this page with the steps; other parameters stay. */
export function linkTo(address: string, steps: readonly LinkStep[]): string {
  const url = new URL(withoutLink(address));
  if (steps.length > 0) url.searchParams.set(LINK_PARAMETER, steps.map(writeStep).join(','));
  // The signs of the steps mean nothing special in a query, and a link that can be read is trusted.
  url.search = url.search
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')
    .replaceAll('%3B', ';')
    .replaceAll('%3D', '=');
  return url.href;
}

export function withoutLink(address: string): string {
  const url = new URL(address);
  if (url.searchParams.has(LINK_PARAMETER)) url.searchParams.delete(LINK_PARAMETER);
  return url.href;
}

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

export const CONSUMER = 'desk-web';
export const PROVIDER = 'desk-server';
export const PACT_FILE = fileURLToPath(new URL(`./pacts/${CONSUMER}-${PROVIDER}.json`, import.meta.url));

export interface PactInteraction {
  readonly description: string;
  readonly providerStates?: readonly { readonly name: string; readonly params?: Record<string, string> }[];
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly query?: Readonly<Record<string, readonly string[]>>;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
  };
  readonly response: { readonly status: number; readonly body?: unknown; readonly matchingRules?: unknown };
}

export interface PactDocument {
  readonly interactions: readonly PactInteraction[];
}

export function readPact(file = PACT_FILE): PactDocument {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Written beside and then renamed, because the provider and the coverage test may be reading. */
export function writePact(pact: PactDocument, file = PACT_FILE): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.draft`;
  writeFileSync(draft, `${JSON.stringify(pact, null, 2)}\n`);
  renameSync(draft, file);
}

/** The operation an interaction is about: its description begins with it. */
export function operationOf({ description }: Pick<PactInteraction, 'description'>): string {
  return description.split(':', 1)[0] ?? '';
}

/**
 * Puts one service's fresh interactions in the place of its old ones. Sorted, so that the file does not depend on
 * the order in which the consumer tests ran.
 */
export function publishInteractions(service: string, fresh: PactDocument, file = PACT_FILE): void {
  const known = existsSync(file) ? readPact(file).interactions : [];
  const others = known.filter((interaction) => !operationOf(interaction).startsWith(`${service}.`));
  const interactions = [...others, ...fresh.interactions].sort((a, b) =>
    a.description < b.description ? -1 : 1,
  );
  writePact({ ...fresh, interactions }, file);
}

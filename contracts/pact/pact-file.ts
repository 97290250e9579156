import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compactJson } from '../compact-json.ts';

export const CONSUMER = 'desk-web';
export const PROVIDER = 'desk-server';
/** One file for each service, so that nobody's change meets everybody's. */
export const PACTS = fileURLToPath(new URL('./pacts', import.meta.url));

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

export function readPact(file: string): PactDocument {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The whole agreement: that is what is verified, compared and published. */
export function joinedPact(folder = PACTS): PactDocument {
  const services = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => readPact(join(folder, name)));
  return { ...services[0], interactions: services.flatMap(({ interactions }) => interactions) };
}

export function pactText(pact: PactDocument): string {
  return `${JSON.stringify(pact, null, 2)}\n`;
}

/** Written beside and then renamed, because the provider and the coverage test may be reading. */
export function writePact(pact: PactDocument, file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.draft`;
  writeFileSync(draft, `${compactJson(pact)}\n`);
  renameSync(draft, file);
}

/** The operation an interaction is about: its description begins with it. */
export function operationOf({ description }: Pick<PactInteraction, 'description'>): string {
  return description.split(':', 1)[0] ?? '';
}

/** Sorted, so that the file does not depend on the order in which the tests ran. */
export function publishInteractions(service: string, fresh: PactDocument): void {
  const interactions = fresh.interactions.toSorted((a, b) => (a.description < b.description ? -1 : 1));
  writePact({ ...fresh, interactions }, join(PACTS, `${service}.json`));
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isOperationId, OPERATIONS, type OperationId, operationMeta } from '#contracts/operations.ts';
import { fromWire } from '#contracts/servlet-url.ts';
import { isScenarioName } from '#db/scenarios/index.ts';
import { problemsOf, type SchemaPart, schemaOf } from '#server/servlet/validators.ts';
import { agreedOutcomes, CANNOT_FAIL } from './outcomes.ts';
import { joinedPact, operationOf, type PactInteraction } from './pact-file.ts';

const { interactions } = joinedPact();

const agreed = agreedOutcomes(interactions);
const OPERATION_IDS = OPERATIONS.map(({ id }) => id);

const AGREE = 'add an interaction to contracts/pact/consumer, then npm run test:contract';

describe('the pact', () => {
  it('agrees on a success of every operation', () => {
    const missing = OPERATION_IDS.filter((id) => !agreed.get(id)?.success);
    expect(missing, `in no pact file: ${AGREE}`).toEqual([]);
  });

  it('agrees on a failure of every operation that can fail', () => {
    const neverFailing = OPERATION_IDS.filter((id) => !agreed.get(id)?.failure);
    expect(neverFailing.sort(), `no failure in a pact file: ${AGREE}`).toEqual(
      Object.keys(CANNOT_FAIL).sort(),
    );
  });
});

/** What the contract has against a value. */
function problems(operation: OperationId, part: SchemaPart, value: unknown): unknown[] {
  if (schemaOf(operation, part) === null) return [`${operation} has no ${part}`];
  return problemsOf(operation, part, value);
}

function queryOf({ query = {} }: PactInteraction['request']): string {
  const pairs = Object.entries(query).flatMap(([name, values]) => values.map((value) => [name, value]));
  return new URLSearchParams(pairs).toString();
}

function known(interaction: PactInteraction): OperationId {
  const operation = operationOf(interaction);
  if (!isOperationId(operation)) throw new Error(`${operation} is no operation of the contract`);
  return operation;
}

describe('every interaction', () => {
  it('asks its operation for something that the contract allows', () => {
    for (const interaction of interactions) {
      const { request, description } = interaction;
      const operation = known(interaction);
      const query = queryOf(request);
      const virtual = fromWire(query === '' ? request.path : `${request.path}?${query}`);
      expect(virtual.ok, description).toBe(true);
      const { pathname, searchParams } = new URL(virtual.ok ? virtual.url : '', 'http://desk.example');
      const input = request.method === 'GET' ? searchParams : new URLSearchParams(request.body ?? '');

      const { path, httpMethod } = operationMeta(operation);
      expect([request.method, pathname], description).toEqual([httpMethod, path]);
      expect(problems(operation, 'input', Object.fromEntries(input)), description).toEqual([]);
    }
  });

  it('expects a reply that the contract allows', () => {
    for (const interaction of interactions) {
      const { body } = interaction.response;
      const part = typeof body === 'string' ? 'text' : 'json';
      expect(problems(known(interaction), part, body), interaction.description).toEqual([]);
    }
  });

  it('begins in a state that is a scenario', () => {
    for (const { description, providerStates = [] } of interactions) {
      expect(providerStates, description).not.toEqual([]);
      const unknown = providerStates.map(({ name }) => name).filter((name) => !isScenarioName(name));
      expect(unknown, description).toEqual([]);
    }
  });
});

/** The ways to reach a server that go round the client of web/lib. */
const BYPASS = /\bfetch\s*\(|\bXMLHttpRequest\b|\bsendBeacon\b|\bEventSource\b|\bWebSocket\b|\/uwp\//;
/** The replica's tools ask its control plane, which is no part of the contract, and write scripts for somebody else. */
const CONTROLS = [
  'tools/console/calls/journal-feed.ts',
  'tools/console/copy/as-script.ts',
  'tools/control-client.ts',
];
const WEB = fileURLToPath(new URL('../../web/', import.meta.url));

describe('the web', () => {
  it.each([
    'await fetch(`/media/1`)',
    'window.fetch (url)',
    'new XMLHttpRequest()',
    "post('/uwp/newServlet')",
  ])('would be caught at %s', (source) => {
    expect(source).toMatch(BYPASS);
  });

  it('may refetch a query', () => {
    expect('query.refetch()').not.toMatch(BYPASS);
  });

  it('calls the server through the generated client only', () => {
    const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !/^(lib|e2e)\/|\.test\.tsx?$|\/testing\.ts$/.test(file),
    );
    expect(sources.length).toBeGreaterThan(0);
    const around = sources.filter((file) => BYPASS.test(readFileSync(join(WEB, file), 'utf8')));
    expect(around.sort()).toEqual(CONTROLS);
  });
});

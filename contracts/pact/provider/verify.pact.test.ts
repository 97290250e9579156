import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import pactCore from '@pact-foundation/pact-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing.ts';
import { PACT_FILE, type PactInteraction, PROVIDER, readPact, writePact } from '../pact-file.ts';
import { type StateServer, startStateServer } from './state-server.ts';

const ALL_VERIFIED_MS = 5000;

let server: TestApp;
let states: StateServer;
let address: string;
const folder = mkdtempSync(join(tmpdir(), 'desk-provider-'));

beforeAll(async () => {
  server = await startTestApp();
  states = await startStateServer(server.world);
  address = await server.app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await states.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

function verify(file: string): Promise<string> {
  return pactCore.verifyPacts({
    provider: PROVIDER,
    providerBaseUrl: address,
    providerStatesSetupUrl: states.url,
    pactUrls: [file],
    logLevel: 'error',
  });
}

/** A pact of one interaction of the agreed ones, changed. */
function pactWith(description: string, change: (agreed: PactInteraction) => PactInteraction): string {
  const pact = readPact();
  const agreed = pact.interactions.find((interaction) => interaction.description === description);
  if (!agreed) throw new Error(`the pact has no interaction "${description}"`);
  const file = join(folder, 'one.json');
  writePact({ ...pact, interactions: [change(agreed)] }, file);
  return file;
}

describe('desk-server', () => {
  it('keeps every interaction of the pact, quickly', async () => {
    const start = performance.now();
    const { interactions } = readPact();
    const result = JSON.parse(await verify(PACT_FILE));
    expect(result.result).toBe(true);
    process.stdout.write(JSON.stringify(result).slice(0, 1500));
    expect(interactions.length).toBeGreaterThan(0);
    expect(performance.now() - start).toBeLessThan(ALL_VERIFIED_MS);
  });
});

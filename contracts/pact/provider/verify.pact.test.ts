import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootCertificates } from 'node:tls';
import pactCore, { type VerifierOptions } from '@pact-foundation/pact-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing.ts';
import { joinedPact, type PactInteraction, PROVIDER, writePact } from '../pact-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'desk-provider-'));

let server: TestApp;
let address: string;

beforeAll(async () => {
  avoidCertificates();
  server = await startTestApp();
  address = await server.app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await server.close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/**
 * The verifier reads all certificates of the machine for each request, which takes longer than all the rest.
 * It refuses to work with none, so it gets one.
 */
function avoidCertificates(): void {
  const one = join(folder, 'one.pem');
  writeFileSync(one, rootCertificates[0] ?? '');
  vi.stubEnv('SSL_CERT_FILE', one);
  vi.stubEnv('SSL_CERT_DIR', folder);
}

interface Verdict {
  readonly result: boolean;
  readonly errors: readonly { readonly mismatch: object }[];
  readonly interactionResults: readonly { readonly description: string; readonly result: string }[];
}

/** The verifier rejects with its verdict as the message. */
async function verdictOn(file: string, providerBaseUrl = address): Promise<Verdict> {
  const options: VerifierOptions = {
    provider: PROVIDER,
    providerBaseUrl,
    providerStatesSetupUrl: `${address}/__replica/pact/states`,
    pactUrls: [file],
    logLevel: 'error',
  };
  const verdict = await pactCore.verifyPacts(options).catch((error: Error) => error.message);
  return JSON.parse(verdict);
}

/** The verdict on a pact that holds one of the agreed interactions, changed. */
function verdictOnChanged(
  description: string,
  change: (agreed: PactInteraction) => PactInteraction,
  providerBaseUrl?: string,
): Promise<Verdict> {
  const pact = joinedPact();
  const agreed = pact.interactions.find((interaction) => interaction.description === description);
  if (!agreed) throw new Error(`the pact has no interaction "${description}"`);
  const file = join(folder, 'one.json');
  writePact({ ...pact, interactions: [change(agreed)] }, file);
  return verdictOn(file, providerBaseUrl);
}

/** The verdict on one interaction before a server whose replies are changed. */
async function verdictOnReply(description: string, change: (body: string) => string): Promise<Verdict> {
  const between = createServer(async ({ url = '', headers }, reply) => {
    const { authorization = '' } = headers;
    const answer = await fetch(address + url, { headers: { authorization } });
    reply.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    reply.end(change(await answer.text()));
  });
  await new Promise<void>((listening) => between.listen(0, '127.0.0.1', listening));
  const { port } = between.address() as AddressInfo;
  try {
    return await verdictOnChanged(description, (agreed) => agreed, `http://127.0.0.1:${port}`);
  } finally {
    between.close();
  }
}

/** Another body; what is named in `types` may have any value of the same type, all else has to be equal. */
function withBody(body: unknown, types: readonly string[] = []) {
  const rules = types.map((path) => [path, { combine: 'AND', matchers: [{ match: 'type' }] }]);
  const matchingRules = { body: Object.fromEntries(rules) };
  return (agreed: PactInteraction) => ({ ...agreed, response: { status: 200, body, matchingRules } });
}

describe('desk-server', () => {
  it('keeps every interaction of the pact', async () => {
    const pact = joinedPact();
    const file = join(folder, 'whole.json');
    writePact(pact, file);
    const { result, errors, interactionResults } = await verdictOn(file);
    expect(errors).toEqual([]);
    expect(result).toBe(true);
    expect(interactionResults).toHaveLength(pact.interactions.length);
  });
});

describe('the verifier', () => {
  const SAVED = 'ShoppingServiceMag.updateCart: an allowed choice';
  const OWN_LINE = 'ShopCarService.cartInfo: a line of the own cart';
  const LOGGED_IN = 'UserCenterMag.userIsLogin3: a member with a membership';
  const lineWith = (fields: object) => ({ code: 0, data: { data: fields } });

  it('accepts an agreed interaction on its own', async () => {
    expect(await verdictOnChanged(SAVED, (agreed) => agreed)).toMatchObject({ result: true, errors: [] });
  });

  it.each([
    ['another text', SAVED, withBody('no')],
    ['a field of another type', OWN_LINE, withBody(lineWith({ count: '10' }), ['$.data.data.count'])],
    [
      'an item of another type',
      OWN_LINE,
      withBody(lineWith({ buzhou: [{ ID: 101 }] }), ['$.data.data.buzhou']),
    ],
    ['a field that the server does not send', OWN_LINE, withBody(lineWith({ enable: true }), ['$'])],
    ['the number 1 where the string is agreed', LOGGED_IN, withBody({ code: 0, status: 1 })],
  ])('refuses %s', async (_change, description, change) => {
    const { result, errors } = await verdictOnChanged(description, change);
    expect(result).toBe(false);
    expect(errors).toHaveLength(1);
    expect(errors[0]?.mismatch).toMatchObject({
      type: 'mismatches',
      mismatches: expect.arrayContaining([expect.objectContaining({ type: expect.stringMatching(/^Body/) })]),
    });
  });

  const WALLET = 'WalletServiceMag.getWallet: a wallet';

  it('accepts a reply that comes through unchanged', async () => {
    expect(await verdictOnReply(WALLET, (body) => body)).toMatchObject({ result: true });
  });

  it.each([
    ['a reply without a field', (body: string) => body.replace('"bankName"', '"bank_name"')],
    [
      'a reply with a field of another type',
      (body: string) => body.replace(/("codeLockedMinutes":)(\d+)/, '$1"$2"'),
    ],
    ['a reply with another code', (body: string) => body.replace('"code":0', '"code":1')],
  ])('refuses %s', async (_change, change) => {
    const { result, errors } = await verdictOnReply(WALLET, change);
    expect(result).toBe(false);
    expect(errors).toHaveLength(1);
  });

  it('refuses a state that is no scenario', async () => {
    const { result, errors } = await verdictOnChanged(SAVED, (agreed) => ({
      ...agreed,
      providerStates: [{ name: 'a-state-of-nobody' }],
    }));
    expect(result).toBe(false);
    expect(errors).toHaveLength(1);
  });
});

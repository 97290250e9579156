/** What a world is: its state, its data, its time, its saved moments and the worlds beside it. */
import { removed } from './faults.ts';
import type { ControlOperations } from './operation.ts';
import { clockState, sandbox } from './parts.ts';
import {
  anything,
  either,
  flag,
  list,
  nullable,
  number,
  object,
  only,
  optional,
  raw,
  record,
  type Static,
  text,
  word,
} from './schema.ts';

const nothing = object({});
const texts = record(text);
/** A number in JSON is read as the text it looks like. */
const params = record(either(text, number));
const snapshotFields = {
  name: text,
  /** The replica's clock when it was saved. */
  clock: text,
  bytes: number,
};
const snapshot = object(snapshotFields);
const preset = {
  name: text,
  operation: text,
  situation: text,
  /** The product's exact words; null where its reaction is not known. */
  words: nullable(text),
  description: text,
  /** As POST faults takes it; null where data does it. */
  rule: nullable(anything),
  scenario: nullable(text),
};

export type SnapshotView = Static<typeof snapshot>;

export const WORLD_OPERATIONS = {
  'GET /health': {
    summary: 'Whether the replica is alive and seeded; 503 until then',
    reply: object({ status: only('ok') }),
  },
  'GET /ready': {
    summary:
      'Whether the replica can work: a trial write that is taken back. 503 with the reason where its file is lost or damaged, its disk full or read-only',
    reply: object({ status: only('ready') }),
  },
  'GET /info': {
    summary:
      "Mode, the caller's sandbox (null for the default world) and its end, version, contract hash, seed, clock, how often each writing operation succeeded since the last reset, database file, who may steer, and the backend that answers instead (null for none)",
    reply: object({
      mode: word(['replica', 'demo']),
      sandbox: nullable(text),
      expiresAt: nullable(text),
      endsAt: nullable(text),
      version: text,
      contract: text,
      seed: number,
      clock: clockState,
      changes: record(number),
      database: text,
      control: word(['open', 'token', 'own-sandbox']),
      backend: nullable(
        object({
          url: text,
          host: text,
          insecure: flag,
          proxy: nullable(text),
          local: list(text),
          localAccount: text,
        }),
      ),
    }),
  },
  'GET /ledger': {
    summary:
      'Whether the double-entry ledger adds up and agrees with wallets, orders, payments and recharges; each problem names the row, what it says and what was booked',
    reply: object({
      transfers: number,
      accounts: list(object({ account: text, amount: text })),
      problems: list(object({ what: text, which: text, expected: text, found: text })),
    }),
  },
  'POST /reset': {
    summary: "The caller's world back to the seed: rows, sessions, faults, clock, journal",
    reply: object({ reset: only(true), clock: clockState }),
  },
  'GET /scenarios': {
    summary: 'Data scenarios and the rows of the error catalogue',
    reply: object({
      list: list(
        object({
          name: text,
          kind: word(['data', 'error']),
          title: text,
          description: text,
          situation: optional(text),
          productText: optional(nullable(text)),
          params: texts,
          /** The values of a parameter that has only some. */
          choices: optional(record(list(text))),
        }),
      ),
    }),
  },
  'POST /pact/states': {
    summary:
      'The address of provider states for a Pact verifier: a state is a scenario, each interaction begins at the seed, and what the scenario answers are the values of the state',
    body: object({
      state: optional(text),
      params: optional(params),
      action: optional(word(['setup', 'teardown'])),
      consumer: optional(text),
      states: optional(list(text)),
    }),
    example: { state: 'logged-in', params: { account: 'super', token: 'pact-super-token' }, action: 'setup' },
    reply: texts,
  },
  'POST /scenarios/{name}/run': {
    summary: 'Run a scenario',
    body: object({ params: optional(params) }),
    example: { params: { account: 'super' } },
    reply: object({ name: text, kind: word(['data', 'error']), result: texts }),
  },
  'GET /clock': { summary: "The replica's now", reply: clockState },
  'POST /clock': {
    summary:
      'Reset, freeze and advance, in this order: freeze takes an ISO date, advance 90s, 10m, 2h or 30d; with "keepsLogins" whoever is logged in stays so while it advances',
    body: object({
      reset: optional(only(true)),
      freeze: optional(text),
      advance: optional(text),
      keepsLogins: optional(flag),
    }),
    example: { advance: '30d' },
    reply: clockState,
  },
  'GET /snapshots': {
    summary: 'The saved moments of this world',
    reply: object({ list: list(snapshot) }),
  },
  'POST /snapshots/{name}': {
    summary: 'Save rows, sessions, clock and faults under a name; at most 20, and they outlive a reset',
    body: nothing,
    reply: snapshot,
    statuses: [201],
  },
  'POST /snapshots/{name}/load': {
    summary: 'Back to a saved moment; a running clock runs on from it',
    body: nothing,
    reply: object({ ...snapshotFields, clock: clockState }),
  },
  'DELETE /snapshots/{name}': { summary: 'Forget a saved moment', reply: removed },
  'GET /sandboxes': {
    summary: 'The private worlds, with their size and their end in real time',
    reply: object({ list: list(sandbox) }),
  },
  'GET /sandboxes/{name}': { summary: 'One private world; asking is no use of it', reply: sandbox },
  'POST /sandboxes/{name}': {
    summary:
      'Create a private world; the first request with the header x-replica-sandbox or the cookie deskSandbox does the same',
    body: nothing,
    reply: sandbox,
    statuses: [201, 200],
  },
  'DELETE /sandboxes/{name}': { summary: 'End a private world', reply: removed },
  'GET /export': {
    summary:
      "The caller's world as one file: a SQLite database that also tells the clock, with the uploaded files behind it",
    reply: raw('application/octet-stream'),
  },
  'POST /import': {
    summary:
      'Replace rows, clock and uploads by an exported file of at most 256 MB (20 MB in a demo); one of another program or schema version is refused',
    body: raw('application/octet-stream'),
    reply: object({ imported: only(true), bytes: number, clock: clockState }),
  },
  'GET /error-catalogue': {
    summary: 'The rows of the error catalogue: words, operation, rule',
    reply: object({ list: list(object(preset)) }),
  },
  'POST /error-catalogue/{name}': {
    summary: 'Make a row of the error catalogue happen, for a number of times or until its rule is removed',
    body: params,
    example: { times: 1 },
    reply: object({ ...preset, result: texts }),
    statuses: [201],
  },
  'GET /tour': { summary: 'The chapters of the guided tour', reply: object({ list: list(text) }) },
  'POST /tour/{chapter}': {
    summary:
      "Take the caller's world to the beginning of a chapter, from any state; answers a token and the screen",
    body: nothing,
    reply: object({ chapter: text, account: text, token: text, path: text, values: texts }),
  },
  'GET /contract.json': {
    summary: 'The contract of the product, in one document',
    reply: raw('application/json'),
  },
  'GET /docs': { summary: 'The API reference of the product', reply: raw('text/html') },
  'GET /openapi.json': { summary: 'This document', reply: raw('application/json') },
} satisfies ControlOperations;

import { askControl, ControlRefused } from '../control-client.ts';
import { backendInFront, ownsSession } from './backend/backend-in-front.ts';
import { fieldsOf, listOf, numberOf, textOf } from './read.ts';

export interface Persona {
  readonly account: string;
  readonly userId: string;
  readonly nick: string;
  readonly level: string;
}

export interface Rule {
  readonly id: string;
  readonly operation: string;
  readonly kind: string;
  /** What the kind needs beside its name, in a word. */
  readonly detail: string;
  readonly timesLeft: number | null;
  readonly probability: number;
  /** As a new rule of the same kind is asked for. */
  readonly fields: Readonly<Record<string, string>>;
}

/** A row of the product's error catalogue that can be brought about. */
export interface Preset {
  readonly name: string;
  readonly situation: string;
  readonly words: string;
  readonly operations: string;
}

export interface ClockState {
  /** ISO. */
  readonly now: string;
  readonly frozen: boolean;
  readonly offsetMs: number;
}

export interface Scenario {
  readonly name: string;
  readonly description: string;
  readonly params: Readonly<Record<string, string>>;
}

export interface Snapshot {
  readonly name: string;
  /** The replica's clock at that moment. */
  readonly at: number | null;
  readonly bytes: number | null;
}

const enc = encodeURIComponent;

async function listAt(path: string) {
  return listOf(fieldsOf(await askControl(path)).list).map(fieldsOf);
}

export async function personas(): Promise<Persona[]> {
  return (await listAt('/personas')).map(({ account, user_id, nick, vip_name }) => ({
    account: textOf(account),
    userId: textOf(user_id),
    nick: textOf(nick),
    level: textOf(vip_name),
  }));
}

export async function loginAs(account: string): Promise<string> {
  const backend = await backendInFront();
  if (ownsSession(backend)) {
    throw new ControlRefused(409, 'backend-session', `登录由后端 ${backend?.host} 管理，它不认识演示账号`);
  }
  return textOf(fieldsOf(await askControl(`/personas/${enc(account)}/login`, { method: 'POST' })).token);
}

function ruleOf(value: unknown): Rule {
  const { id, operation, fault, timesLeft, probability } = fieldsOf(value);
  const { kind, ...own } = fieldsOf(fault);
  const detail = Object.entries(own).map(([name, part]) =>
    typeof part === 'object' ? JSON.stringify(part).replace(/["{}]/g, '') : `${name} ${textOf(part)}`,
  );
  return {
    id: textOf(id),
    operation: textOf(operation),
    kind: textOf(kind),
    detail: detail.join('，'),
    timesLeft: numberOf(timesLeft),
    probability: numberOf(probability) ?? 1,
    fields: {
      ...Object.fromEntries(
        Object.entries({ kind, ...own }).map(([name, part]) => [
          name,
          typeof part === 'object' ? JSON.stringify(part) : textOf(part),
        ]),
      ),
      ...(numberOf(timesLeft) === null ? {} : { times: textOf(timesLeft) }),
      ...(probability === undefined || probability === 1 ? {} : { probability: textOf(probability) }),
    },
  };
}

export async function rules(): Promise<Rule[]> {
  return (await listAt('/faults')).map(ruleOf);
}

export async function addRule(rule: object): Promise<Rule> {
  return ruleOf(await askControl('/faults', { method: 'POST', body: rule }));
}

export async function removeRule(id: string): Promise<void> {
  await askControl(`/faults/${enc(id)}`, { method: 'DELETE' });
}

/** The same strike once more, at the next call of its operation. */
export async function replayFault(draw: string): Promise<void> {
  await askControl('/faults/replay', { method: 'POST', body: { id: draw, times: 1 } });
}

export async function clearRules(): Promise<void> {
  await askControl('/faults', { method: 'DELETE' });
}

function presetOf(value: unknown): Preset {
  const { name, situation, words, productText, operation, operations } = fieldsOf(value);
  return {
    name: textOf(name),
    situation: textOf(situation),
    words: textOf(words) || textOf(productText),
    operations: textOf(operation) || listOf(operations).map(textOf).join('、'),
  };
}

/** An older server has the presets among its scenarios only. */
export async function presets(): Promise<Preset[]> {
  const list = await listAt('/error-catalogue').catch(async () =>
    (await listAt('/scenarios')).filter(({ kind }) => kind === 'error'),
  );
  return list.map(presetOf);
}

export async function scenarios(): Promise<Scenario[]> {
  const list = (await listAt('/scenarios')).filter(({ kind }) => kind !== 'error');
  return list.map(({ name, description, params }) => ({
    name: textOf(name),
    description: textOf(description),
    params: Object.fromEntries(Object.entries(fieldsOf(params)).map(([key, value]) => [key, textOf(value)])),
  }));
}

/** Answers what the scenario tells: ids, tokens, the faults it added. */
export async function runScenario(
  name: string,
  params: object = {},
): Promise<Readonly<Record<string, string>>> {
  const reply = fieldsOf(
    await askControl(`/scenarios/${enc(name)}/run`, { method: 'POST', body: { params } }),
  );
  return Object.fromEntries(
    Object.entries(fieldsOf(reply.result)).map(([key, value]) => [key, textOf(value)]),
  );
}

function clockOf(value: unknown): ClockState {
  const { now, frozen, offsetMs } = fieldsOf(value);
  return { now: textOf(now), frozen: frozen === true, offsetMs: numberOf(offsetMs) ?? 0 };
}

export async function clockState(): Promise<ClockState> {
  return clockOf(await askControl('/clock'));
}

export async function changeClock(change: object): Promise<ClockState> {
  return clockOf(await askControl('/clock', { method: 'POST', body: change }));
}

export async function snapshots(): Promise<Snapshot[]> {
  return (await listAt('/snapshots')).map(({ name, at, clock, bytes }) => ({
    name: textOf(name),
    at: numberOf(at) ?? (Date.parse(textOf(at) || textOf(clock)) || null),
    bytes: numberOf(bytes),
  }));
}

export async function saveSnapshot(name: string): Promise<void> {
  await askControl(`/snapshots/${enc(name)}`, { method: 'POST' });
}

export async function loadSnapshot(name: string): Promise<void> {
  await askControl(`/snapshots/${enc(name)}/load`, { method: 'POST' });
}

export async function removeSnapshot(name: string): Promise<void> {
  await askControl(`/snapshots/${enc(name)}`, { method: 'DELETE' });
}

export async function resetWorld(): Promise<void> {
  await askControl('/reset', { method: 'POST' });
}

export async function worldInfo(): Promise<Readonly<Record<string, string>>> {
  const { version, contract, seed, database, sandbox } = fieldsOf(await askControl('/info'));
  const name = textOf(sandbox) || textOf(fieldsOf(sandbox).name);
  return {
    version: textOf(version),
    contract: textOf(contract),
    seed: textOf(seed),
    database: textOf(database),
    sandbox: name,
  };
}

/** The next thing that is planned for an order happens now. */
export async function advanceOrder(no: string): Promise<string> {
  return textOf(fieldsOf(await askControl(`/orders/${enc(no)}/advance`, { method: 'POST', body: {} })).state);
}

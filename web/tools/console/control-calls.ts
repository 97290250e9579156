import type { Delay } from '#contracts/control/faults.ts';
import type { ControlBody, ControlReply } from '#contracts/control/operations.ts';
import type { OrderView } from '#contracts/control/product.ts';
import type { OrderState } from '#contracts/rules/orders/order-states.ts';
import { ControlRefused, control } from '../control-client.ts';
import { backendInFront, ownsSession } from './backend/backend-in-front.ts';

export type ClockState = ControlReply<'GET /clock'>;
export type Persona = ControlReply<'GET /personas'>['list'][number];
export type Preset = ControlReply<'GET /error-catalogue'>['list'][number];
export type Scenario = ControlReply<'GET /scenarios'>['list'][number];
export type Snapshot = ControlReply<'GET /snapshots'>['list'][number];
export type ClockChange = ControlBody<'POST /clock'>;
export type NewRule = ControlBody<'POST /faults'>;

export interface Rule {
  readonly id: string;
  readonly operation: string;
  readonly kind: string;
  /** What the kind needs beside its name, in short. */
  readonly details: readonly string[];
  /** How long it waits; null where that is not its kind. */
  readonly delay: Delay | null;
  readonly timesLeft: number | null;
  readonly probability: number;
  /** As a new rule of the same kind is asked for. */
  readonly fields: Readonly<Record<string, string>>;
}

export async function personas(): Promise<readonly Persona[]> {
  return (await control.call('GET /personas')).list;
}

export async function loginAs(account: string): Promise<string> {
  const backend = await backendInFront();
  if (ownsSession(backend)) {
    throw new ControlRefused(409, 'backend-session', backend?.host);
  }
  return (await control.call('POST /personas/{account}/login', { path: { account } })).token;
}

function ruleOf({ id, operation, fault, timesLeft, probability }: ControlReply<'POST /faults'>): Rule {
  const { kind, ...own } = fault;
  const parts = Object.entries<unknown>(own).map(
    ([name, part]) => [name, typeof part === 'object' ? JSON.stringify(part) : String(part)] as const,
  );
  const details = parts.map(([, part]) => part);
  return {
    id,
    operation,
    kind,
    details,
    delay: fault.kind === 'delay' ? fault.delay : null,
    timesLeft,
    probability,
    fields: {
      kind,
      ...Object.fromEntries(parts),
      ...(timesLeft === null ? {} : { times: String(timesLeft) }),
      ...(probability === 1 ? {} : { probability: String(probability) }),
    },
  };
}

export async function rules(): Promise<Rule[]> {
  return (await control.call('GET /faults')).list.map(ruleOf);
}

export async function addRule(body: NewRule): Promise<Rule> {
  return ruleOf(await control.call('POST /faults', { body }));
}

export async function removeRule(id: string): Promise<void> {
  await control.call('DELETE /faults/{id}', { path: { id } });
}

/** The same strike once more, at the next call of its operation. */
export async function replayFault(draw: string): Promise<void> {
  await control.call('POST /faults/replay', { body: { id: draw, times: 1 } });
}

export async function clearRules(): Promise<void> {
  await control.call('DELETE /faults');
}

/** The rows of the product's error catalogue that can be brought about. */
export async function presets(): Promise<readonly Preset[]> {
  return (await control.call('GET /error-catalogue')).list;
}

/** Those of the data; the others are the presets. */
export async function scenarios(): Promise<Scenario[]> {
  return (await control.call('GET /scenarios')).list.filter(({ kind }) => kind === 'data');
}

/** Answers what the scenario tells: ids, tokens, the faults it added. */
export async function runScenario(
  name: string,
  params: Readonly<Record<string, string>> = {},
): Promise<Readonly<Record<string, string>>> {
  return (await control.call('POST /scenarios/{name}/run', { path: { name }, body: { params } })).result;
}

export function clockState(): Promise<ClockState> {
  return control.call('GET /clock');
}

export function changeClock(body: ClockChange): Promise<ClockState> {
  return control.call('POST /clock', { body });
}

export async function snapshots(): Promise<readonly Snapshot[]> {
  return (await control.call('GET /snapshots')).list;
}

export async function saveSnapshot(name: string): Promise<void> {
  await control.call('POST /snapshots/{name}', { path: { name } });
}

export async function loadSnapshot(name: string): Promise<void> {
  await control.call('POST /snapshots/{name}/load', { path: { name } });
}

export async function removeSnapshot(name: string): Promise<void> {
  await control.call('DELETE /snapshots/{name}', { path: { name } });
}

export async function resetWorld(): Promise<void> {
  await control.call('POST /reset');
}

export function worldInfo(): Promise<ControlReply<'GET /info'>> {
  return control.call('GET /info');
}

export type OrderList = ControlReply<'GET /orders'>;

export function ordersOf(account: string): Promise<OrderList> {
  return control.call('GET /orders', { query: { account } });
}

/** What comes next to an order happens now, or all up to the parcel; an order that is not paid is paid first. */
export async function stepOrder(
  { orderNo: no, state }: Pick<OrderView, 'orderNo' | 'state'>,
  to: 'next' | 'shipped',
): Promise<OrderState> {
  if (state === 'unpaid') await control.call('POST /pay/{no}/settle', { path: { no } });
  if (state === 'unpaid' && to === 'next') return 'paid';
  const body = to === 'shipped' ? { to } : {};
  return (await control.call('POST /orders/{no}/advance', { path: { no }, body })).state;
}

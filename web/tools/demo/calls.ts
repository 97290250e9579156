import type { ControlReply } from '#contracts/control/operations.ts';
import { ORDER_STATE_TEXTS } from '#contracts/rules/orders/order-states.ts';
import { PRODUCTION_STAGES } from '#contracts/rules/orders/order-times.ts';
import { control } from '../control-client.ts';
import { type Persona, shownPersonas } from './accounts/personas.ts';
import type { DemoInfo } from './bar/demo-info.ts';

/** What the demo asks of the server that it runs on. Each rejects with a ControlRefused. */

export async function personas(): Promise<readonly Persona[]> {
  return shownPersonas((await control.call('GET /personas')).list);
}

/** The token of a new session. */
export async function logInAs(account: string): Promise<string> {
  return (await control.call('POST /personas/{account}/login', { path: { account } })).token;
}

export async function demoInfo(): Promise<DemoInfo> {
  const { sandbox, endsAt } = await control.call('GET /info');
  return { sandbox: sandbox ?? '', endsAt: endsAt === null ? null : Date.parse(endsAt) };
}

/** Answers in words where the order stands after its next step, for which the clock goes to when it was planned. */
export async function advanceOrder(orderNo: string): Promise<string> {
  const { state, stage } = await control.call('POST /orders/{no}/advance', {
    path: { no: orderNo },
    body: { withClock: true },
  });
  const step = state === 'producing' ? PRODUCTION_STAGES.find(({ key }) => key === stage) : undefined;
  return [ORDER_STATE_TEXTS[state], step?.name].filter(Boolean).join(' · ');
}

export async function advanceClock(advance: string): Promise<void> {
  await control.call('POST /clock', { body: { advance, keepsLogins: true } });
}

export async function resetDemo(): Promise<void> {
  await control.call('POST /reset');
}

/** How often each writing operation succeeded in this visit, since it began or was reset. */
export async function changeCounts(): Promise<Readonly<Record<string, number>>> {
  return (await control.call('GET /info')).changes;
}

/** The last writes of this visit, oldest first. */
export async function lastWrites(): Promise<ControlReply<'GET /moments'>['list']> {
  return (await control.call('GET /moments')).list;
}

/** The visit as it was right before that write. */
export async function rewindTo(id: number): Promise<void> {
  await control.call('POST /moments/{id}/rewind', { path: { id: String(id) } });
}

export function beginChapter(chapter: string): Promise<ControlReply<'POST /tour/{chapter}'>> {
  return control.call('POST /tour/{chapter}', { path: { chapter } });
}

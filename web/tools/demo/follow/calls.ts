import type { ControlBody, ControlReply } from '#contracts/control/operations.ts';
import { control } from '../../control-client.ts';
import { presenterHeaders, presenterKey } from '../presenter/presenter-key.ts';

/** Where the presenter is. */
export type Lead = ControlReply<'POST /show/guest'>;
/** What who presents sees. */
export type Show = ControlReply<'GET /show'>;
export type Guest = Show['guests'][number];

export function askForLead(body: ControlBody<'POST /show/guest'>, signal?: AbortSignal): Promise<Lead> {
  const headers = presenterKey() === null ? {} : { headers: presenterHeaders() };
  return control.call('POST /show/guest', { body, ...headers, ...(signal ? { signal } : {}) });
}

export function askForShow(change: number, signal: AbortSignal): Promise<Show> {
  return control.call('GET /show', { query: { change }, headers: presenterHeaders(), signal });
}

export function moveShow(body: ControlBody<'POST /show/move'>): Promise<Show> {
  return control.call('POST /show/move', { body, headers: presenterHeaders() });
}

export function extendVisits(body: ControlBody<'POST /show/extend'>): Promise<Show> {
  return control.call('POST /show/extend', { body, headers: presenterHeaders() });
}

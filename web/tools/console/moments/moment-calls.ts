import { SANDBOX_COOKIE } from '#contracts/control/address.ts';
import type { ControlReply } from '#contracts/control/operations.ts';
import { control } from '../../control-client.ts';

export type Moments = ControlReply<'GET /moments'>;
export type Moment = Moments['list'][number];
export type Compared = ControlReply<'GET /moments/compare'>;

export const LATEST = 'latest';

export function moments(): Promise<Moments> {
  return control.call('GET /moments');
}

/** Answers how many writes are undone now. */
export async function rewindTo(id: string): Promise<number> {
  return (await control.call('POST /moments/{id}/rewind', { path: { id } })).undone;
}

export async function branchAt(id: string, name: string): Promise<void> {
  await control.call('POST /moments/{id}/branch', { path: { id }, body: { name } });
}

export function compare(from: string, to: string): Promise<Compared> {
  return control.call('GET /moments/compare', { query: { from, to } });
}

/** The page goes on in that sandbox; in the default world where none is named. */
export function enterWorld(name: string | null): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies is not in every browser that the product knows.
  document.cookie = `${SANDBOX_COOKIE}=${name ?? ''}; path=/; samesite=lax${name === null ? '; max-age=0' : ''}`;
  location.reload();
}

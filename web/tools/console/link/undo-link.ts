import { tokenStore } from '#web/lib/session/token.ts';
import { ControlRefused } from '../../control-client.ts';
import { changeClock, loadSnapshot, removeRule, removeSnapshot } from '../control-calls.ts';
import type { LinkNotice, Undo } from './link-notice.ts';

export function canUndo({ undo }: LinkNotice): boolean {
  return undo.faults.length > 0 || undo.clock !== null || undo.token !== null || undo.snapshot !== '';
}

async function undoClock({ frozen, now, offsetMs }: NonNullable<Undo['clock']>): Promise<void> {
  const fresh = await changeClock({ reset: true });
  const seconds = Math.round((offsetMs - fresh.offsetMs) / 1000);
  if (frozen) await changeClock({ freeze: now });
  else if (seconds > 0) await changeClock({ advance: `${seconds}s` });
}

/** Takes back what a link did: the data, its faults, the jump of the clock, the member. */
export async function undoLink({ undo }: LinkNotice): Promise<void> {
  // First, because a saved state holds the faults and the clock of its moment as well.
  if (undo.snapshot !== '') {
    await loadSnapshot(undo.snapshot);
    // It has served; a failure here would be no reason to stop.
    await removeSnapshot(undo.snapshot).catch(() => undefined);
  }
  for (const id of undo.faults) {
    await removeRule(id).catch((error: unknown) => {
      // It struck as often as it should and is gone already.
      if (!(error instanceof ControlRefused && error.status === 404)) throw error;
    });
  }
  if (undo.clock !== null) await undoClock(undo.clock);
  if (undo.token === '') tokenStore.clear();
  else if (undo.token !== null) tokenStore.write(undo.token);
}

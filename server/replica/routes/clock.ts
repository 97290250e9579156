import { CLOCK_LIMITS_IN_WORDS, isClockMoment, readClockMoment } from '#contracts/rules/clock-limits.ts';
import { prolongSessions } from '#db/queries/account/sessions.ts';
import type { SomeHandlers } from '../control/handlers.ts';
import { badControlRequest } from '../control-problem.ts';

const UNIT_MS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

export const clockHandlers = {
  'GET /clock': ({ world }) => world.clock.state(),

  'POST /clock'({ world: { db, clock, journal }, body }) {
    // All is read before anything is done, so that a bad part changes nothing.
    const freezeAt = instant(body.freeze);
    const advance = duration(body.advance);
    const from = freezeAt ?? (body.reset ? clock.start() : clock.now());
    if (!isClockMoment(from + (advance ?? 0))) {
      throw badControlRequest(`the clock goes ${CLOCK_LIMITS_IN_WORDS}`);
    }
    if (body.reset) clock.reset();
    if (freezeAt !== null) clock.freeze(freezeAt);
    if (advance !== null) {
      if (body.keepsLogins) prolongSessions(db, { now: clock.now(), by: advance });
      clock.advance(advance);
    }
    journal.announce('clock', clock.state());
    return clock.state();
  },
} satisfies SomeHandlers;

function instant(text: string | undefined): number | null {
  if (text === undefined) return null;
  const at = readClockMoment(text);
  if (at === null) {
    throw badControlRequest(`freeze must be an ISO date ${CLOCK_LIMITS_IN_WORDS}, not "${text}"`);
  }
  return at;
}

function duration(text: string | undefined): number | null {
  if (text === undefined) return null;
  const [, amount = '', unit = ''] = /^(\d{1,9})([smhd])$/.exec(text) ?? [];
  const unitMs = UNIT_MS[unit];
  if (unitMs === undefined)
    throw badControlRequest(`advance must be like 90s, 10m, 2h or 30d, not "${text}"`);
  return Number(amount) * unitMs;
}

import type { SomeHandlers } from '../control/handlers.ts';
import { badControlRequest } from '../control-problem.ts';

const UNIT_MS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const FURTHEST = Date.UTC(2200, 0, 1);

export const clockHandlers = {
  'GET /clock': ({ world }) => world.clock.state(),

  'POST /clock'({ world: { clock, journal }, body }) {
    // All is read before anything is done, so that a bad part changes nothing.
    const freezeAt = instant(body.freeze);
    const advance = duration(body.advance);
    if ((freezeAt ?? clock.now()) + (advance ?? 0) > FURTHEST)
      throw badControlRequest('the clock ends with 2199');
    if (body.reset) clock.reset();
    if (freezeAt !== null) clock.freeze(freezeAt);
    if (advance !== null) clock.advance(advance);
    journal.announce('clock', clock.state());
    return clock.state();
  },
} satisfies SomeHandlers;

function instant(text: string | undefined): number | null {
  if (text === undefined) return null;
  const at = /^\d{4}-\d{2}-\d{2}(T|$)/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(at)) throw badControlRequest(`freeze must be an ISO date, not "${text}"`);
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

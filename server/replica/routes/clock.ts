import type { FastifyInstance } from 'fastify';
import { demandKnown, type Fields, fieldsOf, textField } from '../body.ts';
import { badControlRequest } from '../control-problem.ts';

const UNIT_MS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const FURTHEST = Date.UTC(2200, 0, 1);

export function clockRoutes(plane: FastifyInstance): void {
  plane.get('/clock', async ({ world }) => world.clock.state());

  plane.post('/clock', async (request) => {
    const { clock, journal } = request.world;
    const fields = fieldsOf(request.body);
    demandKnown(fields, ['reset', 'freeze', 'advance']);
    // All is read before anything is done, so that a bad part changes nothing.
    const isReset = resetWanted(fields);
    const freezeAt = instant(textField(fields, 'freeze'));
    const advance = duration(textField(fields, 'advance'));
    if ((freezeAt ?? clock.now()) + (advance ?? 0) > FURTHEST)
      throw badControlRequest('the clock ends with 2199');
    if (isReset) clock.reset();
    if (freezeAt !== null) clock.freeze(freezeAt);
    if (advance !== null) clock.advance(advance);
    journal.announce('clock', clock.state());
    return clock.state();
  });
}

function resetWanted(fields: Fields): boolean {
  if (fields.reset === undefined || fields.reset === true) return fields.reset === true;
  throw badControlRequest('reset can only be true');
}

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

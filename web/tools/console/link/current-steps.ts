import { sessionStore } from '#web/lib/session/session-store.ts';
import { backendInFront, ownsSession } from '../backend/backend-in-front.ts';
import { clockState, personas, type Rule, rules } from '../control-calls.ts';
import type { LinkStep } from './link.ts';

const NOTICEABLE_MS = 60_000;

export function ruleStep({ operation, fields }: Pick<Rule, 'operation' | 'fields'>): LinkStep {
  return { kind: 'fault', name: operation, params: fields };
}

/** Who is logged in, what time it is and what goes wrong, as the steps of a link. */
export async function currentSteps(): Promise<LinkStep[]> {
  const [clock, inForce, known, backend] = await Promise.all([
    clockState(),
    rules(),
    personas(),
    backendInFront(),
  ]);
  const userId = String(sessionStore.get().user?.user_id ?? '');
  const account = ownsSession(backend)
    ? undefined
    : known.find((persona) => persona.user_id === userId)?.account;
  const seconds = Math.round(clock.offsetMs / 1000);
  const time = clock.frozen ? clock.now : seconds * 1000 > NOTICEABLE_MS ? `+${seconds}s` : '';
  return [
    ...(time ? [{ kind: 'clock', name: time, params: {} } as const] : []),
    ...(account ? [{ kind: 'persona', name: account, params: {} } as const] : []),
    ...inForce.map(ruleStep),
  ];
}

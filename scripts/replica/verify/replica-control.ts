import { createControlClient } from '#contracts/control/client.ts';
import type { PactInteraction } from '#contracts/pact/pact-file.ts';
import { Unreachable } from '../cli/run.ts';
import type { Target } from './request.ts';

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** A replica on this machine, which may be reset and steered. */
export async function isOwnReplica(target: Target): Promise<boolean> {
  if (!LOOPBACK.test(new URL(target.baseUrl).hostname)) return false;
  const info = await controlOf(target)
    .call('GET /info')
    .catch(() => null);
  // Whoever else listens there may answer anything.
  return typeof info?.contract === 'string' && info.control === 'open';
}

export async function resetReplica(target: Target): Promise<void> {
  await controlOf(target).call('POST /reset');
}

/** A world of its own for each interaction, as the provider's verification makes it. */
export async function setStates(target: Target, { providerStates = [] }: PactInteraction): Promise<void> {
  await resetReplica(target);
  for (const { name, params = {} } of providerStates) {
    await controlOf(target).call('POST /scenarios/{name}/run', { path: { name }, body: { params } });
  }
}

/** Its calls go the way of all calls to the target. */
function controlOf(target: Target) {
  return createControlClient({
    url: '',
    async send(path, { method = 'GET', headers, body }) {
      const sent = typeof body === 'string' ? { body } : {};
      const answer = await target.send({ method, path, headers, ...sent });
      if (!answer.ok) throw new Error(answer.why);
      return new Response(answer.reply.text, { status: answer.reply.status });
    },
    failed({ address, status, text, cause }) {
      if (status > 0) return new Unreachable(`The replica refused ${address}: HTTP ${status} ${text}`);
      return new Unreachable(
        `The replica cannot be steered: ${cause instanceof Error ? cause.message : cause}.`,
      );
    },
  });
}

import type { PactInteraction } from '#contracts/pact/pact-file.ts';
import { Unreachable } from '../cli/run.ts';
import { isObject } from './json-parts.ts';
import type { Target } from './request.ts';

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** A replica on this machine, which may be reset and steered. */
export async function isOwnReplica(target: Target): Promise<boolean> {
  if (!LOOPBACK.test(new URL(target.baseUrl).hostname)) return false;
  const answer = await target.send({ method: 'GET', path: '/__replica/info', headers: {} });
  if (!answer.ok || answer.reply.status !== 200) return false;
  const info = answer.reply.json;
  return isObject(info) && typeof info.contract === 'string' && info.control === 'open';
}

export async function resetReplica(target: Target): Promise<void> {
  await steer(target, 'reset', {});
}

/** A world of its own for each interaction, as the provider's verification makes it. */
export async function setStates(target: Target, { providerStates = [] }: PactInteraction): Promise<void> {
  await resetReplica(target);
  for (const { name, params = {} } of providerStates) {
    await steer(target, `scenarios/${name}/run`, { params });
  }
}

async function steer(target: Target, path: string, body: object): Promise<void> {
  const answer = await target.send({
    method: 'POST',
    path: `/__replica/${path}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Unreachable(`The replica cannot be steered: ${answer.why}.`);
  if (answer.reply.status !== 200) {
    throw new Unreachable(`The replica refused ${path}: HTTP ${answer.reply.status} ${answer.reply.text}`);
  }
}

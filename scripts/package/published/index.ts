/** Starting a replica from a program. */
import type { Replica, ReplicaOptions } from './replica.ts';

export type { DemoAccount, ErrorName, ScenarioName } from './names.ts';
export type { Replica, ReplicaOptions } from './replica.ts';
export { type Fault, openWorld, type World, type WorldOptions } from './world.ts';

/**
 * Starts a replica on a free port, with data of its own, in this process or beside it; ready when it resolves.
 * Where this Node is too old for it, it runs beside, on one that is brought from npm.
 */
export async function startReplica(options: ReplicaOptions = {}): Promise<Replica> {
  const { nodeForReplica } = await import('./node-for-replica.ts');
  const node = await nodeForReplica();
  // Loaded by need: whoever runs it beside has no database in this process.
  if (options.beside || node !== process.execPath) {
    return (await import('./run-beside.ts')).runBeside(options, node);
  }
  return (await import('./run-here.ts')).runHere(options);
}

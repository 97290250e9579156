/** A process of its own with one replica in it; it ends when whoever started it lets go of it. */
import type { ReplicaOptions } from './replica.ts';
import type { Said } from './run-beside.ts';
import { runHere } from './run-here.ts';

const say = (said: Said) => process.send?.(said);
/** Ctrl-C reaches every process of a terminal; the one that started this one decides when it ends. */
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

process.once('message', async (options: ReplicaOptions) => {
  try {
    const replica = await runHere(options);
    const end = () => replica.close();
    if (process.connected) process.once('disconnect', end);
    else await end();
    say({ url: replica.url });
  } catch (error) {
    say({ problem: error instanceof Error ? error.message : String(error) });
    process.disconnect();
  }
});

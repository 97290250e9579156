/** The replica of a whole test run: who started it says where it is, by the environment of those who came after. */
import { startReplica } from './index.ts';

const VARIABLE = 'REPLICA_URL';

/** Also set by hand, for a replica that runs already. */
export function sharedUrl(): string | undefined {
  return process.env[VARIABLE];
}

/** Starts it unless one is there; answers how it ends. */
export async function shareReplica(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const url = sharedUrl();
  if (url !== undefined) return { url, close: async () => {} };
  const replica = await startReplica({ beside: true });
  process.env[VARIABLE] = replica.url;
  return {
    url: replica.url,
    async close() {
      delete process.env[VARIABLE];
      await replica.close();
    },
  };
}

/** `globalSetup: 'desk-replica/playwright/setup'`: one replica for all workers of the run. */
import { shareReplica } from './shared-server.ts';

export default async function setUp(): Promise<() => Promise<void>> {
  const { close } = await shareReplica();
  return close;
}

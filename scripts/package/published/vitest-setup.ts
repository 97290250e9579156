/** `globalSetup: 'desk-replica/vitest/setup'`: one replica for all test files. */
import type { TestProject } from 'vitest/node';
import { shareReplica } from './shared-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    replicaUrl: string;
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { url, close } = await shareReplica();
  project.provide('replicaUrl', url);
  return close;
}

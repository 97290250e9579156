/**
 * Before the first browser test: one server for each build of the browser's part. All workers share them, each in a
 * sandbox of its own.
 */
import { BUILDS, type Build, startServer } from './server-process.ts';

/** The workers learn the addresses by the environment, which they inherit. */
const variableOf = (build: Build) => `DESK_E2E_${build.toUpperCase()}`;

export function addressOf(build: Build): string {
  const address = process.env[variableOf(build)];
  if (address === undefined) throw new Error(`no server was started for the build "${build}"`);
  return address;
}

/** Resolves with what stops them. */
export async function startServers(): Promise<() => Promise<void>> {
  const started = await Promise.all(
    BUILDS.map(async (build) => ({ build, server: await startServer(build) })),
  );
  for (const { build, server } of started) process.env[variableOf(build)] = server.url;
  return async () => {
    await Promise.all(started.map(({ server }) => server.stop()));
  };
}

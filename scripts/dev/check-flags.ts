/** Reads the flags of a server and starts none: 2 and a sentence for bad ones. */
import { EnvProblem, readEnv } from '#server/env.ts';

try {
  readEnv(process.argv.slice(2), process.env);
} catch (error) {
  if (!(error instanceof EnvProblem)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

/** Reads the flags of a server and starts none: 2 and a sentence for bad ones. */
import { languageOf } from '#contracts/language.mjs';
import { EnvProblem, readEnv } from '#server/env.ts';

try {
  readEnv(process.argv.slice(2), process.env);
} catch (error) {
  if (!(error instanceof EnvProblem)) throw error;
  console.error(error.sentence[languageOf(process.env)]);
  process.exitCode = 2;
}

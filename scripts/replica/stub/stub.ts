import type { FastifyInstance } from 'fastify';
import { languageOf, processWords } from '#contracts/language.mjs';
import { originProblem } from '#server/env.ts';
import { forgetReady, ReadyFileProblem, writeReady } from '#server/ready-file.ts';
import { describeFlags, type Flags, parseFlags, UsageError } from '../cli/flags.ts';
import { Unreachable } from '../cli/run.ts';
import { readDocument } from './operations.ts';
import { createStub } from './stub-server.ts';

export const STUB_FLAGS = {
  port: { kind: 'text', fallback: '0', meaning: 'where it listens; 0 for any free port' },
  host: { kind: 'text', fallback: '127.0.0.1', meaning: 'whom it answers' },
  cors: { kind: 'list', meaning: 'origins whose pages may call it: http://localhost:3000' },
  'ready-file': {
    kind: 'text',
    fallback: '',
    meaning: 'a file that holds the address as long as it answers',
  },
  quiet: { kind: 'switch', meaning: 'no line for each call' },
} as const satisfies Flags;

export const STUB_HELP = `replica stub FILE
  serve any OpenAPI document of 3.0 or 3.1, YAML or JSON, by its examples and schemas
${describeFlags(STUB_FLAGS)}

  Each operation answers its lowest 2xx: the example, else what the schema allows, the same each time.
  Header x-replica-answer says which: contract-example, contract-schema, contract-status (no content).
  Prefer: code=404, example=NAME, delay=800 ask for another answer; preference-applied says what was had.
  Requests are held to parameters and body: 400 names each field, 404 the nearest operation, 405, 415.
  Paths also answer below the path of a server of the document. Files beside it may be referred to.
  Not looked at: security, multipart fields, parameters that are objects (but deepObject). XML and other
  kinds of content that are no JSON or text come from examples only.

Exit codes: 0 ended, 2 usage or a document that cannot be served, 3 not started, 4 our own error, 130 interrupted.`;

export interface Stub {
  readonly url: string;
  readonly app: FastifyInstance;
  /** The one line for the standard output. */
  readonly ready: string;
  /** Takes the ready file away, however the process ends. */
  forget(): void;
  close(): Promise<void>;
}

/** `replica stub`: answers when it listens, and goes on until it is closed. */
export async function startStub(args: readonly string[], say: (line: string) => void): Promise<Stub> {
  const begun = performance.now();
  const { flags, words } = parseFlags(args, STUB_FLAGS);
  const [file, second] = words;
  if (file === undefined) throw new UsageError('stub needs a FILE, an OpenAPI document.');
  if (second !== undefined) throw new UsageError(`"${second}" was not expected here.`);
  const port = portOf(flags.port);
  const problem = originProblem(flags.cors);
  if (problem) throw new UsageError(problem);
  const document = readDocument(file);
  const app = createStub(document, { corsOrigins: flags.cors, onCall: flags.quiet ? () => {} : say });
  const url = await listening(app, flags.host, port);
  const readyFile = flags['ready-file'];
  if (readyFile !== '') await written(readyFile, url, app);
  const forget = () => readyFile !== '' && forgetReady(readyFile);
  const count = document.operations.length;
  const elapsed = Math.round(performance.now() - begun);
  return {
    url,
    app,
    ready: `Ready at ${url} in ${elapsed} ms, with ${count === 1 ? '1 operation' : `${count} operations`} of ${document.title || file}`,
    forget,
    async close() {
      forget();
      await app.close();
    },
  };
}

async function listening(app: FastifyInstance, host: string, port: number): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Unreachable(
      code === 'EADDRINUSE' ? processWords(languageOf(process.env)).portInUse(port) : message,
    );
  }
}

async function written(file: string, url: string, app: FastifyInstance): Promise<void> {
  try {
    writeReady(file, url);
  } catch (error) {
    await app.close();
    throw error instanceof ReadyFileProblem ? new Unreachable(error.message) : error;
  }
}

function portOf(text: string): number {
  if (!/^\d+$/.test(text) || Number(text) > 65_535) {
    throw new UsageError(`--port is a number up to 65535, not "${text}".`);
  }
  return Number(text);
}
